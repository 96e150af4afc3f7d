import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadHandlers } from '../../support/function-handlers.ts';
import { type NeonBridge, startNeonBridge } from '../../support/neon-bridge.ts';
import { databaseForFile } from '../../support/test-database.ts';

const handlers = await loadHandlers();

let bridge: NeonBridge;
const database = databaseForFile();
beforeAll(async () => {
	bridge = await startNeonBridge();
	const elsewhere = new URL(database.url);
	elsewhere.hostname = 'banco.netlify.example';
	vi.stubEnv('DATABASE_URL', '');
	vi.stubEnv('NETLIFY_DB_URL', elsewhere.href);
	vi.stubEnv('NETLIFY_DB_DRIVER', 'serverless');
	vi.stubEnv('AUTH_SECRET', 'a secret of the tests, 32 bytes long or more');
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await bridge.close();
});

test('Netlify’s database is asked by Neon’s protocol on any host, over one connection a call', async () => {
	for (let call = 1; call <= 3; call += 1) {
		const before = bridge.count();
		const after: Promise<unknown>[] = [];
		const request = new Request('https://blog.test/api/categories');
		const waitUntil = (work: Promise<unknown>) => void after.push(work);
		const answer = await handlers.get('categories')?.(request, { ip: '203.0.113.7', waitUntil });
		expect(answer?.status).toBe(200);
		expect(after).toHaveLength(1);
		await Promise.all(after);
		expect(bridge.count() - before).toBe(1);
	}
});
