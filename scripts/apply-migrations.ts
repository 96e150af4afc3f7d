import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connect, type Database } from '#db/client';
import { toDomainError } from '#db/database-error';
import { describeEncoding, readEncoding } from '#db/encoding';
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
		await migrate(transaction as unknown as Migratable, { migrationsFolder }).catch(blame);
	});
}

/**
 * Migrates the database at `url` to the newest schema, or leaves it unchanged; does nothing when it is up to date. The
 * lock belongs to the single transaction, so it also works behind Neon's connection pooler.
 */
export async function applyMigrations(
	url: string,
	migrationsFolder = defaultFolder,
): Promise<void> {
	const { db, close } = await connect(url, () => undefined, {
		connectionTimeoutMillis: 10_000,
		max: 1,
	});
	try {
		await checkEncoding(db);
		await migrateLocked(db, migrationsFolder);
		if (migrationsFolder === defaultFolder) await settleTexts(db);
	} finally {
		await close();
	}
}
