import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { fingerprint } from './fingerprint.ts';

/** Builds the desk when its sources changed, and copies it into the site. */
export async function buildAdmin(options: {
	root: string;
	cacheDir: string;
	outDir: string;
}): Promise<void> {
	const { root, cacheDir, outDir } = options;
	const kept = join(cacheDir, 'admin');
	const folder = join(kept, fingerprint(root, ['admin', 'src', 'package-lock.json']));
	if (!existsSync(folder)) {
		const draft = `${folder}.${process.pid}.tmp`;
		await build({
			configFile: join(root, 'admin', 'vite.config.ts'),
			cacheDir: join(cacheDir, 'admin-vite'),
			logLevel: 'warn',
			build: { outDir: draft },
		});
		await mkdir(kept, { recursive: true });
		for (const old of await readdir(kept)) {
			if (join(kept, old) !== draft) await rm(join(kept, old), { recursive: true, force: true });
		}
		await rename(draft, folder);
	}
	await cp(folder, join(outDir, 'admin'), { recursive: true });
}
