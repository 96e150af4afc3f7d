import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { images } from './picture-schema.ts';
import { instant } from './schema.ts';

/** Facts about videos, by canonical address (`#domain/video-address`). */
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
