import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminAuth } from '#contract/admin-auth';
import { adminPosts } from '#contract/admin-posts';
import { categories } from '#contract/categories';
import { createPost } from '#contract/create-post';
import { type Endpoint, type InputOf, tokenHeader } from '#contract/endpoint';
import { health } from '#contract/health';
import { updatePost } from '#contract/update-post';
import { AppError, type ErrorCode, errorStatus } from '#domain/app-error';
import { serve } from '#lib/serve';
import { ApiError } from '../../admin/src/api/api-error.ts';
import { call } from '../../admin/src/api/call.ts';
import { storeSession } from '../../admin/src/session/session-storage.ts';
import { aNewPost } from '../support/factories/new-post.ts';
import { admin, apiForFile } from '../support/test-api.ts';

const api = apiForFile();

/** What a browser provides: a storage of strings, and a `fetch` that calls the functions. */
beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	});
	vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
		const handler = api.handlers.get(path.replace('/api/', ''));
		if (!handler) throw new TypeError('fetch failed');
		const { signal: _, ...rest } = init;
		return handler(new Request(`https://blog.test${path}`, rest), { ip: '203.0.113.7' }, api.deps);
	});
});
afterEach(() => vi.unstubAllGlobals());

async function failureOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ApiError> {
	const error: unknown = await call(endpoint, input).catch((failure: unknown) => failure);
	if (!(error instanceof ApiError)) throw new Error(`${endpoint.name} did not fail`);
	return error;
}

test('Spec §3: the desk signs in, lists, creates, saves and reads through the contract alone', async () => {
	const { email, password } = admin;
	const signedIn = await call(adminAuth, { action: 'login', email, password });
	if (!('sessionToken' in signedIn)) throw new Error('no session');
	storeSession(signedIn);
	const { post } = await call(createPost, aNewPost({ title: 'Do contrato' }));
	const saved = await call(updatePost, {
		id: post.id,
		title: 'Do contrato',
		content: 'Mais.',
		revision: post.revision,
	});
	const list = await call(adminPosts, { action: 'list', q: 'contrato' });
	expect(list).toMatchObject({ total: 1, posts: [{ id: post.id, revision: saved.post.revision }] });
	expect(await call(categories, {})).toMatchObject({ categories: [{ name: 'Gestão' }] });
	const stale = await failureOf(updatePost, { id: post.id, title: 'x', content: 'y', revision: 1 });
	expect(stale).toMatchObject({ status: 409, code: 'stale_revision' });
	expect(stale.details['post']).toMatchObject({ content: saved.post.content });
});

test('without a stored token the call fails before it is sent, and a stale one is rejected', async () => {
	expect(await failureOf(adminPosts, { action: 'list' })).toMatchObject({
		code: 'no_session',
		message: 'No admin session found',
	});
	storeSession({ adminToken: 'a', sessionToken: 'b', expiresAt: '2099-01-01T00:00:00Z' });
	expect(await failureOf(adminPosts, { action: 'list' })).toMatchObject({
		status: 401,
		code: 'unauthorized',
	});
});

const codes = Object.keys(errorStatus) as ErrorCode[];
test.each(codes)('an action that fails with %s is that failure at the desk', async (code) => {
	const message = 'Uma frase para uma pessoa.';
	const failing = serve(health, async () => {
		throw new AppError(code, message, { retry_after: 7, field: 'title' });
	});
	const original = api.handlers.get('health');
	api.handlers.set('health', failing);
	const error = await failureOf(health, {});
	expect(error).toMatchObject({ code, message, status: errorStatus[code] });
	expect(error.details).toEqual({ field: 'title' });
	expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
	const raw = await failing(new Request('https://blog.test/api/health'), {}, api.deps);
	expect(raw.headers.get('retry-after')).toBe('7');
	if (original) api.handlers.set('health', original);
});

test('D1: a bug answers "Erro interno" with a request id that the log has, and nothing else', async () => {
	const broken = serve(health, async () => {
		throw new TypeError("Cannot read properties of undefined (reading 'password')");
	});
	const response = await broken(new Request('https://blog.test/api/health'), {}, api.deps);
	const body = await response.json();
	expect(response.status).toBe(500);
	expect(body).toEqual({
		success: false,
		error: 'Erro interno',
		code: 'internal',
		requestId: expect.any(String),
	});
	expect(api.deps.lines.join('\n')).toContain(body.requestId);
});

test('D12: a bug of the database is logged without the text that it stopped', async () => {
	const { email, password } = admin;
	const signedIn = await call(adminAuth, { action: 'login', email, password });
	if ('sessionToken' in signedIn) storeSession(signedIn);
	const before = api.deps.lines.length;
	await api.db.execute(sql`alter table blog_posts add constraint a_bug check (title <> 'Palavra')`);
	const error = await failureOf(createPost, aNewPost({ title: 'Palavra', content: 'da Marina' }));
	await api.db.execute(sql`alter table blog_posts drop constraint a_bug`);
	expect(error.message).toBe('Erro interno');
	const lines = api.deps.lines.slice(before).join('\n');
	expect(lines).toContain('violates check constraint \\"a_bug\\"');
	expect(lines).not.toMatch(/palavra|marina/i);
});

test("a reply that is not the contract's never leaves the server", async () => {
	const wrong = serve(health, async () => ({ success: true, status: 'fine' }) as never);
	const response = await wrong(new Request('https://blog.test/api/health'), {}, api.deps);
	expect(response.status).toBe(500);
});

test('Spec §6: the tokens travel in the headers that the specification names', () => {
	expect(tokenHeader).toEqual({ session: 'x-session-token', admin: 'x-admin-token' });
});

const hangUp = () =>
	new ReadableStream({
		pull(controller) {
			controller.enqueue(new TextEncoder().encode('{"action":'));
			controller.error(new TypeError('terminated'));
		},
	});
const faultsKept = () =>
	[...api.deps.blobs.texts.keys()].filter((key) => key.startsWith('faults/'));

test('D1: a client that hangs up in the middle of its body is no fault, and no bug in the log', async () => {
	const before = api.deps.lines.length;
	const kept = faultsKept();
	const body = { body: hangUp(), duplex: 'half' };
	const request = new Request('https://blog.test/api/admin-posts', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		...body,
	} as RequestInit);
	const answer = await api.handlers.get('admin-posts')?.(request, {}, api.deps);
	expect(answer?.status).toBe(400);
	expect(api.deps.lines.slice(before).join()).not.toMatch(/bug|terminated/);
	expect(faultsKept()).toEqual(kept);
});

test('D4: nobody waits for a fault that cannot be stored', async () => {
	const afterwards: Promise<unknown>[] = [];
	const full = Promise.withResolvers<boolean>();
	const { db } = api.deps;
	const broken = {
		...api.deps,
		blobs: { ...api.deps.blobs, write: () => full.promise },
		db: new Proxy(db, {
			get() {
				throw new Error('broken');
			},
		}),
	};
	const answer = await api.handlers.get('categories')?.(
		new Request('https://blog.test/api/categories'),
		{ waitUntil: (work) => void afterwards.push(work) },
		broken,
	);
	expect(answer?.status).toBe(500);
	expect(afterwards).toHaveLength(1);
	full.resolve(true);
	await Promise.all(afterwards);
});
