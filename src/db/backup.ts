import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { freeSequences, ownTables } from './own-tables.ts';
import { listRows } from './sql-text.ts';

/**
 * Not backed up: sessions, sign-in codes and challenges, links to drafts, counters of failed attempts, what search
 * engines have yet to be told, and what the next build or the scheduler finds again. Restoring them would let people back in who have been locked out since.
 */
export const passingTables: readonly string[] = [
	'admin_sessions',
	'build_findings',
	'draft_links',
	'login_attempts',
	'mfa_challenges',
	'one_time_codes',
	'refresh_tokens',
	'troubles',
	'untold_addresses',
];

const rowsAtOnce = 50;

export interface AppliedMigration {
	hash: string;
	created_at: string;
}

/** The blog's tables, each after those it references. */
export async function listTables(db: Database): Promise<string[]> {
	const tables = await listRows<{ name: string }>(
		db,
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	);
	const references = await listRows<{ from: string; to: string }>(
		db,
		sql`select child.relname as "from", parent.relname as "to"
			from pg_constraint
			join pg_class child on child.oid = conrelid
			join pg_class parent on parent.oid = confrelid
			where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
	);
	const waiting = new Set(tables.map(({ name }) => name).filter((name) => ownTables.has(name)));
	const ordered: string[] = [];
	while (waiting.size > 0) {
		const isFree = (name: string) =>
			!references.some(({ from, to }) => from === name && waiting.has(to));
		const free = [...waiting].filter(isFree);
		if (free.length === 0) throw new Error('the tables refer to one another in a circle');
		for (const name of free) waiting.delete(name);
		ordered.push(...free);
	}
	return ordered;
}

export const listKeptTables = async (db: Database): Promise<string[]> =>
	(await listTables(db)).filter((name) => !passingTables.includes(name));

/** Each row as PostgreSQL's own JSON, so that no driver converts numbers or times; of all columns unless they are named. */
export async function* readTable(
	db: Database,
	table: string,
	columns?: readonly string[],
): AsyncGenerator<string> {
	const names = columns?.map((column) => sql.identifier(column)) ?? [sql`*`];
	await db.execute(
		sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line
			from (select ${sql.join(names, sql`, `)} from ${sql.identifier(table)}) t`,
	);
	for (;;) {
		const rows = await listRows<{ line: string }>(
			db,
			sql.raw(`fetch ${rowsAtOnce} from backup_rows`),
		);
		if (rows.length === 0) break;
		for (const { line } of rows) yield line;
	}
	await db.execute(sql`close backup_rows`);
}

export interface Sequence {
	name: string;
	/** Null until it is used. */
	last_value: string | null;
}

/** The blog's sequences. */
export async function listSequences(db: Database): Promise<Sequence[]> {
	const sequences = await listRows<Sequence & { table: string | null }>(
		db,
		sql`select sequencename as name, last_value::text as last_value, owner.relname as "table"
			from pg_sequences
			left join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i')
			left join pg_class owner on owner.oid = refobjid
			where schemaname = 'public' order by 1`,
	);
	return sequences
		.filter(({ name, table }) => (table === null ? freeSequences.has(name) : ownTables.has(table)))
		.map(({ name, last_value }) => ({ name, last_value }));
}

/** The migrations applied to this database, oldest first. */
export const listMigrations = (db: Database): Promise<AppliedMigration[]> =>
	listRows(
		db,
		sql`select hash, created_at::text as created_at from drizzle.__drizzle_migrations order by created_at, id`,
	);

/** Reads the whole database at one moment, unaffected by concurrent writes. */
export function readConsistently<Result>(
	db: Database,
	use: (db: Database) => Promise<Result>,
): Promise<Result> {
	return db.transaction(use, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
