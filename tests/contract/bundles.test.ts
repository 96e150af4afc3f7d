import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions, type FunctionSize } from '../../scripts/build/bundle-functions.ts';
import { startBlobs } from '../../scripts/local/blobs.ts';
import type { BundleAnswer, BundleCall } from '../support/bundle-caller.ts';
import { loadHandlers } from '../support/function-handlers.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const root = join(import.meta.dirname, '..', '..');
const caller = join(root, 'tests/support/bundle-caller.ts');
/** Inside the project, as in a deploy, so that native packages are found. */
const made = join(root, `.data-functions-${process.pid}`);
/** With the pages' renderer, 250 KB, which is loaded when something is published. */
const budgetBytes = 1_100_000;
/** Readers wait for it: no React, no database. */
const lateBudgetBytes = 30_000;
/** Leaves no room for a renderer, a mail client or a drawing library of 250 KB. */
const startBudgetBytes = 300_000;
/** These contain a service's client or a picture's fonts; nobody waits for them while reading or writing. */
const pictures = ['generate-blog-image', 'og'];

let folder: string;
let database: TestDatabase;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let sizes: FunctionSize[];
let bundles: FunctionResult[];
let calls: BundleCall[];
let answers: Map<string, BundleAnswer>;

/** The module next to the platform's own files, wherever its bundler put it. */
function moduleOf({ path, name }: FunctionResult): string {
	const own = join(relative(root, made), 'functions', `${name}.mjs`);
	const file = [`${name}.mjs`, own].find((found) => existsSync(join(path, found)));
	return pathToFileURL(join(path, file ?? 'nothing')).href;
}

async function listCalls(): Promise<BundleCall[]> {
	const handlers = await loadHandlers();
	return bundles.map((bundle) => {
		const method = handlers.get(bundle.name)?.endpoint.method ?? 'GET';
		const path = bundle.routes?.[0]?.pattern.replace(/\*|:file/, 'nada') ?? '/';
		return {
			name: bundle.name,
			file: moduleOf(bundle),
			url: `https://blog.test${path}`,
			method,
			...(method === 'POST' && { body: '{}' }),
		};
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
	database = await createTestDatabase();
	blobs = await startBlobs(join(folder, 'blobs'));
	sizes = await bundleFunctions(root, made);
	bundles = await zipFunctions(join(made, 'functions'), join(folder, 'zipped'), {
		archiveFormat: 'none',
		basePath: root,
		config: { '*': { nodeBundler: 'esbuild', includedFiles: ['!node_modules/node/**'] } },
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
	await database?.close();
	await rm(folder, { recursive: true, force: true });
	await rm(made, { recursive: true, force: true });
});

test("every function starts and replies from the bundle that Netlify's own bundler made", async () => {
	const sources = await readdir(join(root, 'netlify/functions'));
	expect([...answers.keys()].sort()).toEqual(
		sources.map((file) => file.replace(/\.ts$/, '')).sort(),
	);
	const handlers = await loadHandlers();
	for (const [name, { status, type, text }] of answers) {
		if (!handlers.has(name)) continue;
		expect([200, 400, 401, 403], `${name}: ${text}`).toContain(status);
		expect(type, name).toMatch(/^application\/json/);
		expect(typeof JSON.parse(text).success, name).toBe('boolean');
	}
	expect(answers.get('health')).toMatchObject({ status: 200 });
	expect(answers.get('categories')).toMatchObject({ status: 200 });
	expect(answers.get('scheduled-publish')).toMatchObject({ status: 204 });
	expect(answers.get('image-file')).toMatchObject({ status: 404 });
	expect(answers.get('og')).toMatchObject({ status: 404 });
	expect(answers.get('late-post')).toMatchObject({ status: 404 });
	expect(answers.get('auth')?.text).toContain('provider_disabled');
});

test('C9: Netlify finds addresses, the schedule and the three deploy events in the bundles', () => {
	const byName = new Map(bundles.map((bundle) => [bundle.name, bundle]));
	expect(byName.get('deploy-events')?.eventSubscriptions?.sort()).toEqual([
		'deploy_building',
		'deploy_failed',
		'deploy_succeeded',
	]);
	expect(answers.get('deploy-events')?.events).toHaveLength(3);
	expect(byName.get('scheduled-publish')?.schedule).toBe('* * * * *');
	expect(byName.get('toggle-publish')?.routes?.[0]?.pattern).toBe('/api/toggle-publish');
	for (const { name, routes } of bundles) {
		const isCalledByPlatform = ['deploy-events', 'late-post', 'scheduled-publish'].includes(name);
		expect(routes?.length ?? 0, name).toBe(isCalledByPlatform ? 0 : 1);
	}
});

test('A1, D5: Netlify finds in the bundles how often an address may sign in and mark views in a minute', () => {
	const limited = bundles.flatMap(({ name, trafficRules }) => {
		const { rateLimitConfig, aggregate } = trafficRules?.action.config ?? {};
		const by = aggregate?.keys.map(({ type }) => type).join();
		return rateLimitConfig ? [{ name, by, ...rateLimitConfig }] : [];
	});
	const aMinute = { by: 'ip,domain', windowSize: 60, algorithm: 'sliding_window' };
	expect(limited).toEqual([
		{ name: 'admin-auth', windowLimit: 60, ...aMinute },
		{ name: 'register-view', windowLimit: 30, ...aMinute },
	]);
});

test('a bundle loads the driver of a Neon host, and says so when that host is not there', async () => {
	const some = calls.filter(({ name }) => name === 'categories');
	const gone = await callAll(
		{
			DATABASE_URL: 'postgres://a:b@nowhere.neon.tech/c',
			AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
		},
		some,
	);
	expect(gone.get('categories')).toMatchObject({ status: 503 });
});

test('performance: each function is at most 1,100 KB minified, the picture functions apart, and that of late posts 30 KB', () => {
	const lines = sizes.map(({ name, bytes, startBytes }) => {
		const [all, start] = [bytes, startBytes].map((each) => Math.round(each / 1000));
		const ms = Math.round(answers.get(name)?.importMs ?? 0);
		return `${name.padEnd(30)}${all} KB, ${start} of them at start, imported in ${ms} ms`;
	});
	console.info(lines.join('\n'));
	expect(sizes.find(({ name }) => name === 'late-post')?.bytes).toBeLessThan(lateBudgetBytes);
	const heavy = sizes.filter(({ bytes }) => bytes > budgetBytes).map(({ name }) => name);
	expect(heavy.filter((name) => !pictures.includes(name))).toEqual([]);
});

test('performance: a starting function does not load what only some calls need', () => {
	const heavy = sizes.filter(({ startBytes }) => startBytes > startBudgetBytes);
	expect(heavy.map(({ name }) => name)).toEqual([]);
});
