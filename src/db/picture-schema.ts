import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { pictureOrigins } from '#domain/pictures/picture-origin';
import { instant } from './schema.ts';

/** Pictures in the site's own store. The bytes are blobs, written before their row. */
export const images = pgTable(
	'images',
	{
		/** SHA-256 of the largest stored size, in hex; it is part of the picture's address. */
		hash: text().primaryKey(),
		name: text().notNull(),
		alt: text().notNull(),
		/** Name and description without case and accents, for the library's search. */
		search_folded: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		/** Stored widths in pixels, ascending; the last one is `width`. */
		widths: integer().array().notNull(),
		/** Total of all stored sizes. */
		bytes: integer().notNull(),
		origin: text({ enum: pictureOrigins }),
		created_at: instant().notNull().default(sql`now()`),
	},
	(image) => [index('images_recent').on(image.created_at.desc().nullsFirst(), image.hash)],
);

/** Facts about videos, by canonical address (`#domain/pictures/video`). */
export const videos = pgTable(
	'videos',
	{
		address: text().primaryKey(),
		title: text(),
		channel: text(),
		seconds: integer(),
		picture: text().references(() => images.hash, { onDelete: 'set null' }),
		tries: integer().notNull().default(0),
		/** The next planned request to the host; null when none is needed. */
		next_try_at: instant(),
		created_at: instant().notNull().default(sql`now()`),
	},
	(video) => [index('videos_due').on(video.next_try_at).where(sql`next_try_at is not null`)],
);
