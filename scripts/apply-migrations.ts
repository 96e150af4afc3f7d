import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connect, type Database } from '#db/client';
import { isLockTimeout, toDomainError } from '#db/database-error';
import { describeEncoding, readEncoding } from '#db/encoding';
import { listRows } from '#db/sql-text';
import { BuildError } from './site/build-error.ts';
import { settleTexts } from './upgrade/settle-texts.ts';

const defaultFolder = fileURLToPath(new URL('../drizzle', import.meta.url));
/** Serialises concurrent deploys' migrations. */
const migrationLock = 7_302_002;

/** The migrators of all Drizzle drivers are the same function, typed for the driver's own database. */
type Migratable = Parameters<typeof migrate>[0];

/** A lost connection is worth a retry; a statement that the database rejects would be rejected again. */
function blame(cause: unknown): never {
	if (toDomainError(cause)?.code === 'unavailable') throw cause;
	const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
	const told = reason instanceof Error ? reason.message : String(reason);
	throw new BuildError('code', `O banco de dados recusou uma migração: ${told}`, { cause });
}

/** In SQL_ASCII a letter with an accent is two: limits, search and capital letters would all be wrong. */
async function checkEncoding(db: Database): Promise<void> {
	const encoding = await readEncoding(db);
	if (encoding !== 'UTF8') throw new BuildError('database', describeEncoding(encoding));
}

async function migrateLocked(db: Database, migrationsFolder: string): Promise<void> {
	await db.transaction(async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
		// Whoever comes after a statement that waits for a lock waits, too: so it waits briefly.
		await transaction.execute(sql`set local lock_timeout = '2s'`);
		await migrate(transaction as unknown as Migratable, { migrationsFolder }).catch(blame);
	});
}

/** Between two attempts, in milliseconds; nothing is locked meanwhile. */
const lockPausesMs = [2_000, 5_000, 10_000, 15_000, 20_000];

/** The sessions that hold locks on the blog's tables, those first that have done so longest. */
async function describeHolders(db: Database): Promise<string> {
	const holders = await listRows<{ told: string }>(
		db,
		sql`select concat_ws(', ', nullif(application_name, ''), usename, 'processo ' || pid,
				'desde ' || to_char(xact_start at time zone 'UTC', 'HH24:MI:SS') || ' UTC') as told
			from pg_stat_activity
			where datname = current_database() and pid in (select pid from pg_locks
				join pg_class on pg_class.oid = relation
				where granted and relnamespace = 'public'::regnamespace and pid <> pg_backend_pid())
			order by xact_start limit 3`,
	);
	return holders.map(({ told }) => told).join('; ') || 'uma sessão que já terminou';
}

async function migratePatiently(
	db: Database,
	migrationsFolder: string,
	pausesMs: readonly number[],
): Promise<void> {
	for (const pauseMs of [...pausesMs, undefined]) {
		try {
			return await migrateLocked(db, migrationsFolder);
		} catch (error) {
			if (!isLockTimeout(error)) throw error;
			if (pauseMs === undefined) {
				const told = `A migração do banco de dados esperou em vão por quem o ocupa (${await describeHolders(db)}). Encerre essa sessão, ou tente de novo mais tarde.`;
				throw new BuildError('database', told, { cause: error });
			}
			await setTimeout(pauseMs);
		}
	}
}

/**
 * Migrates the database at `url` to the newest schema, or leaves it unchanged; does nothing when it is up to date. The
 * lock belongs to the single transaction, so it also works behind Neon's connection pooler.
 */
export async function applyMigrations(
	url: string,
	migrationsFolder = defaultFolder,
	pausesMs = lockPausesMs,
): Promise<void> {
	const { db, close } = await connect(url, () => undefined, {
		connectionTimeoutMillis: 10_000,
		max: 1,
	});
	try {
		await checkEncoding(db);
		await migratePatiently(db, migrationsFolder, pausesMs);
		if (migrationsFolder === defaultFolder) await settleTexts(db);
	} finally {
		await close();
	}
}
