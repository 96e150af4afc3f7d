import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** `npm start` as a user runs it, with its own port and data folder. */
export interface RunningSite {
	url: string;
	port: number;
	dataDir: string;
	email: string;
	password: string;
	process: ChildProcess;
	/** Everything printed so far. */
	output: () => string;
	/** Like Ctrl-C; returns the exit code. */
	stop: () => Promise<number | null>;
	/** `kill -9` of Node only. */
	kill: () => Promise<void>;
	/** Stops what is still running and removes the data folder. */
	remove: () => Promise<void>;
}

export interface SiteOptions {
	port?: number;
	dataDir?: string;
	env?: Record<string, string>;
	/** Returns as soon as this is printed, instead of when everything is ready. */
	until?: RegExp;
	/** Time limit for that. */
	limitMs?: number;
}

export const testAdmin = { email: 'redacao@example.com', password: 'uma senha de teste' };
const readyLimitMs = 240_000;

export async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

export const makeDataDir = () => mkdtemp(join(tmpdir(), 'blog-site-'));

function waitForOutput(
	child: ChildProcess,
	{ until = /^Pronto: /m, limitMs = readyLimitMs }: SiteOptions,
	output: () => string,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const give = (reason: string) => reject(new Error(`${reason}\n${output()}`));
		const timer = setTimeout(() => give(`${until} was not printed`), limitMs);
		const look = () => {
			if (!until.test(output())) return;
			clearTimeout(timer);
			resolve();
		};
		child.stdout?.on('data', look);
		child.once('exit', (code) => give(`the site ended with ${code}`));
	});
}

const started = new Set<RunningSite>();

/** Call it after each file's tests, because a failed test leaves its site running. */
export async function stopSites(): Promise<void> {
	await Promise.all([...started].map((site) => site.stop()));
	started.clear();
}

export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
	const port = options.port ?? (await findFreePort());
	const dataDir = options.dataDir ?? (await makeDataDir());
	const child = spawn(
		process.execPath,
		['--import', './scripts/quick-imports.mjs', 'scripts/start.ts'],
		{
			cwd: root,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...process.env,
				PORT: String(port),
				DATA_DIR: dataDir,
				ADMIN_EMAIL: testAdmin.email,
				ADMIN_PASSWORD: testAdmin.password,
				ADMIN_NAME: 'Marina',
				...options.env,
			},
		},
	);
	let printed = '';
	const collect = (chunk: Buffer) => {
		printed += chunk.toString();
	};
	child.stdout.on('data', collect);
	child.stderr.on('data', collect);
	const exited = once(child, 'exit');
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const stop = async () => {
		if (!hasEnded()) child.kill('SIGINT');
		await exited;
		return child.exitCode;
	};
	const site: RunningSite = {
		port,
		dataDir,
		...testAdmin,
		stop,
		process: child,
		url: `http://localhost:${port}`,
		output: () => printed,
		kill: async () => {
			child.kill('SIGKILL');
			await exited;
		},
		remove: async () => {
			await stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
	started.add(site);
	await waitForOutput(child, options, site.output);
	return site;
}
