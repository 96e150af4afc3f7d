import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface CacheUtils {
	restore: (path: string) => Promise<boolean>;
	save: (path: string) => Promise<boolean>;
}
type Step = (given: { utils: { cache: CacheUtils } }) => Promise<void>;

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'netlify', 'plugins', 'build-cache');
const plugin: Record<string, Step> = await import(join(folder, 'index.js'));

beforeEach(() => vi.stubEnv('CONTEXT', 'production'));
afterEach(() => vi.unstubAllEnvs());

async function listTouched(step: string): Promise<string[]> {
	const touched: string[] = [];
	const note = (what: string) => async (path: string) => touched.push(`${what} ${path}`) > 0;
	await plugin[step]?.({ utils: { cache: { restore: note('restore'), save: note('save') } } });
	return touched;
}

test('the cache of the build command is restored before it, and saved after it succeeded', async () => {
	expect(existsSync(join(folder, 'manifest.yml'))).toBe(true);
	expect(await listTouched('onPreBuild')).toEqual(['restore .data/build-cache']);
	expect(await listTouched('onPostBuild')).toEqual(['save .data/build-cache']);
});

test('a failed build saves nothing: the cache stays the last good one', () => {
	expect(Object.keys(plugin).sort()).toEqual(['onError', 'onPostBuild', 'onPreBuild']);
});

test.each(['deploy-preview', 'branch-deploy', 'preview-server', 'dev'])(
	'a deploy of %s neither uses production’s cache nor replaces it',
	async (context) => {
		vi.stubEnv('CONTEXT', context);
		expect(await listTouched('onPreBuild')).toEqual([]);
		expect(await listTouched('onPostBuild')).toEqual([]);
	},
);
