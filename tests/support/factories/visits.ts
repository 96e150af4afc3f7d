import type { Database } from '#db/client';
import { searches, visits } from '#db/visit-schema';
import type { VisitKind } from '#domain/readers/visit-kinds';

/** Counts of a post on one day, or in the month that begins on it. */
export const addVisits = (
	db: Database,
	post_id: string,
	since: string,
	counts: Partial<Record<VisitKind, number>>,
	span: 'day' | 'month' = 'day',
) =>
	db.insert(visits).values(
		Object.entries(counts).map(([kind, count]) => ({
			post_id,
			span,
			since,
			count,
			kind: kind as VisitKind,
		})),
	);

/** The same text on each of these days. */
export const addSearches = (
	db: Database,
	query: string,
	days: readonly string[],
	{ times = 1, results = 0 } = {},
) => db.insert(searches).values(days.map((day) => ({ day, query, times, results })));
