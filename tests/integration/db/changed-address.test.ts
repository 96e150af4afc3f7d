import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categories } from '#db/schema';
import { loadHandlers } from '../../support/function-handlers.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const handlers = await loadHandlers();

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.unstubAllEnvs());

/** As the platform calls a function that is warm. */
async function listNames(): Promise<string[]> {
	const request = new Request('https://blog.test/api/categories');
	const answer = await handlers.get('categories')?.(request, { ip: '203.0.113.7' });
	const body = await answer?.json();
	return body.categories.map(({ name }: { name: string }) => name);
}

test('a warm function follows the address of Netlify’s database when it changes between two calls', async () => {
	const [first, second] = [await createTestDatabase(), await createTestDatabase()];
	try {
		await first.db.insert(categories).values({ name: 'Primeiro', slug: 'primeiro' });
		await second.db.insert(categories).values({ name: 'Segundo', slug: 'segundo' });
		vi.stubEnv('DATABASE_URL', '');
		vi.stubEnv('AUTH_SECRET', '');
		vi.stubEnv('NETLIFY_DB_URL', first.url);
		expect(await listNames()).toContain('Primeiro');
		expect(await listNames()).toContain('Primeiro');
		vi.stubEnv('NETLIFY_DB_URL', second.url);
		expect(await listNames()).toContain('Segundo');
		vi.stubEnv('DATABASE_URL', first.url);
		expect(await listNames()).toContain('Primeiro');
	} finally {
		await first.close();
		await second.close();
	}
});
