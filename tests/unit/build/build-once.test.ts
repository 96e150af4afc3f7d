import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOnce } from '../../../scripts/site/build-once.ts';

let folder: string;
let made = 0;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-made-'));
	made = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'the whole text';
const take = (fingerprint = 'a') =>
	buildOnce(join(folder, 'code'), fingerprint, async (unfinished) => {
		made += 1;
		await setTimeout(20);
		writeFileSync(join(unfinished, 'a.js'), text);
	});

test('what was made is used again, and what other code had made is gone', async () => {
	await take();
	await take();
	expect(made).toBe(1);
	await take('b');
	expect(readdirSync(join(folder, 'code'))).toEqual(['b', 'b.json']);
});

test.each(['', text.slice(0, 5), text.toUpperCase()])(
	'a file spoilt to %j is made again',
	async (rest) => {
		const first = await take();
		writeFileSync(join(first, 'a.js'), rest);
		expect(readFileSync(join(await take(), 'a.js'), 'utf8')).toBe(text);
		rmSync(join(first, 'a.js'));
		expect(readFileSync(join(await take(), 'a.js'), 'utf8')).toBe(text);
	},
);

test('several at once make it once, and each finds it whole', async () => {
	const folders = await Promise.all([take(), take(), take()]);
	expect(made).toBe(1);
	for (const each of folders) expect(readFileSync(join(each, 'a.js'), 'utf8')).toBe(text);
});

test('a failure leaves what was made before', async () => {
	await take();
	const failing = buildOnce(join(folder, 'code'), 'b', () => Promise.reject(new Error('no space')));
	await expect(failing).rejects.toThrow('no space');
	await take();
	expect(made).toBe(1);
});
