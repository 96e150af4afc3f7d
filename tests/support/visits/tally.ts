import type { VisitKind } from '#domain/readers/visit-kinds';
import { dayOf, type Opening, type Reader, type Search } from './visit-call.ts';

/** At most so many readers of one address count for a post and day. */
export const mostPerAddress = 16;
/** So many of them always do: each has four places, of which others may have taken all. */
const surelyCounted = 4;

/** Counts by what they belong to: `slug|day|kind`, and for searches `day|text`. */
export type Counts = Map<string, number>;

export const cellOf = (slug: string, day: string, kind: VisitKind) => `${slug}|${day}|${kind}`;

const add = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
export const withoutAccents = (text: string) =>
	text
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase();

/** What must be counted, by the definitions of `docs/privacy.md`, of what people did and not of what was sent. */
export class Tally {
	readonly visits: Counts = new Map();
	/** How many of these may be missing. */
	readonly unsure: Counts = new Map();
	readonly searches: Counts = new Map();
	/** How many posts the last of a day's readers found, by the same cells. */
	readonly results: Counts = new Map();
	readonly #agents = new Map<string, string[]>();
	readonly #done = new Set<string>();

	/** In the order of time. */
	open({ reader, slug, at, source = 'direct', acts }: Opening): void {
		const day = dayOf(at);
		const agents = this.#agentsAt(reader, `${slug}|${day}`);
		const isNew = !agents.includes(reader.agent);
		if (isNew && agents.length === mostPerAddress) return;
		if (isNew) agents.push(reader.agent);
		const isSure = agents.indexOf(reader.agent) < surelyCounted;
		if (isNew) {
			this.#visit(cellOf(slug, day, 'view'), isSure);
			this.#visit(cellOf(slug, day, `from-${source}`), isSure);
		}
		for (const act of acts) {
			const cell = cellOf(slug, day, act);
			if (this.#isFirst(`${reader.ip} ${reader.agent} ${cell}`)) this.#visit(cell, isSure);
		}
	}

	search({ reader, at, q, results }: Search): void {
		const cell = `${dayOf(at)}|${withoutAccents(q)}`;
		if (!this.#isFirst(`${reader.ip} ${reader.agent} ${cell}`)) return;
		add(this.searches, cell);
		this.results.set(cell, results);
	}

	#visit(cell: string, isSure: boolean): void {
		add(this.visits, cell);
		if (!isSure) add(this.unsure, cell);
	}

	/** In the order in which they came. */
	#agentsAt({ ip }: Reader, where: string): string[] {
		const key = `${ip} ${where}`;
		const agents = this.#agents.get(key) ?? [];
		this.#agents.set(key, agents);
		return agents;
	}

	#isFirst(deed: string): boolean {
		if (this.#done.has(deed)) return false;
		this.#done.add(deed);
		return true;
	}
}
