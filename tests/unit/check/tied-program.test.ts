import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTied } from '../../browsers/engines/tied-program.ts';

const file = join(import.meta.dirname, '../../browsers/engines/tied-program.ts');

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-tied-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const beats = () => join(folder, 'beats');
/** A program whose child writes a byte ten times a second. */
const family = () => [
	...[
		'-c',
		'printf . >"$0"; (while :; do printf . >>"$0"; sleep 0.1; done) & echo "has begun"; wait',
	],
	beats(),
];

async function isSilent(): Promise<boolean> {
	const { size } = statSync(beats());
	await wait(400);
	return statSync(beats()).size === size;
}

test('a browser and its children end with it', async () => {
	const program = startTied('sh', family(), {});
	await program.said(/has (begun)/);
	expect(await isSilent()).toBe(false);
	await program.end();
	expect(await isSilent()).toBe(true);
});

test('a browser and its children end when the tests are killed', async () => {
	const source = `const { startTied } = await import(process.argv[1]);
		const program = startTied('sh', ${JSON.stringify(family())}, {});
		console.log(await program.said(/has (begun)/));
		setInterval(() => {}, 1000);`;
	const tests = spawn(process.execPath, ['--input-type=module', '-e', source, file], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(tests.stdout, 'data');
	expect(await isSilent()).toBe(false);
	tests.kill('SIGKILL');
	await once(tests, 'exit');
	await expect.poll(isSilent, { timeout: 5_000 }).toBe(true);
});
