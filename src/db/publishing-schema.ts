import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Trouble, TroubleKind } from '#domain/site/trouble';
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

const accounts = () => uuid().array().notNull().default(sql`'{}'`);

/** What was promised and did not happen, and who was told of it by mail. */
export const troubles = pgTable('troubles', {
	/** Names this occurrence; see `#domain/site/trouble`. */
	key: text().primaryKey(),
	kind: text().$type<TroubleKind>().notNull(),
	/** As it was when it was found. */
	trouble: jsonb().$type<Trouble>().notNull(),
	found_at: instant().notNull(),
	/** When it was well again. */
	ended_at: instant(),
	/** How it ended, for the mail that says so. */
	ending: jsonb().$type<{ is_kept: boolean }>(),
	/** The accounts that know of it, and those that know that it is over; written before the mail is sent. */
	told_to: accounts(),
	well_told_to: accounts(),
	/** Until then one scheduler alone may tell it, or the mail server is left in peace. */
	claimed_until: instant(),
	/** How often in a row the mail server did not accept. */
	tries: integer().notNull().default(0),
});

/** The host's deploys: what the build of each one read, and how it ended. */
export const deploys = pgTable('deploys', {
	/** The host's own name for it. */
	id: text().primaryKey(),
	/** The newest publication that its build read; null until the build is complete. */
	publication: bigint({ mode: 'number' }),
	built_at: instant(),
	/** When the host reported the end. */
	ended_at: instant(),
	result: text({ enum: ['succeeded', 'failed'] }),
});
