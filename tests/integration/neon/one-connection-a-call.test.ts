import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '#contract/endpoint';
import type { FunctionContext } from '#lib/client-address';
import deployEvents from '../../../netlify/functions/deploy-events.ts';
import latePost from '../../../netlify/functions/late-post.ts';
import pictures from '../../../netlify/functions/pictures.ts';
import scheduledPublish from '../../../netlify/functions/scheduled-publish.ts';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { rows } from '../../contract/endpoint-rows.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { loadFunctionModules, loadHandlers, membersOf } from '../../support/function-handlers.ts';
import { type NeonBridge, startNeonBridge } from '../../support/neon-bridge.ts';
import { apiForFile, type Tokens } from '../../support/test-api.ts';

const get = (path: string) => new Request(`https://blog.test${path}`);
const modules = await loadFunctionModules();
const handlers = await loadHandlers();
/** Functions without an endpoint in the contract, called as the platform does. */
const others: Record<string, () => Promise<unknown>> = {
	'deploy-events': () => deployEvents.deployBuilding(building),
	'late-post': () => latePost(get('/post/nada'), context),
	'pictures: a stored one': () => pictures(get(`/images/${'a'.repeat(64)}-480.webp`), context),
	'pictures: a social card': () => pictures(get('/og/nada'), context),
	'scheduled-publish': () => scheduledPublish(undefined, context),
};

let bridge: NeonBridge;
const api = apiForFile();
let tokens: Tokens;
let postId: string;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let folder: string;
/** Work that functions finish after their reply. */
const after: Promise<unknown>[] = [];
const context: FunctionContext = { ip: '203.0.113.7', waitUntil: (work) => void after.push(work) };
type Told = Parameters<typeof deployEvents.deployBuilding>[0];
const building = { deploy: { id: 'a-deploy', context: 'production' } } as unknown as Told;

beforeAll(async () => {
	bridge = await startNeonBridge();
	folder = await mkdtemp(join(tmpdir(), 'blog-blobs-'));
	blobs = await startBlobs(folder);
	postId = (await createdPost(api)).id;
	// The code called below uses the real clock.
	api.deps.clock.set(new Date().toISOString());
	tokens = await api.openSession();
	vi.stubEnv('DATABASE_URL', api.url);
	vi.stubEnv('AUTH_SECRET', 'a secret of the tests, 32 bytes long or more');
	vi.stubEnv('SITE_URL', 'https://blog.test');
	vi.stubEnv('FAST_LANE', 'off');
});
beforeEach(() => {
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await blobs.stop();
	await bridge.close();
	await rm(folder, { recursive: true, force: true });
});

/** As the editor, with every kind of token. */
function callEndpoint(name: string): Promise<Response> {
	const handler = handlers.get(name);
	if (!handler) throw new Error(`there is no function ${name}`);
	const { endpoint } = handler;
	const input = rows[name]?.input(postId);
	const url = `https://blog.test/api/${addressOf(endpoint, input)}`;
	const hasBody = endpoint.method !== 'GET';
	const request = new Request(url, {
		method: endpoint.method,
		headers: {
			'content-type': 'application/json',
			'x-admin-token': tokens.adminToken,
			'x-session-token': tokens.sessionToken,
			authorization: `Bearer ${tokens.adminToken}`,
		},
		...(hasBody && { body: JSON.stringify(input) }),
	});
	return handler(request, context);
}

/** Connections to this database, except the one that counts them. */
async function countConnections(): Promise<number> {
	const { rows: open } = (await api.db.execute(
		sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
	)) as unknown as { rows: unknown[] };
	return open.length;
}

/** The WebSockets opened by `call` and by the work after its reply. */
async function countOpened(call: () => Promise<unknown>): Promise<number> {
	const before = bridge.count();
	await call();
	await Promise.all(after.splice(0));
	return bridge.count() - before;
}

test('every function is called here, by its endpoints or by what the platform calls', async () => {
	const files: string[] = [];
	for (const [file, { default: found }] of modules)
		if ((await membersOf(found)).length === 0) files.push(file);
	const called = new Set(Object.keys(others).map((name) => name.split(':')[0]));
	expect([...called].sort()).toEqual(files.sort());
	expect(Object.keys(rows).sort()).toEqual([...handlers.keys()].sort());
});

test('C13: 96 idle runs of the scheduled function open one connection at most', async () => {
	const before = bridge.count();
	for (let run = 0; run < 96; run += 1) await scheduledPublish(undefined, context);
	expect(bridge.count() - before).toBeLessThanOrEqual(1);
});

test.each(Object.keys(rows))('D3: %s opens one connection at most, and closes it', async (name) => {
	let status = 0;
	const opened = await countOpened(async () => {
		status = (await callEndpoint(name)).status;
	});
	expect(status, name).toBe(rows[name]?.status ?? 200);
	expect(opened).toBeLessThanOrEqual(1);
});

test.each(Object.entries(others))('D3: %s opens one connection at most', async (_, call) => {
	expect(await countOpened(call)).toBeLessThanOrEqual(1);
});

test('D3: each call has a connection of its own, which is closed after the answer', async () => {
	await countConnections();
	expect(
		await countOpened(async () => {
			for (let call = 1; call <= 3; call += 1) {
				expect((await callEndpoint('categories')).status).toBe(200);
				expect(after).toHaveLength(call);
			}
		}),
	).toBe(3);
	await expect.poll(countConnections).toBe(0);
});

test('two calls at once do not take the connection from each other', async () => {
	const answers = await Promise.all(['categories', 'categories', 'categories'].map(callEndpoint));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('D11: the health of the functions is answered without waking the database', async () => {
	expect(await countOpened(() => callEndpoint('health'))).toBe(0);
});
