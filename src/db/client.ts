import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** A database through any driver in use: Neon's, or `pg` for the embedded and every other server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

const connectTimeoutMs = 5_000;

export interface DatabaseConnection {
	db: Database;
	close: () => Promise<void>;
}

/**
 * Opens a pool for `url`: Neon's driver for a Neon host, `pg` for any other.
 * A broken idle connection is reported to `onError` and never ends the process.
 */
export async function connect(
	url: string,
	onError: (error: Error) => void,
): Promise<DatabaseConnection> {
	if (new URL(url).hostname.endsWith('.neon.tech')) {
		const [{ Pool }, { drizzle }] = await Promise.all([
			import('@neondatabase/serverless'),
			import('drizzle-orm/neon-serverless'),
		]);
		const pool = new Pool({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
		pool.on('error', onError);
		return { db: drizzle(pool, { schema }), close: () => pool.end() };
	}
	const [{ default: pg }, { drizzle }] = await Promise.all([
		import('pg'),
		import('drizzle-orm/node-postgres'),
	]);
	const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
	pool.on('error', onError);
	return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
