import { sql } from 'drizzle-orm';
import { listKeptTables, listSequences, listTables } from './backup.ts';
import type { Database } from './client.ts';
import { ownTables } from './own-tables.ts';
import { publishContent, takeNumberingLock } from './publishing/publications.ts';
import { listRows } from './sql-text.ts';

/** The first table that has a row, or undefined when the database is empty. */
export async function findUsedTable(db: Database): Promise<string | undefined> {
	for (const table of await listKeptTables(db)) {
		const rows = await listRows(db, sql`select 1 from ${sql.identifier(table)} limit 1`);
		if (rows.length > 0) return table;
	}
	return undefined;
}

/** A table of others that refers to one of the blog's, which then cannot be emptied. */
export async function findForeignReference(
	db: Database,
): Promise<{ from: string; to: string } | undefined> {
	const references = await listRows<{ from: string; to: string; inside: boolean }>(
		db,
		sql`select child.relname as "from", parent.relname as "to",
				child.relnamespace = 'public'::regnamespace as inside
			from pg_constraint
			join pg_class child on child.oid = conrelid
			join pg_class parent on parent.oid = confrelid
			where contype = 'f' and parent.relnamespace = 'public'::regnamespace`,
	);
	return references.find(
		({ from, to, inside }) => ownTables.has(to) && !(inside && ownTables.has(from)),
	);
}

/** Empties every table of the blog, including those that a backup leaves out: no session survives a restore. */
export async function emptyTables(db: Database): Promise<void> {
	const names = (await listTables(db)).map((name) => sql.identifier(name));
	await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/** The columns of a row that `readTable` returned. */
export const columnsOf = (line: string): string[] => Object.keys(JSON.parse(line) as object);

export const listColumns = (
	db: Database,
	table: string,
): Promise<{ name: string; type: string }[]> =>
	listRows(
		db,
		sql`select column_name::text as name, data_type::text as type from information_schema.columns
			where table_schema = 'public' and table_name = ${table}`,
	);

/** Inserts rows as `readTable` returned them; a column missing from the backup gets its default. */
export async function insertRows(db: Database, table: string, lines: string[]): Promise<void> {
	const first = lines[0];
	if (first === undefined) return;
	const names = columnsOf(first).map((name) => sql.identifier(name));
	const columns = sql.join(names, sql`, `);
	const name = sql.identifier(table);
	await db.execute(sql`insert into ${name} (${columns}) overriding system value
		select r.* from unnest(${sql.param(lines)}::text[]) as given(line), lateral
			(select ${columns} from jsonb_populate_record(null::${name}, given.line::jsonb)) as r`);
}

/**
 * Continues sequences where they were, and adds a publication numbered after any that a site has shown, so that the
 * restored blog is built.
 */
export async function continueSequences(
	db: Database,
	sequences: readonly { name: string; last_value: string }[],
	now: string,
): Promise<void> {
	await db.execute(sql`select ${takeNumberingLock}`);
	const own = new Set((await listSequences(db)).map(({ name }) => name));
	for (const { name, last_value } of sequences.filter((sequence) => own.has(sequence.name))) {
		await db.execute(
			sql`select setval(s.name::regclass, greatest(${last_value}::bigint, coalesce(p.last_value, 0)))
				from (select quote_ident(${name}::text) as name) s
				join pg_sequences p on p.schemaname = 'public' and p.sequencename = ${name}`,
		);
	}
	await db.execute(sql`with turn as (select) ${publishContent(now)}`);
}
