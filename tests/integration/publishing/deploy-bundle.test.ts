import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('C9: Netlify finds the three deploy events in the function as it bundles it', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'blog-bundle-'));
	try {
		const bundle = await zipFunction(join(root, 'netlify/functions/deploy-events.ts'), folder, {
			basePath: root,
			config: { '*': { nodeBundler: 'esbuild' } },
		});
		expect(bundle?.eventSubscriptions?.sort()).toEqual([
			'deploy_building',
			'deploy_failed',
			'deploy_succeeded',
		]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}, 120_000);
