import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWeight, weigh } from '../../../scripts/check/weight.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-weight-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });

test('counts what git tracks: product, tests and documents, each apart', () => {
	git('init', '-q');
	put('src/a.ts', 'one\ntwo\n');
	put('admin/look.css', 'one\n');
	put('src/logo.svg', '<svg/>\n');
	put('tests/unit/a.test.ts', 'one\ntwo\nthree\n');
	put('README.md', 'Four words stand here.\n');
	put('scripts/demo/post.md', 'no document\n');
	put('tests/fixtures/post.md', 'no document\n');
	git('add', '.');
	put('src/untracked.ts', 'one\n');
	expect(weigh(folder)).toEqual({ product: 3, files: 2, tests: 3, words: 4 });
});

test('leaves out what is deleted and not committed yet', () => {
	git('init', '-q');
	put('src/a.ts', 'one\n');
	put('src/b.ts', 'one\n');
	git('add', '.');
	rmSync(join(folder, 'src/b.ts'));
	expect(weigh(folder)?.files).toBe(1);
});

test('knows nothing where git does not track the folder', () => {
	put('src/a.ts', 'one\n');
	expect(weigh(folder)).toBeUndefined();
});

test('says each figure, and how far it is from the last release', () => {
	const now = { product: 61_200, files: 930, tests: 80_000, words: 32_000 };
	const released = { product: 61_000, files: 940, tests: 80_000, words: 35_381 };
	expect(describeWeight(now, { version: '1.0.0', ...released })).toEqual([
		'Weight, beside 1.0.0:',
		'  61,200 lines of product (+200)',
		'  930 files of product (-10)',
		'  80,000 lines of tests (+0)',
		'  32,000 words of documents (-3,381)',
	]);
});
