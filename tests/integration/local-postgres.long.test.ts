import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type LocalPostgres, startPostgres } from '../../scripts/local/postgres.ts';
import { findRunningServer, serverFiles } from '../../scripts/local/postgres-process.ts';

vi.setConfig({ testTimeout: 90_000 });

const folders: string[] = [];
const running: LocalPostgres[] = [];
afterEach(async () => {
	for (const server of running.splice(0).reverse()) await server.stop();
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aDataDir(): string {
	const folder = mkdtempSync(join(tmpdir(), 'blog-postgres-'));
	folders.push(folder);
	return folder;
}
async function start(dataDir: string) {
	const server = await startPostgres({ dataDir, settings: ['fsync=off'] });
	running.push(server);
	return server;
}
async function ask(url: string, sql: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(sql)).rows[0];
	} finally {
		await client.end();
	}
}

test('a second command on the same folder joins the server, and leaves it running', async () => {
	const dataDir = aDataDir();
	const owner = await start(dataDir);
	const guest = await start(dataDir);
	expect([owner.joined, guest.joined]).toEqual([false, true]);
	expect(guest.url).toBe(owner.url);
	await guest.stop();
	expect(await ask(owner.url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a server that is just starting keeps its file; one that died while starting does not', () => {
	const folder = join(aDataDir(), 'postgres');
	const { cluster, pid } = serverFiles(folder);
	mkdirSync(cluster, { recursive: true });
	writeFileSync(pid, '');
	expect(findRunningServer(folder)).toBeUndefined();
	expect(existsSync(pid)).toBe(true);
	const aMinuteAgo = new Date(Date.now() - 60_000);
	utimesSync(pid, aMinuteAgo, aMinuteAgo);
	expect(findRunningServer(folder)).toBeUndefined();
	expect(existsSync(pid)).toBe(false);
});

test('what was written is there after a stop and a start', async () => {
	const dataDir = aDataDir();
	const first = await start(dataDir);
	await ask(first.url, 'create table kept as select 7 as number');
	await first.stop();
	expect(findRunningServer(join(dataDir, 'postgres'))).toBeUndefined();
	const second = await start(dataDir);
	expect(await ask(second.url, 'select number from kept')).toEqual({ number: 7 });
});

test('two folders have servers of their own, with passwords of their own', async () => {
	const [one, other] = await Promise.all([start(aDataDir()), start(aDataDir())]);
	expect(new URL(one.url).port).not.toBe(new URL(other.url).port);
	const stolen = new URL(other.url);
	stolen.password = new URL(one.url).password;
	await expect(ask(stolen.href, 'select 1')).rejects.toThrow(/password/);
});

test('C7: a killed server restarts on the same port with all data', async () => {
	const dataDir = aDataDir();
	const server = await start(dataDir);
	await ask(server.url, 'create table kept as select 7 as number');
	const killed = findRunningServer(join(dataDir, 'postgres'));
	process.kill(killed?.pid ?? 0, 'SIGKILL');
	const read = () => ask(server.url, 'select number from kept').catch(() => undefined);
	await expect.poll(read, { timeout: 60_000, interval: 200 }).toEqual({ number: 7 });
	expect(findRunningServer(join(dataDir, 'postgres'))?.pid).not.toBe(killed?.pid);
	const guest = await start(dataDir);
	expect(guest.joined).toBe(true);
	await server.stop();
	running.splice(running.indexOf(server), 1);
	expect(findRunningServer(join(dataDir, 'postgres'))).toBeUndefined();
});
