import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './schema.ts';

/** Posts' addresses that changed for readers, and of which search engines were not told yet. */
export const untoldAddresses = pgTable('untold_addresses', {
	slug: text().primaryKey(),
	/** The publication that brings the change to readers. */
	publication: bigint({ mode: 'number' }).notNull(),
	post_id: uuid().notNull(),
	/** For the release before, which asks the page: what it then shows, null when it shows no post. */
	post_revision: integer(),
	changed_at: instant().notNull(),
	/** Not before: it was told in vain. */
	next_at: instant().notNull(),
	tries: integer().notNull().default(0),
});
