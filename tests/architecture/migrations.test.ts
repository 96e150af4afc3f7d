import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('the migrations make every table and column of the schema: `npm run migration`', async () => {
	const files = globSync('src/db/*schema.ts', { cwd: root });
	const tables = await Promise.all(files.map((file) => import(join(root, file))));
	const read = (name: string) => JSON.parse(readFileSync(join(root, 'drizzle/meta', name), 'utf8'));
	const newest = String(read('_journal.json').entries.at(-1).idx).padStart(4, '0');
	const missing = await generateMigration(
		read(`${newest}_snapshot.json`),
		generateDrizzleJson(Object.assign({}, ...tables)),
	);
	expect(missing).toEqual([]);
});
