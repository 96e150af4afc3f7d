import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteFingerprint, siteSources } from '../../../scripts/site/fingerprint.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const builder = 'scripts/site';
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-fingerprint-'));
	for (const path of siteSources.filter((each) => each !== builder)) {
		mkdirSync(join(folder, dirname(path)), { recursive: true });
		writeFileSync(join(folder, path), '');
	}
	cpSync(join(root, builder), join(folder, builder), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => siteFingerprint(folder, 'https://blog.test');

test('a change of the code that builds the site is another fingerprint', () => {
	const before = read();
	expect(read()).toBe(before);
	writeFileSync(join(folder, builder, 'build-site.ts'), '// changed');
	const changed = read();
	expect(changed).not.toBe(before);
	writeFileSync(join(folder, builder, 'more.ts'), '');
	expect(read()).not.toBe(changed);
});

test.each(siteSources)('%s moved away is said, not taken for empty', (path) => {
	renameSync(join(folder, path), join(folder, 'moved'));
	expect(read).toThrow(path);
});
