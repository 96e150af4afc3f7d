import { describeDriverError } from '#db/database-error';
import { shownLine } from '../local/say.ts';

/** The result of one check. `off` is an optional part that this site does not use. */
export interface Finding {
	about: string;
	state: 'good' | 'bad' | 'off';
	/** What was found. */
	text: string;
	/** How to fix it. */
	mend?: string;
}

export const good = (about: string, text: string): Finding => ({ about, state: 'good', text });
export const off = (about: string, text: string, mend: string): Finding => ({
	about,
	state: 'off',
	text,
	mend,
});
export const bad = (about: string, text: string, mend: string): Finding => ({
	about,
	state: 'bad',
	text,
	mend,
});

export const reasonOf = (error: unknown): string => {
	const told = describeDriverError(error);
	if (told) return told;
	if (!(error instanceof Error)) return String(error);
	const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
	return `${error.message.split('\n')[0]}${cause}`;
};

const marks = { good: '✓', bad: '✗', off: '–' } as const;

/** Formats one line per finding, followed by how to fix it. */
export function formatFinding({ about, state, text, mend }: Finding): string {
	const line = shownLine(`${marks[state]} ${about}: ${text}`);
	return mend ? `${line}\n    → ${mend}` : line;
}
