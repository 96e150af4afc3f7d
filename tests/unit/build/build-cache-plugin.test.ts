import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface CacheUtils {
	restore: (path: string) => Promise<boolean>;
	save: (path: string) => Promise<boolean>;
}
type Step = (given: { utils: { cache: CacheUtils } }) => Promise<void>;

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'netlify', 'plugins', 'build-cache');
const plugin: Record<string, Step> = await import(join(folder, 'index.js'));

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

test('a build that fails saves nothing: the cache stays the last good one', () => {
	expect(Object.keys(plugin).sort()).toEqual(['onError', 'onPostBuild', 'onPreBuild']);
});
