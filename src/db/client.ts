import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database through any driver in use: Neon's, or `pg` for the embedded and every other server. */
export type Database = PgDatabase<PgQueryResultHKT>;

const connectTimeoutMs = 5_000;

/** D2: a function answers before its caller gives up on a database that hangs. */
export const functionTimeouts = { query_timeout: 8_000 };

export interface ConnectionOptions {
	/** Milliseconds. */
	connectionTimeoutMillis?: number;
	/** Milliseconds that a query may take; by default as long as a build's or an import's needs. */
	query_timeout?: number;
	/** Connections at most. */
	max?: number;
}

export interface DatabaseConnection {
	db: Database;
	close: () => Promise<void>;
}

/** Neon's own hosts are spoken to in Neon's protocol, PostgreSQL over a WebSocket. */
export const isNeon = (url: string) => URL.parse(url)?.hostname.endsWith('.neon.tech') === true;

/** A connection that breaks during a transaction fails its query; unheard, it would end the process too. */
function surviveLoss(client: { on: (event: 'error', listener: () => void) => unknown }): void {
	client.on('error', () => undefined);
}

/**
 * Opens a pool for `url`: Neon's driver for a Neon host, `pg` for any other.
 * A broken idle connection is reported to `onError` and never ends the process.
 */
export async function connect(
	url: string,
	onError: (error: Error) => void,
	options: ConnectionOptions = {},
): Promise<DatabaseConnection> {
	const settings = {
		connectionTimeoutMillis: connectTimeoutMs,
		...options,
		connectionString: url,
	};
	if (isNeon(url)) {
		const [{ Pool }, { drizzle }] = await Promise.all([
			import('@neondatabase/serverless'),
			import('drizzle-orm/neon-serverless'),
		]);
		const pool = new Pool(settings);
		pool.on('error', onError);
		pool.on('connect', surviveLoss);
		return { db: drizzle(pool), close: () => pool.end() };
	}
	const [{ default: pg }, { drizzle }] = await Promise.all([
		import('pg'),
		import('drizzle-orm/node-postgres'),
	]);
	const pool = new pg.Pool(settings);
	pool.on('error', onError);
	pool.on('connect', surviveLoss);
	return { db: drizzle(pool), close: () => pool.end() };
}
