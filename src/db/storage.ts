import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { listRows } from './list-rows.ts';

export interface Storage {
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
		sql`select pg_database_size(current_database()) as database, count(*) as pictures,
			coalesce(sum(bytes), 0) as picture_bytes from images`,
	);
	return {
		database: Number(row?.database),
		pictures: Number(row?.pictures),
		picture_bytes: Number(row?.picture_bytes),
	};
}
