import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findServerFolder } from './postgres-binaries.ts';
import {
	endServer,
	findRunningServer,
	initialiseServer,
	serverFiles,
	spawnServer,
} from './postgres-process.ts';
import { clearIfKilled } from './run-command.ts';
import { tellServerFolder } from './server-folder.ts';

export interface LocalPostgres {
	url: string;
	/** Another process runs the server; this one only joined it. */
	joined: boolean;
	/** Stops the server, or only disconnects when another process runs it. */
	stop: () => Promise<void>;
}

const startLimitMs = 60_000;
/** The last checkpoint is slow on a slow disk; after this limit PostgreSQL recovers at the next start. */
const stopLimitMs = 40_000;
/** A new server refuses to start while a process of the dead one lives; then it is started again. */
const reviveLimitMs = 5_000;
/** Held by the process that runs the server, and released with it, even by `kill -9`. */
const ownerLock = 7_302_001;

async function waitUntil<T>(
	limitMs: number,
	attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
	const end = Date.now() + limitMs;
	while (Date.now() < end) {
		const result = await attempt();
		if (result !== undefined) return result;
		await wait(30);
	}
	return undefined;
}

async function tryConnect(folder: string): Promise<pg.Client | undefined> {
	const running = findRunningServer(folder);
	if (!running) return undefined;
	const client = new pg.Client({
		host: '127.0.0.1',
		port: running.port,
		user: 'postgres',
		password: readFileSync(serverFiles(folder).password, 'utf8'),
		database: 'postgres',
	});
	client.on('error', () => undefined); // The server went away; the next query will report it.
	try {
		await client.connect();
		return client;
	} catch {
		return undefined; // Still starting or stopping: retried until the limit.
	}
}

async function connectOrStart(
	folder: string,
	settings: string[],
	{
		port,
		limitMs = startLimitMs,
		onSpawn,
	}: { port?: number; limitMs?: number; onSpawn?: (pid?: number) => void } = {},
): Promise<pg.Client> {
	if (!findRunningServer(folder)) {
		const pid = await spawnServer(folder, settings, port);
		onSpawn?.(pid);
	}
	const client = await waitUntil(limitMs, () => tryConnect(folder));
	if (client) return client;
	const log = serverFiles(folder).log;
	const reason = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5) : [];
	throw new Error(`O PostgreSQL não respondeu.\n${reason.join('\n')}`);
}

async function createBlogDatabase(client: pg.Client): Promise<void> {
	const { rowCount } = await client.query("select 1 from pg_database where datname = 'blog'");
	if (rowCount === 0) await client.query('create database blog');
}

async function stopServer(folder: string): Promise<void> {
	const running = findRunningServer(folder);
	if (!running) return;
	process.kill(running.pid, 'SIGINT');
	const gone = () => Promise.resolve(existsSync(serverFiles(folder).pid) ? undefined : true);
	if (await waitUntil(stopLimitMs, gone)) return;
	process.kill(running.pid, 'SIGQUIT');
	await waitUntil(stopLimitMs, gone);
}

const takeLock = (client: pg.Client) =>
	client.query<{ owns: boolean }>(`select pg_try_advisory_lock(${ownerLock}) as owns`);

/** Restarts a server that died, on the same port, so that every pool finds it again. */
function keepAlive(folder: string, settings: string[], first: pg.Client): () => Promise<void> {
	const { port } = first;
	let client = first;
	let isStopping = false;
	let reviving = Promise.resolve();

	async function revive(): Promise<void> {
		while (!isStopping) {
			try {
				client = await connectOrStart(folder, settings, { port, limitMs: reviveLimitMs });
				await takeLock(client);
				return watch();
			} catch (error) {
				console.error(error instanceof Error ? error.message : error);
				await wait(1_000);
			}
		}
	}
	function watch(): void {
		client.once('end', () => {
			if (!isStopping) reviving = revive();
		});
	}

	watch();
	return async () => {
		isStopping = true;
		await reviving;
		await client.end();
	};
}

/**
 * Runs PostgreSQL on `dataDir`, on a free port of the loopback interface. Joins the server that another process runs
 * there, and takes over one whose process was killed: there are never two on one folder.
 */
export async function startPostgres(options: {
	dataDir: string;
	/** Additional settings, as `name=value`. */
	settings?: string[];
}): Promise<LocalPostgres> {
	mkdirSync(options.dataDir, { recursive: true });
	const folder = findServerFolder(resolve(options.dataDir));
	initialiseServer(folder);
	tellServerFolder(resolve(options.dataDir), folder);
	const own: { isServer: boolean; pid?: number | undefined } = { isServer: false };
	const forget = clearIfKilled(() => {
		if (own.isServer) endServer(folder, own.pid);
	});
	const settings = options.settings ?? [];
	const client = await connectOrStart(folder, settings, {
		onSpawn: (pid) => Object.assign(own, { isServer: true, pid }),
	});
	const { rows } = await takeLock(client);
	own.isServer = rows[0]?.owns === true;
	await createBlogDatabase(client);
	const url = `postgres://postgres:${client.password}@127.0.0.1:${client.port}/blog`;
	if (!own.isServer) {
		forget();
		await client.end();
		return { url, joined: true, stop: async () => undefined };
	}
	const letGo = keepAlive(folder, settings, client);
	return {
		url,
		joined: false,
		stop: async () => {
			await letGo();
			await stopServer(folder);
			forget();
		},
	};
}
