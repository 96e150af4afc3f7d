import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { uploadImage } from '#contract/images';
import { findProgram, installPackages } from '../../../scripts/check/system-programs.ts';
import { openLocalPictures } from '../../../scripts/local/open-pictures.ts';
import { findRunningServer } from '../../../scripts/local/postgres-process.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const buildsMs = 400_000;

const api = apiForFile();
const folder = folderForFile();
let dataDir: string;
let files: string[];
beforeAll(async () => {
	if (!findProgram('gpg')) installPackages(['gpg', 'gpg-agent']);
	dataDir = join(folder, 'data');
	const data_base64 = (await aPicture({ width: 500, height: 300 })).toString('base64');
	const { image } = await api.call(uploadImage, { name: 'a.png', alt: 'Uma mesa', data_base64 });
	await createdPost(api, { title: 'Um', content: `![mesa](${image.url})`, published: true });
	await api.db.execute(sql`create table playing_with_neon (id serial primary key, name text)`);
	const { pictures, close } = await openLocalPictures(dataDir);
	for (const [file, bytes] of api.deps.pictures.files) {
		await pictures.write(file, bytes);
	}
	files = await pictures.list();
	await close();
});

let runs = 0;
/** The step of the nightly workflow, with the secrets that the repository has. */
function start(
	given: Record<string, string> = {},
	command = ['node', 'scripts/nightly-backup.ts'],
) {
	runs += 1;
	const file = join(folder, `backup-${runs}.tar.gpg`);
	const env = {
		PATH: process.env['PATH'],
		HOME: folder,
		DATA_DIR: dataDir,
		DATABASE_URL: api.url,
		BACKUP_PASSPHRASE: 'uma frase só nossa',
		...given,
	};
	const [program = '', ...args] = command;
	const child = spawn(program, [...args, file], { cwd: root, env, detached: true });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk;
		});
	}
	const ended = once(child, 'close').then(([code]) => code as number | null);
	return { child, file, ended, output: () => output };
}

async function waitFor({ output, ended }: ReturnType<typeof start>, text: string): Promise<void> {
	let isOver = false;
	void ended.then(() => {
		isOver = true;
	});
	while (!output().includes(text)) {
		if (isOver) throw new Error(`“${text}” was not printed:\n${output()}`);
		await wait(5);
	}
}

const unseal = (file: string) =>
	spawnSync(
		'sh',
		[
			'-c',
			`gpg --batch --quiet --homedir ${folder} --pinentry-mode loopback --passphrase 'uma frase só nossa' --decrypt ${file} | tar -t`,
		],
		{ encoding: 'utf8' },
	).stdout;

/** What this folder's runs have left: files with hashes, and processes. */
function listLeft(): string[] {
	const processes = readdirSync('/proc').filter((pid) => {
		const line = /^\d+$/.test(pid)
			? spawnSync('cat', [`/proc/${pid}/cmdline`], { encoding: 'utf8' }).stdout
			: '';
		return line.includes('postgres') && line.includes(folder);
	});
	const names = [...readdirSync(folder), ...readdirSync(dataDir)];
	return [...processes, ...names.filter((name) => /^(?:drill|nightly)-|\.tmp$/.test(name))];
}

test(
	'a backup beside tables of others is encrypted, proved and kept',
	async () => {
		const run = start();
		expect(await run.ended, run.output()).toBe(0);
		expect(run.output()).toContain('A restauração teria funcionado.');
		const names = unseal(run.file);
		expect(names).toContain('backup/backup.json');
		expect(names).not.toContain('playing_with_neon');
		expect(listLeft()).toEqual([]);
	},
	buildsMs,
);

test(
	'with one missing picture the rest is encrypted and kept, and the run fails and names it',
	async () => {
		const { pictures, close } = await openLocalPictures(dataDir);
		const [gone = '', ...rest] = files;
		const bytes = await pictures.read(gone);
		await pictures.remove(gone);
		await close();
		const run = start();
		expect(await run.ended).toBe(1);
		expect(run.output()).toContain('Falta 1 arquivo de imagem em');
		expect(run.output()).toContain(gone);
		const names = unseal(run.file);
		expect(names).toContain('backup/backup.json');
		for (const name of rest) expect(names).toContain(name);
		expect(listLeft()).toEqual([]);
		const again = await openLocalPictures(dataDir);
		await again.pictures.write(gone, bytes ?? new Uint8Array());
		await again.close();
	},
	buildsMs,
);

test.each([
	['DATABASE_URL', {}],
	['BACKUP_PASSPHRASE', {}],
	['NETLIFY_SITE_ID', { DATABASE_URL: 'postgres://ana:segredo@db.invalid/blog' }],
])('without %s nothing is backed up, and the run fails', async (name, others) => {
	const run = start({ ...others, [name]: '' });
	expect(await run.ended).toBe(1);
	expect(run.output()).toMatch(new RegExp(`^Nada foi copiado, porque falta: ${name}`));
	expect(existsSync(run.file)).toBe(false);
	expect(listLeft()).toEqual([]);
});

test('a backup without posts fails, whatever else is right', async () => {
	const database = await createTestDatabase();
	const run = start({ DATABASE_URL: database.url });
	expect(await run.ended).toBe(1);
	expect(run.output()).toContain('O backup não tem nenhum post.');
	expect(existsSync(run.file)).toBe(true);
	await database.close();
}, 60_000);

test.each([
	['SIGTERM', '1/3 copiando'],
	['SIGINT', '2/3 criptografando'],
	['SIGTERM', '3/3 testando'],
	['SIGHUP', 'restaurando…'],
	['SIGTERM', 'montando 1 posts'],
] as const)(
	'a run that %s ends at “%s” leaves nothing readable behind',
	async (signal, step) => {
		const run = start();
		await waitFor(run, step);
		run.child.kill(signal);
		expect(await run.ended).toBeGreaterThan(128);
		expect(listLeft()).toEqual([]);
		// What is encrypted stays.
		expect(existsSync(run.file)).toBe(step.startsWith('3/3') || !/^\d/.test(step));
	},
	60_000,
);

test('a killed npm takes the run and its server with it', async () => {
	const run = start({}, ['npm', 'run', 'backup:nightly', '--']);
	await waitFor(run, 'restaurando…');
	run.child.kill('SIGTERM');
	await run.ended;
	await expect.poll(listLeft, { timeout: 10_000 }).toEqual([]);
}, 60_000);

test('what `kill -9` left is swept by the next run', async () => {
	const run = start();
	await waitFor(run, 'montando 1 posts');
	const [drill = ''] = readdirSync(dataDir).filter((name) => name.startsWith('drill-'));
	run.child.kill('SIGKILL');
	await run.ended;
	expect(findRunningServer(join(dataDir, drill, 'postgres'))).toBeDefined();
	const database = await createTestDatabase();
	await start({ DATABASE_URL: database.url }).ended;
	expect(listLeft()).toEqual([]);
	await database.close();
}, 120_000);
