import type { VisitAct, VisitSource } from '#domain/readers/visit-kinds';

/** A browser at a network address, which is a reader. */
export interface Reader {
	ip: string;
	agent: string;
}

/** A request that a browser, or whoever poses as one, sends at a moment. */
export interface VisitCall {
	at: number;
	name: 'register-view' | 'register-acts' | 'register-search';
	input: Record<string, unknown>;
	ip: string;
	headers: Record<string, string>;
}

/** A reader opens a post, has it on the screen, does something there, and leaves it. */
export interface Opening {
	reader: Reader;
	slug: string;
	at: number;
	/** Undefined: an older page's script, which does not say. */
	source: VisitSource | undefined;
	acts: VisitAct[];
	leftAt: number;
}

export interface Search {
	reader: Reader;
	at: number;
	q: string;
	results: number;
}

/** São Paulo is three hours behind UTC the whole year. */
export const dayOf = (at: number): string =>
	new Date(at - 3 * 3_600_000).toISOString().slice(0, 10);
