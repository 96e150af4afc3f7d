import type { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { connect } from '#db/client';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

async function listOn(url: string, options = {}) {
	const { db, close } = await connect(url, () => undefined, options);
	const headers = { 'x-session-token': 'any' };
	const working = api.deps.db;
	api.deps.db = db;
	const answer = await api.send('admin-posts', { action: 'list' }, { headers });
	api.deps.db = working;
	await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 200))]);
	return answer;
}

/** Accepts connections and never replies. */
function silentServer(): Promise<{ url: string; server: Server }> {
	const server = createServer((socket) => void socket.on('error', () => undefined));
	return new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			const port = typeof address === 'object' ? address?.port : 0;
			resolve({ url: `postgres://a:b@127.0.0.1:${port}/c`, server });
		});
	});
}

const expectUnavailable = (answer: Awaited<ReturnType<typeof listOn>>) => {
	expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
	expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|password|select|postgres/i);
};

test('D1: a database that refuses connections answers 503 with a time to come back', async () => {
	expectUnavailable(await listOn('postgres://a:b@127.0.0.1:1/c'));
	const log = expect.stringMatching(/"event":"unavailable".*"cause":"ECONNREFUSED/);
	expect(api.deps.lines, 'the cause is for the log alone').toContainEqual(log);
});

test("D1: a wrong password or a missing database is our fault, not the caller's", async () => {
	expectUnavailable(await listOn(api.url.replace(/\/\/[^@]+@/, '//nobody:wrong@')));
	expectUnavailable(await listOn(api.url.replace(/\/[^/]+$/, '/gone')));
});

test('a server that stops while its connections close has nothing to tell', async () => {
	const told: string[] = [];
	const { db, close } = await connect(api.url, ({ message }) => told.push(message));
	await db.execute('select 1');
	const { $client: pool } = db as unknown as { $client: EventEmitter };
	pool.emit('error', new Error('terminating connection'));
	const closed = close();
	pool.emit('error', new Error('terminating connection'));
	await closed;
	expect(told).toEqual(['terminating connection']);
});

test('D2: a database that hangs while connecting answers 503 in time', async () => {
	const { url, server } = await silentServer();
	const answer = await listOn(url, { connectionTimeoutMillis: 300 });
	expectUnavailable(answer);
	server.close();
});

test('D2: a query that hangs answers 503 in time, and the pool serves the next one', async () => {
	const { db, close } = await connect(api.url, () => undefined, { query_timeout: 300, max: 1 });
	const blocker = await connect(api.url, () => undefined);
	const working = api.deps.db;
	await blocker.db.transaction(async (transaction) => {
		await transaction.execute('lock table admin_sessions in access exclusive mode');
		api.deps.db = db;
		const headers = { 'x-session-token': 'any' };
		const answer = await api.send('admin-posts', { action: 'list' }, { headers });
		expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
	});
	expect((await api.send('categories', {})).status).toBe(200);
	api.deps.db = working;
	await Promise.all([close(), blocker.close()]);
});

test('D1: a connection that dies is replaced, and its request answers 503', async () => {
	const { db, close } = await connect(api.url, () => undefined, { max: 1 });
	const working = api.deps.db;
	api.deps.db = db;
	expect((await api.send('categories', {})).status).toBe(200);
	const victim = api.deps.db.execute('select pg_terminate_backend(pg_backend_pid())');
	await expect(victim).rejects.toThrow();
	const after = await api.send('categories', {});
	expect([200, 503]).toContain(after.status);
	expect((await api.send('categories', {})).status).toBe(200);
	api.deps.db = working;
	await close();
});
