import type { VisitAct, VisitKind } from '#domain/visit-kinds';
import { dayOf, type Opening, type Reader, type Search } from './visit-call.ts';

/** At most so many readers of one address count for a post and day. */
export const mostPerAddress = 16;

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
	readonly searches: Counts = new Map();
	/** How many posts the last of a day's readers found, by the same cells. */
	readonly results: Counts = new Map();
	readonly #agents = new Map<string, Set<string>>();
	readonly #done = new Set<string>();

	/** In the order of time. */
	open({ reader, slug, at, source = 'direct', acts }: Opening): void {
		const day = dayOf(at);
		const agents = this.#agentsAt(reader, `${slug}|${day}`);
		if (!agents.has(reader.agent)) {
			if (agents.size === mostPerAddress) return;
			agents.add(reader.agent);
			add(this.visits, cellOf(slug, day, 'view'));
			add(this.visits, cellOf(slug, day, `from-${source}`));
		}
		for (const act of acts) this.#act(reader, act, `${slug}|${day}`);
	}

	search({ reader, at, q, results }: Search): void {
		const cell = `${dayOf(at)}|${withoutAccents(q)}`;
		if (!this.#isFirst(`${reader.ip} ${reader.agent} ${cell}`)) return;
		add(this.searches, cell);
		this.results.set(cell, results);
	}

	#act(reader: Reader, act: VisitAct, where: string): void {
		const cell = `${where}|${act}`;
		if (this.#isFirst(`${reader.ip} ${reader.agent} ${cell}`)) add(this.visits, cell);
	}

	#agentsAt({ ip }: Reader, where: string): Set<string> {
		const key = `${ip} ${where}`;
		const agents = this.#agents.get(key) ?? new Set();
		this.#agents.set(key, agents);
		return agents;
	}

	#isFirst(deed: string): boolean {
		if (this.#done.has(deed)) return false;
		this.#done.add(deed);
		return true;
	}
}
