import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	chownSync,
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { listLeftovers } from './leftovers.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isAlive, readCommandLine } from './process-facts.ts';

/** Paths within a server's folder: its password, its log and PostgreSQL's own files. */
export const serverFiles = (folder: string) => ({
	cluster: join(folder, 'cluster'),
	password: join(folder, 'password'),
	log: join(folder, 'postgres.log'),
	pid: join(folder, 'cluster', 'postmaster.pid'),
});

/** Creates the folder atomically: a run killed half-way leaves nothing incomplete. */
export function initialiseServer(folder: string): void {
	const unfinishedOnes = new RegExp(`^${basename(folder)}\\.(\\d+)\\.tmp$`);
	for (const left of listLeftovers(dirname(folder), unfinishedOnes)) {
		rmSync(left, { recursive: true, force: true });
	}
	if (existsSync(folder)) return;
	const unfinished = `${folder}.${process.pid}.tmp`;
	const files = serverFiles(unfinished);
	const { command, uid } = findPostgresBinaries();
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(unfinished, { recursive: true });
	writeFileSync(files.password, randomBytes(24).toString('hex'), { mode: 0o600 });
	if (uid) for (const path of [unfinished, files.password]) chownSync(path, uid, uid);
	// Uses the built-in C.UTF-8: without LANG, initdb would choose SQL_ASCII, where lower('Ç') is 'Ç'.
	const [file, args] = command('initdb', [
		`--pgdata=${files.cluster}`,
		'--username=postgres',
		`--pwfile=${files.password}`,
		'--auth=scram-sha-256',
		'--encoding=UTF8',
		'--locale-provider=builtin',
		'--builtin-locale=C.UTF-8',
		'--locale=C',
		'--no-sync',
	]);
	const result = spawnSync(file, args, { encoding: 'utf8', uid, gid: uid });
	if (result.status !== 0) {
		rmSync(unfinished, { recursive: true, force: true });
		throw new Error(`Não foi possível preparar o PostgreSQL: ${result.error ?? result.stderr}`);
	}
	try {
		renameSync(unfinished, folder);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
}

function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});
}

/** Starts the server of `folder`; it outlives this process, and Ctrl-C reaches only Node. Returns its process id. */
export async function spawnServer(
	folder: string,
	settings: string[],
	givenPort?: number,
): Promise<number | undefined> {
	const { command, uid } = findPostgresBinaries();
	const files = serverFiles(folder);
	const port = givenPort ?? (await findFreePort());
	const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
	const [file, args] = command('postgres', [
		'-D',
		files.cluster,
		'-p',
		String(port),
		...options.flatMap((setting) => ['-c', setting]),
	]);
	const log = openSync(files.log, 'w', 0o600);
	const child = spawn(file, args, { detached: true, stdio: ['ignore', log, log], uid, gid: uid });
	child.on('error', (error) => writeFileSync(files.log, String(error)));
	child.unref();
	closeSync(log);
	return child.pid;
}

/** How long a starting server may take between creating its file and writing its process id into it. */
const pidWriteLimitMs = 10_000;

/** The process id and port of the server running on `folder`; undefined when there is none. */
export function findRunningServer(folder: string): { pid: number; port: number } | undefined {
	const files = serverFiles(folder);
	if (!existsSync(files.pid)) return undefined;
	const lines = readFileSync(files.pid, 'utf8').split('\n');
	const pid = Number(lines[0]);
	const port = Number(lines[3]);
	if (pid > 0 && isPostgres(pid, files.cluster)) return port > 0 ? { pid, port } : undefined;
	// A starting server creates the file before writing into it, so an empty new file is not stale.
	if (pid === 0 && Date.now() - statSync(files.pid).mtimeMs < pidWriteLimitMs) return undefined;
	// The process id may belong to another program by now, and PostgreSQL would refuse to start.
	rmSync(files.pid, { force: true });
	return undefined;
}

/** Whether this process is a PostgreSQL of `cluster`. Where command lines cannot be read, any live process counts. */
export function isPostgres(pid: number, cluster: string, readCommand = readCommandLine): boolean {
	const commandLine = readCommand(pid);
	return commandLine === undefined ? isAlive(pid) : commandLine.includes(cluster);
}

function waitAtOnce(limitMs: number, isOver: () => boolean): boolean {
	const end = Date.now() + limitMs;
	while (!isOver() && Date.now() < end)
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
	return isOver();
}

/**
 * Stops the server of `folder` without giving way to anything else. `spawned` is the process id of one that may not have
 * written its file yet.
 */
export function endServer(folder: string, spawned?: number): void {
	const { pid: file, cluster } = serverFiles(folder);
	const pid = findRunningServer(folder)?.pid;
	if (pid !== undefined) {
		for (const [signal, limitMs] of [
			['SIGINT', 5_000],
			['SIGQUIT', 5_000],
			['SIGKILL', 0],
		] as const) {
			process.kill(pid, signal);
			if (waitAtOnce(limitMs, () => !existsSync(file))) return;
		}
	} else if (spawned !== undefined && isPostgres(spawned, cluster)) {
		process.kill(spawned, 'SIGKILL');
	}
}
