import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import * as baked from '#config/site';
import { buildOnce } from './build-once.ts';
import { fingerprint, packageFiles } from './fingerprint.ts';

type AdminBuild = Record<'root' | 'cacheDir' | 'outDir', string>;

export const deskFingerprint = (root: string): string =>
	fingerprint(root, ['admin', 'src', 'scripts/demo', ...packageFiles], [JSON.stringify(baked)]);

/** Builds the desk when its sources changed, and copies it into the site. */
export async function buildAdmin(options: AdminBuild): Promise<void> {
	const { root, cacheDir, outDir } = options;
	const sources = deskFingerprint(root);
	const folder = await buildOnce(join(cacheDir, 'admin'), sources, async (unfinished) => {
		// Loaded on demand: it is rarely needed, and the largest import of a build.
		const { build } = await import('vite');
		await build({
			configFile: join(root, 'admin', 'vite.config.ts'),
			cacheDir: join(cacheDir, 'admin-vite'),
			logLevel: 'warn',
			build: { outDir: unfinished },
		});
	});
	await cp(folder, join(outDir, 'admin'), { recursive: true });
}
