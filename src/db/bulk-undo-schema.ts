import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeptBulk } from './posts/bulk-undo-state.ts';
import { instant } from './schema.ts';

/** Acts on many posts at once, each with everything that undoing it needs. */
export const bulkChanges = pgTable(
	'bulk_changes',
	{
		id: uuid().primaryKey().defaultRandom(),
		created_at: instant().notNull().default(sql`now()`),
		user_name: text(),
		kept: jsonb().$type<KeptBulk>().notNull(),
		undone_at: instant(),
	},
	(change) => [index('bulk_changes_recent').on(change.created_at)],
);
