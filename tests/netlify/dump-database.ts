import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { findProgram } from '../../scripts/check/system-programs.ts';

async function ask<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
	const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
	return rows;
}

/** Undefined where there is none, or one that refuses a newer server. */
function findPgDump(serverVersion: number): string | undefined {
	const program = process.env['PG_DUMP'] ?? findProgram('pg_dump');
	if (program === undefined) return undefined;
	const [version] = /\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
	return Number(version) >= serverVersion ? program : undefined;
}

interface Table {
	schema: string;
	name: string;
}

/** Every row of every table, as `pg_dump` writes them. */
async function dumpRows(db: Database): Promise<string> {
	const tables = await ask<Table>(
		db,
		sql`select schemaname as schema, tablename as name from pg_tables
			where schemaname not in ('pg_catalog', 'information_schema')`,
	);
	const texts: string[] = [];
	for (const { schema, name } of tables) {
		const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
		const rows = await ask<{ text: string }>(db, sql`select t::text as text from ${table} t`);
		texts.push(name, ...rows.map(({ text }) => text));
	}
	return texts.join('\n');
}

/** By `pg_dump` where this machine has one for this server (or `PG_DUMP` names it). */
export async function dumpDatabase({ db, url }: { db: Database; url: string }): Promise<string> {
	const [server] = await ask<{ version: number }>(
		db,
		sql`select current_setting('server_version_num')::int / 10000 as version`,
	);
	const program = findPgDump(server?.version ?? 0);
	if (program === undefined) return dumpRows(db);
	return execFileSync(program, ['--dbname', url], { encoding: 'utf8', maxBuffer: 100_000_000 });
}
