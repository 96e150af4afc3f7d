import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { ownTables } from './own-tables.ts';
import { listRows } from './sql-text.ts';

interface Storage {
	/** Posts, their versions and drafts, in bytes. */
	texts: number;
	/** Everything in the database, in bytes. */
	database: number;
	/** Number of pictures in the library. */
	pictures: number;
	/** All their sizes together, in bytes. */
	picture_bytes: number;
}

/** How much room texts and pictures take. */
export async function readStorage(db: Database): Promise<Storage> {
	const [row] = await listRows<Record<keyof Storage, string>>(
		db,
		sql`select pg_database_size(current_database()) as database,
			pg_table_size('blog_posts') + pg_table_size('post_revisions') + pg_table_size('drafts') as texts,
			count(*) as pictures,
			coalesce(sum(bytes), 0) as picture_bytes from images`,
	);
	return {
		texts: Number(row?.texts),
		database: Number(row?.database),
		pictures: Number(row?.pictures),
		picture_bytes: Number(row?.picture_bytes),
	};
}

/** How many of the blog's tables the database lacks, and how many it has that are not the blog's. */
export async function countTables(db: Database): Promise<{ missing: number; foreign: number }> {
	const rows = await listRows<{ name: string }>(
		db,
		sql`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	const names = new Set(rows.map(({ name }) => name));
	const missing = [...ownTables].filter((name) => !names.has(name)).length;
	return { missing, foreign: names.size - (ownTables.size - missing) };
}
