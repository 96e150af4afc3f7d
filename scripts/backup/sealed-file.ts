import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { clearIfKilled } from '../local/run-command.ts';

interface Seal {
	passphrase: string;
	/** A folder of this run: GnuPG's own files, and its agent, go with it. */
	home: string;
}

const gpg = ({ home }: Seal, ...args: string[]): [string, string[]] => [
	'gpg',
	[
		'--batch',
		'--yes',
		'--quiet',
		'--no-options',
		'--homedir',
		home,
		'--pinentry-mode',
		'loopback',
		'--passphrase-fd',
		'3',
		...args,
	],
];

async function waitFor(child: ChildProcess, program: string): Promise<void> {
	const [code, signal] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
		throw new Error(`Falta o programa ${program}: instale-o e tente de novo.`);
	});
	if (code !== 0) throw new Error(`${program} parou (${signal ?? code}).`);
}

/** Runs two programs, the output of the first into the second; the passphrase is on neither's command line. */
async function pipe(
	first: [string, string[]],
	second: [string, string[]],
	{ passphrase, home }: Seal,
): Promise<void> {
	mkdirSync(home, { recursive: true, mode: 0o700 });
	const from = spawn(...first, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
	const to = spawn(...second, { stdio: ['pipe', 'inherit', 'inherit', 'pipe'] });
	const forget = clearIfKilled(() => {
		for (const child of [from, to]) child.kill('SIGKILL');
	});
	for (const child of [from, to]) {
		const secret = child.stdio[3] as Writable;
		secret.on('error', () => undefined); // A program that does not read it has closed it.
		secret.end(`${passphrase}\n`);
		child.stdin?.on('error', () => undefined); // It ended early: its exit code says so.
	}
	(from.stdout as Readable).pipe(to.stdin as Writable);
	try {
		await Promise.all([waitFor(from, first[0]), waitFor(to, second[0])]);
	} finally {
		for (const child of [from, to]) child.kill('SIGKILL');
		forget();
	}
}

/** Writes `folder` into an encrypted file, which gets its name only when complete. */
export async function sealFolder(folder: string, file: string, seal: Seal): Promise<void> {
	const unfinished = `${file}.tmp`;
	const remove = () => rmSync(unfinished, { force: true });
	const forget = clearIfKilled(remove);
	try {
		await pipe(
			['tar', ['-c', '-C', dirname(folder), basename(folder)]],
			gpg(seal, '--symmetric', '--cipher-algo', 'AES256', '--output', unfinished),
			seal,
		);
		renameSync(unfinished, file);
	} finally {
		remove();
		forget();
	}
}

/** Unpacks such a file into `folder`. */
export async function unsealFile(file: string, folder: string, seal: Seal): Promise<void> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	await pipe(gpg(seal, '--decrypt', file), ['tar', ['-x', '-C', folder]], seal);
}
