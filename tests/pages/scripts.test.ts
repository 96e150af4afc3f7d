import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildAdmin } from '../../scripts/site/build-admin.ts';
import { readBuiltPages } from '../support/built-pages.ts';

const root = join(import.meta.dirname, '../..');
let pages: string;
let desk: string;

beforeAll(async () => {
	({ folder: pages } = await readBuiltPages());
	desk = await mkdtemp(join(root, '.data-desk-'));
	// As the pages' fixture.
	vi.stubEnv('IGNORED_IMAGE_HOSTS', 'antigo.example');
	vi.stubEnv('NODE_ENV', 'production');
	await buildAdmin({ root, cacheDir: desk, outDir: desk });
	vi.unstubAllEnvs();
}, 240_000);
afterAll(() => rm(desk, { recursive: true, force: true }));

const readScripts = (folder: string) =>
	globSync('**/*.js', { cwd: folder }).map((name) => ({
		name,
		code: readFileSync(join(folder, name), 'utf8'),
	}));

test('no script of pages or desk asks for `process`, which no browser has', () => {
	for (const folder of [pages, join(desk, 'admin')]) {
		const scripts = readScripts(folder);
		expect(scripts).not.toEqual([]);
		const asking = scripts.filter(({ code }) => /\bprocess\./.test(code));
		expect(asking.map(({ name }) => name)).toEqual([]);
	}
});

test('pages and desk hide the pictures of the same hosts, so the preview shows what readers get', () => {
	for (const folder of [pages, join(desk, 'admin')])
		expect(readScripts(folder).some(({ code }) => code.includes('antigo.example'))).toBe(true);
});

test('the first results are drawn by scripts of which none brings React', () => {
	const scripts = new Map(readScripts(pages).map(({ name, code }) => [basename(name), code]));
	const first = [...scripts.keys()].filter((name) => name.startsWith('first-results.'));
	expect(first).toHaveLength(1);
	const brought = new Set(first);
	for (const name of brought) {
		const imports = (scripts.get(name) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
		for (const [, file = ''] of imports) brought.add(file);
	}
	expect(brought.size).toBeGreaterThan(2);
	expect([...brought].filter((name) => name.startsWith('react.'))).toEqual([]);
});

test('the desk says that no browser translates it, so that no text is stored translated', () => {
	const page = readFileSync(join(desk, 'admin', 'index.html'), 'utf8');
	expect(page).toMatch(/<html[^>]* translate="no"/);
	expect(page).toContain('<meta name="google" content="notranslate">');
});
