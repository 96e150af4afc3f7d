import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FunctionContext } from '#lib/client-address';
import categories from '../../../netlify/functions/categories.ts';
import health from '../../../netlify/functions/health.ts';
import scheduledPublish from '../../../netlify/functions/scheduled-publish.ts';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { type NeonBridge, startNeonBridge } from '../../support/neon-bridge.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let bridge: NeonBridge;
let database: TestDatabase;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let folder: string;
/** What functions finish after their answer. */
const after: Promise<unknown>[] = [];
const context: FunctionContext = { ip: '203.0.113.7', waitUntil: (work) => void after.push(work) };

beforeAll(async () => {
	bridge = await startNeonBridge();
	database = await createTestDatabase();
	folder = await mkdtemp(join(tmpdir(), 'blog-blobs-'));
	blobs = await startBlobs(folder);
	vi.stubEnv('DATABASE_URL', database.url);
	vi.stubEnv('AUTH_SECRET', 'a secret of the tests, 32 bytes long or more');
	vi.stubEnv('SITE_URL', 'https://blog.test');
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await blobs.stop();
	await database.close();
	await bridge.close();
	await rm(folder, { recursive: true, force: true });
});

const listCategories = () => categories(new Request('https://blog.test/api/categories'), context);
/** Connections to this database, besides the one that asks. */
async function countConnections(): Promise<number> {
	const { rows } = (await database.db.execute(
		sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
	)) as unknown as { rows: unknown[] };
	return rows.length;
}

test('D3: each call has a connection of its own, which is closed after the answer', async () => {
	await countConnections();
	const before = bridge.count();
	for (let call = 1; call <= 3; call += 1) {
		expect((await listCategories()).status).toBe(200);
		expect(after).toHaveLength(call);
	}
	expect(bridge.count()).toBe(before + 3);
	await Promise.all(after);
	await expect.poll(countConnections).toBe(0);
});

test('two calls at once do not take the connection from each other', async () => {
	const answers = await Promise.all([listCategories(), listCategories(), listCategories()]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('D11: the health of the functions is answered without waking the database', async () => {
	const before = bridge.count();
	const answer = await health(new Request('https://blog.test/api/health'), context);
	expect(answer.status).toBe(200);
	expect(bridge.count()).toBe(before);
});

test('C13: 96 idle runs of the scheduled function open one connection at most', async () => {
	const before = bridge.count();
	for (let run = 0; run < 96; run += 1) await scheduledPublish(undefined, context);
	expect(bridge.count() - before).toBeLessThanOrEqual(1);
});
