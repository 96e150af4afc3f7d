import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { blogPosts, copyFields, instant } from './schema.ts';

/** Links by which somebody without an account reads a post that is not public; at most one per post. */
export const draftLinks = pgTable('draft_links', {
	post_id: uuid()
		.primaryKey()
		.references(() => blogPosts.id, { onDelete: 'cascade' }),
	/** SHA-256 of 256 random bits, in hex. */
	secret_hash: text().notNull().unique(),
	/** The text as it was at `shown_at`, and the post's revision then. */
	fields: copyFields().notNull(),
	post_revision: integer().notNull(),
	shown_at: instant().notNull(),
	made_at: instant().notNull().default(sql`now()`),
	valid_until: instant().notNull(),
	opened: integer().notNull().default(0),
	/** A day, never an hour. */
	last_opened_on: date(),
});
