import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Trouble, TroubleKind } from '#domain/site/trouble';
import { instant } from './schema.ts';

const accounts = () => uuid().array().notNull().default(sql`'{}'`);

/** What was promised and did not happen, and who was told of it by mail. */
export const troubles = pgTable('troubles', {
	/** Names this occurrence; see `#domain/trouble`. */
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
