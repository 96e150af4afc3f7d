import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDevSite } from './dev/dev-site.ts';
import { type DevServer, serveOneAddress } from './dev/one-address.ts';
import { startBlobs } from './local/blobs.ts';
import { refuseBusyPort } from './local/busy-port.ts';
import { ensureFirstAdmin } from './local/first-admin.ts';
import { openDatabase } from './local/open-database.ts';
import { runCommand } from './local/run-command.ts';
import { setFunctionEnvironment } from './local/runner.ts';
import { removeRunnerFacts, writeRunnerFacts } from './local/runner-file.ts';
import { fail } from './local/say.ts';
import { sayReady } from './local/say-ready.ts';
import { startScheduler } from './local/scheduler.ts';
import { readLocalSettings } from './local/settings.ts';
import { seedDemo } from './seed.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Serves pages, desk and functions at one address while their code changes; nothing is built. */
async function main(): Promise<void> {
	const settings = readLocalSettings();
	const { dataDir, siteUrl, port } = settings;
	await refuseBusyPort(port, 'run dev');
	const cacheDir = join(dataDir, 'dev-cache');
	const { db, url } = await openDatabase(settings);
	await seedDemo(db, new Date());
	await startBlobs(dataDir);
	let server: DevServer | undefined;
	const site = openDevSite({ root, folder: cacheDir, db, onChange: () => server?.reload() });
	await site.refresh();
	Object.assign(process.env, {
		SNAPSHOT_DIR: site.snapshotFolder,
		BUILD_CACHE_DIR: join(cacheDir, 'astro'),
		FAST_LANE: 'off',
	});
	server = await serveOneAddress({ root, settings, cacheDir, ...site });
	setFunctionEnvironment({ settings, root }, url, server.buildHookUrl);
	writeRunnerFacts(dataDir, { siteUrl, buildHookUrl: server.buildHookUrl });
	process.on('exit', () => removeRunnerFacts(dataDir));
	startScheduler(server.runScheduled, (error) => console.error(error));
	sayReady(settings, await ensureFirstAdmin(db, settings.admin));
}

await runCommand(main, (error) => {
	fail(error);
	process.exit();
});
