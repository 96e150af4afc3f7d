import type { VisitSource } from './visit-kinds.ts';

/** Where readers came from, as an editor thinks of it. */
export const sourceLines = [
	'search-engines',
	'whatsapp',
	'instagram',
	'linkedin',
	'sites',
	'own-search',
	'own-pages',
	'direct',
] as const;
export type SourceLine = (typeof sourceLines)[number];

const lines: Record<VisitSource, SourceLine> = {
	'own-search': 'own-search',
	home: 'own-pages',
	post: 'own-pages',
	google: 'search-engines',
	'search-engine': 'search-engines',
	whatsapp: 'whatsapp',
	instagram: 'instagram',
	linkedin: 'linkedin',
	other: 'sites',
	direct: 'direct',
};

export interface LineCount {
	line: SourceLine;
	visits: number;
}

/** Adds up what came from each line, the largest first; rows of other kinds and lines without visits are left out. */
export function listLines(rows: readonly { kind: string; count: number }[]): LineCount[] {
	const sums = new Map<SourceLine, number>();
	for (const { kind, count } of rows) {
		const line = lines[kind.slice('from-'.length) as VisitSource];
		if (kind.startsWith('from-') && line) sums.set(line, (sums.get(line) ?? 0) + count);
	}
	return sourceLines
		.map((line) => ({ line, visits: sums.get(line) ?? 0 }))
		.filter(({ visits }) => visits > 0)
		.toSorted((a, b) => b.visits - a.visits);
}
