import { neonConfig } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type ConnectionOptions, connect } from '#db/client';
import { toDomainError } from '#db/database-error';
import { categories } from '#db/schema';
import { type NeonBridge, startNeonBridge } from '../../support/neon-bridge.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
let bridge: NeonBridge;
beforeAll(async () => {
	bridge = await startNeonBridge();
});
afterEach(() => {
	bridge.wakeMs = 0;
	delete neonConfig.webSocketConstructor;
});
afterAll(() => bridge.close());

/** Requests the categories over a connection of its own. */
async function ask(options: ConnectionOptions = {}, url = api.url) {
	const { db, close } = await connect(url, () => undefined, { max: 1, ...options });
	const before = api.deps.db;
	api.deps.db = db;
	const answer = await api.send('categories', {});
	api.deps.db = before;
	await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 200))]);
	return answer;
}

const expectUnavailable = (answer: Awaited<ReturnType<typeof ask>>) => {
	expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

test('these tests use production’s driver', async () => {
	const before = bridge.count();
	expect((await ask()).status).toBe(200);
	expect(bridge.count()).toBe(before + 1);
});

test('C7: a sleeping database is waited for while it wakes up', async () => {
	bridge.wakeMs = 1_200;
	const answer = await ask();
	expect(answer.status).toBe(200);
});

test('D2: a database that does not wake up in time answers 503', async () => {
	bridge.wakeMs = 2_000;
	const answer = await ask({ connectionTimeoutMillis: 300 });
	expectUnavailable(answer);
});

test.each([
	["the platform's WebSocket", undefined],
	['the package ws', WebSocket],
])(
	'D1: a refused connection answers 503 through %s, though its error may say nothing',
	async (_, given) => {
		neonConfig.webSocketConstructor = given;
		const lead = neonConfig.wsProxy;
		neonConfig.wsProxy = () => '127.0.0.1:1/v1';
		try {
			expectUnavailable(await ask());
			expect(api.deps.lines.at(-2)).toMatch(/"event":"unavailable".*"cause":".*(?:closed|REFUSED)/);
		} finally {
			neonConfig.wsProxy = lead;
		}
	},
);

async function isAsleep(): Promise<boolean> {
	const { rows } = (await api.db.execute(
		sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
	)) as unknown as { rows: unknown[] };
	return rows.length > 0;
}

test('D1: a connection that is cut in the middle fails its query alone, and the next call is served', async () => {
	const { db, close } = await connect(api.url, () => undefined, { max: 1 });
	const cut = db.execute(sql`select pg_sleep(20)`).then(
		() => 'slept',
		(error: unknown) => toDomainError(error)?.code,
	);
	await expect.poll(isAsleep, { timeout: 10_000 }).toBe(true);
	bridge.cut();
	expect(await cut).toBe('unavailable');
	expect((await db.select().from(categories)).length).toBeGreaterThanOrEqual(0);
	await close();
	expect((await api.send('categories', {})).status).toBe(200);
});

test('D2: a hanging query is abandoned in time', async () => {
	const { db, close } = await connect(api.url, () => undefined, { query_timeout: 300, max: 1 });
	await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toThrow();
	void close();
});

test('D1: a database with too many connections answers 503 with a time to come back', async () => {
	const url = new URL(api.url);
	const name = `guest_${process.pid}`;
	await api.deps.db.execute(
		sql.raw(
			`create role ${name} login password 'guest' connection limit 1 in role pg_read_all_data`,
		),
	);
	url.username = name;
	url.password = 'guest';
	const first = await connect(url.href, () => undefined, { max: 1 });
	await first.db.execute(sql`select 1`);
	expectUnavailable(await ask({}, url.href));
	await first.close();
	await expect.poll(async () => (await ask({}, url.href)).status, { timeout: 10_000 }).toBe(200);
	await api.deps.db.execute(sql.raw(`drop owned by ${name}`));
	await api.deps.db.execute(sql.raw(`drop role ${name}`));
});
