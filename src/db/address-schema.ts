import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { blogPosts, instant } from './schema.ts';

const now = sql`now()`;

/** Previous public addresses of posts. Each references the post, never another address, so chains and loops cannot occur. */
export const slugRedirects = pgTable(
	'slug_redirects',
	{
		slug: text().primaryKey(),
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		created_at: instant().notNull().default(now),
	},
	(redirect) => [index('slug_redirects_post').on(redirect.post_id)],
);

/**
 * Addresses that posts had on another blog, such as `/2012/01/03/titulo` and `/?p=12`, and those that readers missed
 * until an editor said where they lead; also those of the pictures that came with an import. See `#domain/names/old-address`.
 */
export const oldAddresses = pgTable(
	'old_addresses',
	{
		address: text().primaryKey(),
		/** Null when it leads elsewhere. */
		post_id: uuid().references(() => blogPosts.id, { onDelete: 'cascade' }),
		/** A page, category or picture of the blog, or an address at the company's own host; null with a post. */
		leads_to: text(),
		/** The publication that brings an editor's choice to readers; null when an import brought the address. */
		publication: bigint({ mode: 'number' }),
		created_at: instant().notNull().default(now),
	},
	(old) => [index('old_addresses_post').on(old.post_id)],
);
