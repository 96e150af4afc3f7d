import { execFileSync, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBlobs } from '../../scripts/local/blobs.ts';
import { buildOnce } from '../../scripts/site/build-once.ts';
import {
	type BundledFunction,
	buildFunctions,
	bundleFunctions,
	functionsFingerprint,
} from '../../scripts/site/bundle-functions.ts';
import type { BundleAnswer, BundleCall } from '../support/bundle-caller.ts';
import { countStartBytes, listColdStarts } from '../support/cold-start.ts';
import { loadFunctionModules, loadHandlers } from '../support/function-handlers.ts';
import { databaseForFile } from '../support/test-database.ts';

const root = join(import.meta.dirname, '..', '..');
const caller = join(root, 'tests/support/bundle-caller.ts');
/** Inside the project, as in a deploy, so that native packages are found. */
const made = join(root, `.data-functions-${process.pid}`);
/** With the pages' renderer, 250 KB, which is loaded when something is published. */
const budgetBytes = 1_110_000;
/** The pages' renderer and the mail client. */
const scheduleBudgetBytes = 1_400_000;
/** Readers wait for it: no React, no database. */
const lateBudgetBytes = 30_000;
/** All that any call needs. */
const apiBudgetBytes = 2_000_000;
/** Leaves no room for a renderer, a mail client or a drawing library of 250 KB. */
const startBudgetBytes = 320_000;

let folder: string;
const database = databaseForFile();
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let functions: BundledFunction[];
let bundles: FunctionResult[];
let calls: BundleCall[];
let answers: Map<string, BundleAnswer>;

/** The module next to the platform's own files, wherever its program put it. */
function moduleOf({ path, name }: FunctionResult): string {
	const own = join(relative(root, made), 'functions', `${name}.mjs`);
	const file = [join('functions', `${name}.mjs`), own].find((found) =>
		existsSync(join(path, found)),
	);
	return pathToFileURL(join(path, file ?? 'nothing')).href;
}

async function listCalls(): Promise<BundleCall[]> {
	const handlers = await loadHandlers();
	return bundles.flatMap((bundle) => {
		const patterns = bundle.routes?.map(({ pattern }) => pattern) ?? [];
		return (patterns.length > 0 ? patterns : [`/${bundle.name}`]).map((pattern) => {
			const isPost = handlers.get(pattern.replace('/api/', ''))?.endpoint.method === 'POST';
			return {
				name: pattern,
				file: moduleOf(bundle),
				url: `https://blog.test${pattern.replace(/\*|:file/, 'nada')}`,
				method: isPost ? 'POST' : 'GET',
				...(isPost && { body: '{}' }),
			};
		});
	});
}

async function callAll(env: Record<string, string>, some = calls) {
	const child = fork(caller, [], {
		cwd: folder,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	const got = new Map<string, BundleAnswer>();
	child.on('message', (answer: BundleAnswer) => got.set(answer.name, answer));
	child.send(some);
	await new Promise((resolve) => child.once('exit', resolve));
	return got;
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'blog-bundles-'));
	blobs = await startBlobs(join(folder, 'blobs'));
	functions = await bundleFunctions(root, made);
	bundles = await zipFunctions(join(made, 'functions'), join(folder, 'zipped'), {
		archiveFormat: 'none',
		basePath: root,
	});
	calls = await listCalls();
	answers = await callAll({
		DATABASE_URL: database.url,
		AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
		SITE_URL: 'https://blog.test',
	});
}, 300_000);
afterAll(async () => {
	await blobs?.stop();
	await rm(folder, { recursive: true, force: true });
	await rm(made, { recursive: true, force: true });
});

test('Netlify bundles none of them again, and packages what is native', () => {
	expect(new Set(bundles.map(({ bundler }) => bundler))).toEqual(new Set(['none']));
	// Files that a pattern finds come in any order: other bytes, which a deploy would upload again.
	const files = bundles.flatMap(({ config }) => config.includedFiles ?? []);
	expect(files.filter((file) => file.includes('*'))).toEqual([]);
	const withNative = bundles.filter(({ path }) => existsSync(join(path, 'node_modules')));
	expect(withNative.map(({ name }) => name)).toEqual(['api', 'pictures', 'scheduled-publish']);
	for (const bundle of withNative) {
		const code = `import { createRequire } from 'node:module';
			const sharp = createRequire(${JSON.stringify(moduleOf(bundle))})('sharp');
			const create = { width: 1, height: 1, channels: 3, background: 'red' };
			process.stdout.write((await sharp({ create }).webp().metadata()).format);`;
		const made = execFileSync(process.execPath, ['--input-type=module', '-e', code]);
		expect(String(made), bundle.name).toBe('raw');
	}
});

test('what was bundled once is copied, with the frame of its own deploy', async () => {
	const [cacheDir, outDir] = [join(folder, 'cache'), `${made}-copy`];
	await buildOnce(join(cacheDir, 'functions'), functionsFingerprint(root), async (kept) => {
		await cp(made, kept, { recursive: true });
		await writeFile(join(kept, 'made-before'), '');
	});
	try {
		await buildFunctions({ root, cacheDir }, outDir, { publication: 1, notFound: 'nada aqui' });
		expect(existsSync(join(outDir, 'made-before'))).toBe(true);
		const file = pathToFileURL(join(outDir, 'functions', 'late-post.mjs')).href;
		const call = { name: 'late', file, url: 'https://blog.test/post/Nada', method: 'GET' };
		expect((await callAll({}, [call])).get('late')).toMatchObject({
			status: 404,
			text: 'nada aqui',
		});
	} finally {
		await rm(outDir, { recursive: true, force: true });
	}
});

test("every address is answered by the bundles that Netlify's own program packaged", async () => {
	const sources = await readdir(join(root, 'netlify/functions'));
	expect(bundles.map(({ name }) => `${name}.ts`).sort()).toEqual(sources.sort());
	expect([...answers.keys()].sort()).toEqual(calls.map(({ name }) => name).sort());
	for (const [name, { status, type, text }] of answers) {
		if (!name.startsWith('/api/')) continue;
		expect([200, 400, 401, 403], `${name}: ${text}`).toContain(status);
		expect(type, name).toMatch(/^application\/json/);
		expect(typeof JSON.parse(text).success, name).toBe('boolean');
	}
	expect(answers.get('/api/health')).toMatchObject({ status: 200 });
	expect(answers.get('/api/categories')).toMatchObject({ status: 200 });
	expect(answers.get('/scheduled-publish')).toMatchObject({ status: 204 });
	expect(answers.get('/images/:file')).toMatchObject({ status: 404 });
	expect(answers.get('/og/*')).toMatchObject({ status: 404 });
	expect(answers.get('/late-post')).toMatchObject({ status: 404 });
	expect(answers.get('/api/auth/*')?.text).toContain('provider_disabled');
});

test('C9: Netlify finds addresses, the schedule and the three deploy events in the bundles', async () => {
	const byName = new Map(bundles.map((bundle) => [bundle.name, bundle]));
	expect(byName.get('deploy-events')?.eventSubscriptions?.sort()).toEqual([
		'deploy_building',
		'deploy_failed',
		'deploy_succeeded',
	]);
	expect(answers.get('/deploy-events')?.events).toHaveLength(3);
	expect(byName.get('scheduled-publish')?.schedule).toBe('* * * * *');
	for (const [name, { config }] of await loadFunctionModules()) {
		const paths = [config?.path ?? []].flat();
		expect(byName.get(name)?.routes?.map(({ pattern }) => pattern) ?? [], name).toEqual(paths);
	}
	expect(answers.has('/api/toggle-publish')).toBe(true);
});

test('A1, D5: Netlify finds in the bundles how often an address may sign in, by every way, and what readers call in a minute', () => {
	const limited = bundles.flatMap(({ name, trafficRules }) => {
		const { rateLimitConfig, aggregate } = trafficRules?.action.config ?? {};
		const by = aggregate?.keys.map(({ type }) => type).join();
		return rateLimitConfig ? [{ name, by, ...rateLimitConfig }] : [];
	});
	const aMinute = { by: 'ip,domain', windowSize: 60, algorithm: 'sliding_window' };
	expect(limited).toEqual([
		{ name: 'readers', windowLimit: 60, ...aMinute },
		{ name: 'sign-in', windowLimit: 60, ...aMinute },
	]);
	const routesOf = (wanted: string) =>
		bundles.find(({ name }) => name === wanted)?.routes?.map(({ pattern }) => pattern);
	expect(routesOf('sign-in')).toEqual(['/api/admin-auth', '/api/setup', '/api/auth/*']);
	expect(routesOf('readers')).toContain('/api/categories');
});

test('a bundle loads the driver of a Neon host, and says so when that host is not there', async () => {
	const some = calls.filter(({ name }) => name === '/api/categories');
	const gone = await callAll(
		{
			DATABASE_URL: 'postgres://a:b@nowhere.neon.tech/c',
			AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
		},
		some,
	);
	expect(gone.get('/api/categories')).toMatchObject({ status: 503 });
});

test('performance: each function is at most 1,110 KB minified, that of late posts 30 KB; only the API, the schedule and the pictures have more', () => {
	console.info(functions.map(({ name, bytes }) => `${name} ${toKilobytes(bytes)}`).join('\n'));
	const sizeOf = (wanted: string) => functions.find(({ name }) => name === wanted)?.bytes;
	expect(sizeOf('late-post')).toBeLessThan(lateBudgetBytes);
	expect(sizeOf('api')).toBeLessThan(apiBudgetBytes);
	expect(sizeOf('scheduled-publish')).toBeLessThan(scheduleBudgetBytes);
	const heavy = functions.filter(({ bytes }) => bytes > budgetBytes).map(({ name }) => name);
	expect(heavy).toEqual(['api', 'pictures', 'scheduled-publish']);
});

test('performance: neither a starting function nor its first call loads what only some calls need', () => {
	const starts = listColdStarts(functions).map((start) => ({
		name: start.name,
		bytes: countStartBytes(start),
	}));
	console.info(starts.map(({ name, bytes }) => `${name} ${toKilobytes(bytes)}`).join('\n'));
	expect(starts.filter(({ bytes }) => bytes > startBudgetBytes)).toEqual([]);
}, 120_000);

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
