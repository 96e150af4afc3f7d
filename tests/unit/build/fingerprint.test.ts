import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { functionSources, functionsFingerprint } from '../../../scripts/site/bundle-functions.ts';
import { siteFingerprint, siteSources } from '../../../scripts/site/fingerprint.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const builder = 'scripts/site';
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-fingerprint-'));
	for (const path of functionSources.filter((each) => each !== builder)) {
		mkdirSync(join(folder, dirname(path)), { recursive: true });
		writeFileSync(join(folder, path), '');
	}
	cpSync(join(root, builder), join(folder, builder), { recursive: true });
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

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

test.each(functionSources)('functions are bundled again when %s changed', (path) => {
	const before = functionsFingerprint(folder);
	expect(functionsFingerprint(folder)).toBe(before);
	const file = path === builder ? join(path, 'build-site.ts') : path;
	writeFileSync(join(folder, file), '// changed');
	expect(functionsFingerprint(folder)).not.toBe(before);
});

test.each(['BLOG_NAME', 'CONTEXT', 'DEPLOY_PRIME_URL'])(
	'functions are bundled again when %s is another',
	(name) => {
		const before = functionsFingerprint(folder);
		vi.stubEnv(name, 'another');
		expect(functionsFingerprint(folder)).not.toBe(before);
	},
);

test('a bundler that sets NODE_ENV in its process changes nothing for the next build', () => {
	const before = functionsFingerprint(folder);
	vi.stubEnv('NODE_ENV', 'production');
	expect(functionsFingerprint(folder)).toBe(before);
});
