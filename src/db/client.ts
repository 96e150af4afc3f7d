import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** A database through any driver in use: Neon's, or `pg` for the embedded and every other server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** D2: a database that hangs is told from a slow one before the caller gives up. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 8_000 };

export interface ConnectionOptions {
	connectionTimeoutMillis?: number;
	/** Milliseconds; 0 for the long reads of a build or an import. */
	query_timeout?: number;
	/** Connections at most. */
	max?: number;
}

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
	options: ConnectionOptions = timeouts,
): Promise<DatabaseConnection> {
	if (new URL(url).hostname.endsWith('.neon.tech')) {
		const [{ Pool }, { drizzle }] = await Promise.all([
			import('@neondatabase/serverless'),
			import('drizzle-orm/neon-serverless'),
		]);
		const pool = new Pool({ ...options, connectionString: url });
		pool.on('error', onError);
		return { db: drizzle(pool, { schema }), close: () => pool.end() };
	}
	const [{ default: pg }, { drizzle }] = await Promise.all([
		import('pg'),
		import('drizzle-orm/node-postgres'),
	]);
	const pool = new pg.Pool({ ...options, connectionString: url });
	pool.on('error', onError);
	return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
