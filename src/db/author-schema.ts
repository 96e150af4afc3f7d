import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuthorLink } from '#domain/names/author';
import { instant } from './schema.ts';

const now = sql`now()`;

/** Who signs posts. A post names its author by text: the address of that text (`#domain/names/slug`) is the key. */
export const authors = pgTable('authors', {
	id: uuid().primaryKey().defaultRandom(),
	name: text().notNull(),
	slug: text().notNull().unique(),
	line: text(),
	image_url: text(),
	links: jsonb().$type<AuthorLink[]>().notNull().default([]),
	created_at: instant().notNull().default(now),
	updated_at: instant().notNull().default(now),
});

/** Addresses of an author's earlier names. Each references the author, so chains and loops cannot occur. */
export const authorAddresses = pgTable(
	'author_addresses',
	{
		slug: text().primaryKey(),
		author_id: uuid()
			.notNull()
			.references(() => authors.id, { onDelete: 'cascade' }),
		created_at: instant().notNull().default(now),
	},
	(address) => [index('author_addresses_author').on(address.author_id)],
);
