import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { VisitKind } from '#domain/readers/visit-kinds';
import { blogPosts } from './schema.ts';

/** Counted readers of a post: a row for each day in São Paulo and kind, and for each month once the days are older. */
export const visits = pgTable(
	'visits',
	{
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		span: text({ enum: ['day', 'month'] }).notNull(),
		/** The day, or the first day of the month. */
		since: date({ mode: 'string' }).notNull(),
		kind: text().$type<VisitKind>().notNull(),
		count: integer().notNull(),
	},
	(visit) => [
		primaryKey({ columns: [visit.post_id, visit.span, visit.since, visit.kind] }),
		index('visits_since').on(visit.since),
	],
);

/** Addresses that readers did not find, by day: the path alone, and nothing that looks like a person's data. */
export const missedAddresses = pgTable(
	'missed_addresses',
	{
		day: date({ mode: 'string' }).notNull(),
		/** In the form that `readMissedAddress` returns. */
		address: text().notNull(),
		/** How many readers tried it. */
		times: integer().notNull(),
	},
	(missed) => [primaryKey({ columns: [missed.day, missed.address] })],
);

/** What readers searched for, by day: text without case and accents, and nothing that looks like a person's data. */
export const searches = pgTable(
	'searches',
	{
		day: date({ mode: 'string' }).notNull(),
		query: text().notNull(),
		/** How many readers asked. */
		times: integer().notNull(),
		/** How many posts the last of them found. */
		results: integer().notNull(),
	},
	(search) => [primaryKey({ columns: [search.day, search.query] })],
);
