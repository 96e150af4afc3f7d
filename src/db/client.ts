import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isDeadlock } from './database-error.ts';

/** A database through any supported driver: Neon's, or `pg` for the embedded and every other server. */
export type Database = PgDatabase<PgQueryResultHKT>;

const connectTimeoutMs = 5_000;

/** A function replies before its caller gives up on a database that hangs. */
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

/** Runs what a deadlock ended once more: PostgreSQL has rolled it back whole, and the other one is done by then. */
function onceMore<Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) {
	return async (...given: Given): Promise<Result> => {
		try {
			return await run(...given);
		} catch (error) {
			if (!isDeadlock(error)) throw error;
			return run(...given);
		}
	};
}

interface Pool {
	on(event: 'error', listener: (error: Error) => void): unknown;
	on(event: 'connect', listener: typeof surviveLoss): unknown;
	query(...given: never[]): Promise<unknown>;
	end(): Promise<void>;
}

function guardPool(
	db: Database & { $client: Pool },
	onError: (error: Error) => void,
): DatabaseConnection {
	const pool = db.$client;
	let isClosing = false;
	pool.on('error', (error) => {
		// A server that stops says so to connections that are closing, too.
		if (!isClosing) onError(error);
	});
	pool.on('connect', surviveLoss);
	// A statement, and a transaction.
	pool.query = onceMore(pool.query.bind(pool));
	db.transaction = onceMore(db.transaction.bind(db)) as typeof db.transaction;
	const close = () => {
		isClosing = true;
		return pool.end();
	};
	return { db, close };
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
		return guardPool(drizzle(new Pool(settings)), onError);
	}
	const [{ default: pg }, { drizzle }] = await Promise.all([
		import('pg'),
		import('drizzle-orm/node-postgres'),
	]);
	return guardPool(drizzle(new pg.Pool(settings)), onError);
}
