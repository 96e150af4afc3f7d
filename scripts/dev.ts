import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { takeSnapshot } from '#content/take-snapshot';
import { fail } from './local/fail.ts';
import { openDatabase } from './local/open-database.ts';
import { runCommand } from './local/run-command.ts';
import { readLocalSettings } from './local/settings.ts';
import { seedDemo } from './seed.ts';
import { listSitePictures } from './site/site-pictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Serves the public pages with Astro's hot reload, on a snapshot of the current posts; no functions, no desk. */
async function main(): Promise<void> {
	const settings = readLocalSettings();
	const cacheDir = join(settings.dataDir, 'dev-cache');
	const { db, close } = await openDatabase(settings);
	try {
		await seedDemo(db, new Date());
		await takeSnapshot(db, join(cacheDir, 'snapshot'), new Date(), listSitePictures(root));
	} finally {
		await close();
	}
	Object.assign(process.env, {
		SNAPSHOT_DIR: join(cacheDir, 'snapshot'),
		BUILD_CACHE_DIR: join(cacheDir, 'astro'),
		SITE_URL: settings.siteUrl,
	});
	await dev({
		root,
		server: { port: settings.port },
		// The database's files change constantly.
		vite: { server: { watch: { ignored: ['**/.data*/**'] } } },
	});
}

await runCommand(main, (error) => {
	fail(error);
	process.exit();
});
