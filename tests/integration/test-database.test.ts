import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { categories } from '#db/schema';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const open: TestDatabase[] = [];
async function aDatabase() {
	const database = await createTestDatabase();
	open.push(database);
	return database.db;
}
afterEach(async () => {
	await Promise.all(open.splice(0).map((database) => database.close()));
});

test('two test databases do not see each other', async () => {
	const [one, other] = [await aDatabase(), await aDatabase()];
	await one.insert(categories).values({ name: 'Finanças', slug: 'financas' });
	expect(await one.select().from(categories)).toHaveLength(1);
	expect(await other.select().from(categories)).toHaveLength(0);
});

test('the embedded database folds the case of Portuguese letters', async () => {
	const db = await aDatabase();
	const { rows } = (await db.execute(sql`select lower('ÁÇÃ') as folded`)) as unknown as {
		rows: { folded: string }[];
	};
	expect(rows[0]?.folded).toBe('áçã');
});
