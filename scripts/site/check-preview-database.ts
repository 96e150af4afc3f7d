import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '#db/client';
import { listRows } from '#db/sql-text';
import { explainDatabase } from '../local/explain-database.ts';
import { BuildError } from './build-error.ts';

const patience = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, max: 1 };

async function open(url: string) {
	const { db, close } = await connect(url, () => undefined, patience);
	try {
		await db.execute(sql`select 1`);
		return { db, close };
	} catch (error) {
		void close().catch(() => undefined);
		throw new BuildError('database', await explainDatabase(error, url), { cause: error });
	}
}

/** Whether a lock that one holds is seen by the other: two addresses may lead to the same database. */
function isSameDatabase(one: Database, other: Database): Promise<boolean> {
	const key = randomInt(2 ** 31);
	return one.transaction(async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(key))}, 0)`);
		const seen = await listRows(
			other,
			sql`select 1 from pg_locks where locktype = 'advisory' and classid = ${sql.raw(String(key))}
				and database = (select oid from pg_database where datname = current_database())`,
		);
		return seen.length > 0;
	});
}

/**
 * A preview must not write to production's database, whatever name or port its address has. Identifiers of the server
 * do not tell: a Neon branch has those of its parent.
 */
export async function checkPreviewDatabase(preview: string, production: string): Promise<void> {
	const own = await open(preview);
	try {
		const other = await open(production);
		const isSame = await isSameDatabase(other.db, own.db).finally(() => other.close());
		if (!isSame) return;
	} finally {
		await own.close();
	}
	throw new BuildError(
		'database',
		'PREVIEW_DATABASE_URL leva ao banco de produção, por outro endereço. Uma prévia precisa de um banco só dela, por exemplo um branch da Neon (docs/deploy.md).',
	);
}
