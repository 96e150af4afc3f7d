import {
	type ClickPlace,
	type ClickTarget,
	clickAct,
	clickPlaces,
	clickTargets,
} from './click-act.ts';
import { type VisitKind, type VisitSource, visitSources } from './visit-kinds.ts';

interface VisitTotals {
	visits: number;
	/** Visits whose source and reading were counted, too: those of the first release were not. */
	told: number;
	read: number;
	visit_clicks: number;
	whatsapp_clicks: number;
	map_clicks: number;
}

/** Of fewer visits a percentage tells nothing. */
const fewestForShare = 20;
export const hasShare = (visits: number): boolean => visits >= fewestForShare;

export interface CountedKind {
	kind: VisitKind;
	count: number;
}

/** Clicks on one target, by where it stood. */
type TargetClicks = { target: ClickTarget } & Record<ClickPlace, number>;

const sumOf = (rows: readonly CountedKind[], matches: (kind: VisitKind) => boolean) =>
	rows.reduce((total, { kind, count }) => (matches(kind) ? total + count : total), 0);

export function listClicks(rows: readonly CountedKind[]): TargetClicks[] {
	return clickTargets.map((target) => {
		const [text, end, footer] = clickPlaces.map((place) =>
			sumOf(rows, (kind) => kind === clickAct(target, place)),
		) as [number, number, number];
		return { target, text, end, footer };
	});
}

export function totalsOf(rows: readonly CountedKind[]): VisitTotals {
	const clicksOn = (target: ClickTarget) =>
		sumOf(rows, (kind) => kind.startsWith(`${target}-click`));
	return {
		visits: sumOf(rows, (kind) => kind === 'view'),
		told: sumOf(rows, (kind) => kind.startsWith('from-')),
		read: sumOf(rows, (kind) => kind === 'read'),
		visit_clicks: clicksOn('visit'),
		whatsapp_clicks: clicksOn('whatsapp'),
		map_clicks: clicksOn('map'),
	};
}

/** Sources that an editor thinks of as one. */
const joined = {
	home: 'own-pages',
	post: 'own-pages',
	google: 'search-engines',
	'search-engine': 'search-engines',
} as const;
type Joined = keyof typeof joined;

/** Where readers came from, as an editor thinks of it. */
export type SourceLine = Exclude<VisitSource, Joined> | (typeof joined)[Joined];

const lineOf = (source: VisitSource): SourceLine =>
	Object.hasOwn(joined, source) ? joined[source as Joined] : (source as SourceLine);

export const sourceLines: readonly SourceLine[] = [...new Set(visitSources.map(lineOf))];

interface LineCount {
	line: SourceLine;
	visits: number;
}

/** Adds up what came from each line, the largest first; rows of other kinds and lines without visits are left out. */
export function listLines(rows: readonly CountedKind[]): LineCount[] {
	const sources = Object.groupBy(visitSources, lineOf);
	return sourceLines
		.map((line) => {
			const kinds = sources[line]?.map((source): VisitKind => `from-${source}`);
			return { line, visits: sumOf(rows, (kind) => kinds?.includes(kind) ?? false) };
		})
		.filter(({ visits }) => visits > 0)
		.toSorted((a, b) => b.visits - a.visits);
}
