import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './check/find-chromium.ts';
import { leastScores, measurePage } from './check/measure-page.ts';

const root = join(import.meta.dirname, '..');

async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

/** Serves the demo blog as `npm start` does, compressed, on its own port and folder. */
async function startSite(): Promise<{ url: string; stop: () => Promise<void> }> {
	const [port, dataDir] = [await findFreePort(), await mkdtemp(join(tmpdir(), 'blog-deep-'))];
	const site = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
		cwd: root,
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
	});
	const exited = once(site, 'exit');
	await new Promise<void>((resolve, reject) => {
		site.stdout.on('data', (chunk: Buffer) => chunk.includes('Pronto:') && resolve());
		site.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)));
	});
	return {
		url: `http://localhost:${port}`,
		stop: async () => {
			site.kill('SIGINT');
			await exited;
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The first article of home, which has a picture: the heaviest kind. */
async function findArticle(url: string): Promise<string> {
	const home = await (await fetch(url)).text();
	return /href="(\/post\/[^"]+)"/.exec(home)?.[1] ?? '/posts';
}

async function checkPage(url: string, isIndexed = true): Promise<boolean> {
	const { scores, faults, figures } = await measurePage(url, await findFreePort());
	const short = Object.entries(leastScores).filter(
		([name, least]) => (isIndexed || name !== 'seo') && scores[name as never] < least,
	);
	console.log(`${short.length === 0 ? '✓' : '✗'} ${url} ${JSON.stringify(scores)}\n  ${figures}`);
	for (const fault of faults) console.log(`  ${fault}`);
	return short.length === 0;
}

function takeScreenshots(): boolean {
	const args = [join(root, 'scripts/screenshots.ts')];
	return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function run(script: string, args: string[], counts: object): boolean {
	const env = { ...counts, ...process.env };
	const file = join(root, 'node_modules', script);
	return (
		spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env }).status === 0
	);
}

/** Tests with the full number of their cases. */
function runInFull(file: string, counts: Record<string, string>): boolean {
	const [, folder = ''] = file.split('/');
	const project = file.includes('.long.') ? 'long' : folder;
	if (folder !== 'e2e')
		return run('vitest/vitest.mjs', ['run', '--project', project, file], counts);
	const browser = { CHROMIUM_PATH: findChromium() };
	return run('@playwright/test/cli.js', ['test', file, '--retries=0'], { ...counts, ...browser });
}

const given = process.argv[2];
const site = given ? { url: given, stop: async () => undefined } : await startSite();
try {
	const results = [takeScreenshots()];
	for (const path of ['/', await findArticle(site.url), '/posts'])
		results.push(await checkPage(site.url + path));
	results.push(await checkPage(`${site.url}/?q=reuniao`, false));
	for (const [file, how] of [
		['tests/e2e/reader/accessibility.long.spec.ts', 'SHOWN'],
		['tests/e2e/desk/screens.long.spec.ts', 'SHOWN'],
		['tests/pages/markup.test.ts', 'VNU'],
	] as const)
		results.push(runInFull(file, { [how]: 'whole' }));
	// They print `SEED` and `LIFE`, which repeat one.
	results.push(runInFull('tests/integration/desk/lives-of-a-post.long.test.ts', { LIVES: '500' }));
	results.push(runInFull('tests/e2e/desk/typed-lives.long.spec.ts', { LIVES: '40' }));
	results.push(
		runInFull('tests/integration/publishing/plans-at-random.long.test.ts', { PLANS: '1000' }),
	);
	const late = 'tests/integration/publishing/late-posts-at-random.long.test.ts';
	results.push(runInFull(late, { LATE_POSTS: '200' }));
	const builds = 'tests/integration/publishing/late-builds-at-random.long.test.ts';
	results.push(runInFull(builds, { LATE_BUILDS: '20' }));
	results.push(runInFull('tests/integration/publishing/by-astro.test.ts', { PAGES_BY: 'astro' }));
	results.push(runInFull('tests/unit/search/search-equals-full-scan.test.ts', { QUERIES: '1000' }));
	results.push(runInFull('tests/integration/readers/replay.long.test.ts', { VISITS: '100000' }));
	const merges = 'tests/integration/topics/merges-beside-saves.long.test.ts';
	results.push(runInFull(merges, { MERGES: '2000' }));
	if (results.includes(false)) process.exitCode = 1;
} finally {
	await site.stop();
}
