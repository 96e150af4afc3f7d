import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminUsers } from '#db/schema';
import { applyMigrations } from '../../../scripts/apply-migrations.ts';
import { createTestApi } from '../../support/test-api.ts';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.ts';

const migrations = join(import.meta.dirname, '..', '..', '..', 'drizzle');
/** The one that remembers accounts of earlier versions. */
const remembering = '0024_';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
	database = await createEmptyDatabase();
	folder = await mkdtemp(join(tmpdir(), 'older-migrations-'));
	await cp(migrations, folder, { recursive: true });
	const file = join(folder, 'meta/_journal.json');
	const journal = JSON.parse(await readFile(file, 'utf8'));
	const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < remembering);
	await writeFile(file, JSON.stringify({ ...journal, entries }));
	await applyMigrations(database.url, folder);
});
afterEach(async () => {
	await database.close();
	await rm(folder, { recursive: true });
});

/** What the form for the first account finds after the upgrade, when every account has been removed. */
async function upgrade() {
	await applyMigrations(database.url);
	await database.db.delete(adminUsers);
	const api = await createTestApi(database);
	return api.send('setup', { action: 'look' });
}

test('a blog that had accounts before the upgrade never opens the form for the first one', async () => {
	await database.db.execute(
		sql`insert into admin_users (email, name, password_hash) values ('ana@blog.test', 'Ana', '?')`,
	);
	expect((await upgrade()).body).toMatchObject({ open: false, log: null });
	const api = await createTestApi(database);
	const create = { action: 'create', code: 'um código qualquer', name: 'Eva' };
	const account = { email: 'eva@blog.test', password: 'uma frase bem comprida' };
	expect((await api.send('setup', { ...create, ...account })).status).toBe(404);
});

test('one without an account opens it after the upgrade, too', async () => {
	expect((await upgrade()).body).toMatchObject({ open: true });
});
