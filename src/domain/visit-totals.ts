import type { VisitKind } from './visit-kinds.ts';

export interface VisitTotals {
	visits: number;
	/** Visits whose source and reading were counted, too: those of the first release were not. */
	told: number;
	read: number;
	visit_clicks: number;
	whatsapp_clicks: number;
}

/** Of fewer visits a percentage tells nothing. */
const fewestForShare = 20;
export const hasShare = (visits: number): boolean => visits >= fewestForShare;

export interface CountedKind {
	kind: VisitKind;
	count: number;
}

export function totalsOf(rows: readonly CountedKind[]): VisitTotals {
	const sum = (matches: (kind: VisitKind) => boolean) =>
		rows.reduce((total, { kind, count }) => (matches(kind) ? total + count : total), 0);
	return {
		visits: sum((kind) => kind === 'view'),
		told: sum((kind) => kind.startsWith('from-')),
		read: sum((kind) => kind === 'read'),
		visit_clicks: sum((kind) => kind === 'visit-click'),
		whatsapp_clicks: sum((kind) => kind === 'whatsapp-click'),
	};
}
