import type { Database } from '#db/client';
import { openDatabase } from '../../scripts/local/open-database.ts';

/** Works on the database of a running site. */
export async function withSiteDatabase<Result>(
	dataDir: string,
	work: (db: Database) => Promise<Result>,
): Promise<Result> {
	const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
	try {
		return await work(db);
	} finally {
		await close();
	}
}
