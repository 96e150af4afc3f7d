import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database through any supported driver: Neon's, or `pg` for the embedded and every other server. */
export type Database = PgDatabase<PgQueryResultHKT>;

const connectTimeoutMs = 5_000;

/** D2: a function replies before its caller gives up on a database that hangs. */
export const functionTimeouts = { query_timeout: 8_000 };

export interface ConnectionOptions {
	/** Milliseconds. */
	connectionTimeoutMillis?: number;
	/** Query timeout in milliseconds; the default is long enough for a build or an import. */
	query_timeout?: number;
	/** How long an idle connection stays open, in milliseconds; `0` for ever. */
	idleTimeoutMillis?: number;
	/** Maximum number of connections. */
	max?: number;
}

export interface DatabaseConnection {
	db: Database;
	close: () => Promise<void>;
}

/** Neon's own hosts use Neon's driver, PostgreSQL over a WebSocket; so does Netlify's database where Netlify says so. */
export function isNeon(url: string): boolean {
	const { NETLIFY_DB_URL, NETLIFY_DB_DRIVER } = process.env;
	if (URL.parse(url)?.hostname.endsWith('.neon.tech')) return true;
	return url === NETLIFY_DB_URL && NETLIFY_DB_DRIVER === 'serverless';
}

/** A connection lost during a transaction fails its query anyway; an unhandled `error` event would also end the process. */
function surviveLoss(client: { on: (event: 'error', listener: () => void) => unknown }): void {
	client.on('error', () => undefined);
}

/**
 * Opens a pool for `url`: Neon's driver for a Neon host, `pg` for any other. A broken idle connection is reported to
 * `onError` and never ends the process.
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
