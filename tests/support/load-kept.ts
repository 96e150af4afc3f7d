import { sql } from 'drizzle-orm';
import { listTables } from '#db/backup';
import { connect } from '#db/client';
import { insertRows } from '#db/restore';
import { applyMigrations } from '../../scripts/apply-migrations.ts';
import { type KeptVersion, withMigrationsOf } from './kept-version.ts';

/** The rows and sequences of that version's own database, in its own shape. */
export async function restoreKept(version: KeptVersion, url: string): Promise<void> {
	await withMigrationsOf(version, (folder) => applyMigrations(url, folder));
	const { db, close } = await connect(url, () => undefined);
	for (const table of await listTables(db)) {
		const lines = (version.tables.get(table) ?? []).map((row) => JSON.stringify(row));
		await insertRows(db, table, lines);
	}
	for (const { name, last_value } of version.sequences) {
		await db.execute(sql`select setval(${name}::regclass, ${last_value}::bigint)`);
	}
	await close();
}

/** The same, brought to this version's shape. */
export async function loadKept(version: KeptVersion, url: string): Promise<void> {
	await restoreKept(version, url);
	await applyMigrations(url);
}
