import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSearchKey } from '#lib/search-engines';
import { writeSearchKey } from '../../../scripts/site/site-files.ts';

const siteUrl = 'https://blog.vaolivre.com.br';
const place = { context: 'production', siteId: '0f1e2d3c', siteUrl };

test('the key is the project’s at its address, of letters and digits, the same for build and functions', () => {
	const key = findSearchKey(place);
	expect(key).toMatch(/^[\da-f]{32}$/);
	expect(findSearchKey({ ...place, siteUrl: `${siteUrl}/` })).toBe(key);
	expect(findSearchKey({ ...place, siteId: 'another' })).not.toBe(key);
	expect(findSearchKey({ ...place, siteUrl: 'https://outro.com.br' })).not.toBe(key);
	expect(findSearchKey({ ...place, siteUrl: 'https://blog.netlify.app' })).toBeDefined();
});

test.each<[string, Partial<typeof place> | { context: undefined }]>([
	['a preview', { context: 'deploy-preview' }],
	['a branch', { context: 'branch-deploy' }],
	['a local run', { context: undefined }],
	['a build of no project', { siteId: '' }],
	...[
		'http://blog.vaolivre.com.br',
		'http://localhost:8888',
		'https://localhost',
		'https://127.0.0.1',
		'https://[::1]',
		'https://blog.vaolivre.com.br:8443',
		'https://example.com',
		'https://blog.example.com',
		'https://blog.example',
		'https://blog.test',
		'https://blog.invalid',
		'https://nas.local',
	].map((siteUrl): [string, { siteUrl: string }] => [siteUrl, { siteUrl }]),
])('C19: search engines are told nothing of %s', (_, given) => {
	expect(findSearchKey({ ...place, ...given })).toBeUndefined();
});

test('production’s build has the file, named after the key that it contains; a preview’s has none', async () => {
	const outDir = mkdtempSync(join(tmpdir(), 'search-key-'));
	await writeSearchKey({ outDir, siteUrl }, { CONTEXT: 'deploy-preview', SITE_ID: 'x' });
	expect(readdirSync(outDir)).toEqual([]);
	await writeSearchKey({ outDir, siteUrl }, { CONTEXT: 'production', SITE_ID: '0f1e2d3c' });
	const key = findSearchKey(place);
	expect(readdirSync(outDir)).toEqual([`${key}.txt`]);
	expect(readFileSync(join(outDir, `${key}.txt`), 'utf8')).toBe(key);
});
