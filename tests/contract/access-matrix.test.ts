import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint';
import { createdPost } from '../support/factories/new-post.ts';
import { loadFunctionModules, loadHandlers, membersOf } from '../support/function-handlers.ts';
import { type Answer, apiForFile, type Sent, type Tokens } from '../support/test-api.ts';
import { dayMs } from '../support/test-deps.ts';
import { unknownId } from './auth-rows.ts';
import { rows } from './endpoint-rows.ts';

const modules = await loadFunctionModules();
const handlers = await loadHandlers();

const contract = join(import.meta.dirname, '../../src/contract');
const isEndpoint = (value: object) => 'maxBodyBytes' in Object(value);

/** Deliberately public, or not reachable: pictures of public pages, and functions that only the platform calls. */
const outsideTheContract = ['deploy-events', 'late-post', 'pictures', 'scheduled-publish'];

const api = apiForFile();
let tokens: Tokens;
let ended: Record<'expired' | 'revoked', Tokens>;
let postId: string;
beforeAll(async () => {
	const now = api.deps.now().toISOString();
	const revoked = await api.openSession();
	const { sessionToken } = revoked;
	await api.send('admin-auth', { action: 'logout', sessionToken });
	api.deps.clock.advance(-8 * dayMs);
	const expired = await api.openSession();
	api.deps.clock.set(now);
	ended = { expired, revoked };
	tokens = await api.openSession();
	postId = (await createdPost(api)).id;
});

const both = (given: Tokens) => ({
	'x-session-token': given.sessionToken,
	'x-admin-token': given.adminToken,
	authorization: `Bearer ${given.adminToken}`,
});

/** Valid tokens in the headers of other endpoints. */
function headersOfOthers(access: Access): Record<string, string>[] {
	const { authorization, ...named } = both(tokens);
	if (access === 'account' || access === 'first-factor')
		return [named, { authorization: tokens.adminToken }];
	const wanted = access === 'admin' ? 'x-admin-token' : 'x-session-token';
	return [Object.fromEntries(Object.entries(both(tokens)).filter(([name]) => name !== wanted))];
}

/** A failure contains its code and the request id, but nothing internal (A10, D1). */
function expectRefusal(answer: Answer, status: number, ...codes: readonly string[]) {
	expect(answer.status).toBe(status);
	expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
	expect(codes).toContain(answer.body.code);
	expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
	expectClosed(answer);
}

function expectClosed({ headers, body }: Answer) {
	expect(headers.get('cache-control')).toBe('no-store');
	expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('access-control-allow-origin')).toBeNull();
	expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|select |insert into|drizzle/i);
}

const policies = ['public', 'session', 'admin', 'account', 'first-factor', 'function'];

test('A8: every call of the contract has a row here, and declares a policy', async () => {
	expect(Object.keys(rows).sort()).toEqual([...handlers.keys()].sort());
	for (const [file, module] of modules) {
		const members = await membersOf(module.default);
		if (members.length === 0)
			expect(outsideTheContract, `${file} declares no policy`).toContain(file);
		for (const { endpoint } of members) {
			const { name, access } = endpoint;
			expect(policies).toContain(typeof access === 'function' ? 'function' : access);
			const addresses = [`/api/${name}`, `/api/${name.split('/')[0]}/*`];
			const own = [module.config.path].flat().filter((path) => addresses.includes(String(path)));
			expect(
				own,
				`netlify/functions/${file}.ts has one line with the address of ${name}`,
			).toHaveLength(1);
		}
	}
});

test('every call of the contract is served by a function', async () => {
	const served = new Set([...handlers.values()].map(({ endpoint }) => endpoint));
	const files = globSync('**/*.ts', { cwd: contract });
	const modules = await Promise.all(files.map((file) => import(join(contract, file))));
	const endpoints = modules.flatMap((found) => Object.values<Endpoint>(found)).filter(isEndpoint);
	expect(endpoints.length).toBeGreaterThan(0);
	const forgotten = endpoints.filter((endpoint) => !served.has(endpoint));
	expect(
		forgotten.map(({ name }) => name),
		'without a line in netlify/functions/api.ts',
	).toEqual([]);
});

function senderOf(name: string) {
	const row = rows[name];
	const endpoint = handlers.get(name)?.endpoint;
	if (!row || !endpoint)
		throw new Error(`there is no row here, or no line in netlify/functions/api.ts, for ${name}`);
	const send = (sent: Sent = {}, input = row.input(postId)) =>
		api.send(name, input, { ...sent, headers: { ...both(tokens), ...sent.headers } });
	const allowed = [...handlers.values()]
		.filter((handler) => handler.endpoint.name === endpoint.name)
		.map((handler) => handler.endpoint.method);
	return { row, endpoint, send, allowed };
}

describe.each(Object.keys(rows))('%s: who may call', (name) => {
	const { row, allowed, send } = senderOf(name);

	test('Spec §6: whoever may call is answered', async () => {
		const answer = await send();
		expect(answer.status, JSON.stringify(answer.body)).toBe(row.status ?? 200);
		expectClosed(answer);
	});

	test('Spec §6, §7, S32: no token, rubbish, expired, revoked, wrong kind', async () => {
		const withHeaders = (headers: Record<string, string>) =>
			api.send(name, row.input(postId), { headers });
		const refused: Record<string, string>[] = [
			{},
			both({ ...tokens, sessionToken: 'rubbish', adminToken: 'rubbish' }),
			both({ ...tokens, sessionToken: 'a'.repeat(9_999), adminToken: 'a.b.c' }),
			both(ended.expired),
			both(ended.revoked),
			both({ ...tokens, sessionToken: tokens.adminToken, adminToken: tokens.sessionToken }),
			...headersOfOthers(row.access),
		];
		for (const headers of refused) {
			const answer = await withHeaders(headers);
			if (row.access === 'public') expect(answer.status).toBe(row.status ?? 200);
			else expectRefusal(answer, 401, ...(row.refusals ?? ['unauthorized']));
		}
	});

	test('A6, A7: a foreign origin', async () => {
		const foreign: Record<string, string>[] = [
			{ origin: 'https://evil.test' },
			{ origin: 'null' },
			{ origin: 'https://blog.test.evil.test' },
			{ 'sec-fetch-site': 'cross-site' },
			{ 'sec-fetch-site': 'same-site' },
		];
		for (const headers of foreign) expectRefusal(await send({ headers }), 403, 'foreign_origin');
		const own = await send({
			headers: { origin: 'https://blog.test', 'sec-fetch-site': 'same-origin' },
		});
		expect(own.status).toBe(row.status ?? 200);
	});

	test('A6: a wrong method', async () => {
		const wrong = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].filter(
			(method) => !allowed.some((known) => known === method || known === 'ANY'),
		);
		for (const method of wrong) {
			const answer = await send({ method });
			expectRefusal(answer, 405, 'method_not_allowed');
			expect(answer.headers.get('allow')).toBe(allowed.join(', '));
		}
	});
});

const posting = Object.keys(rows).filter((name) =>
	['POST', 'PUT'].includes(senderOf(name).endpoint.method),
);
describe.each(posting)('%s: what may be sent', (name) => {
	const { row, endpoint, send } = senderOf(name);

	test('A6: a wrong type', async () => {
		for (const type of [
			'text/plain',
			'application/x-www-form-urlencoded',
			'application/json-patch+json',
		]) {
			const answer = await send({ headers: { 'content-type': type } });
			expectRefusal(answer, 415, 'unsupported_media_type');
		}
	});

	test('B11: too large', async () => {
		const most = endpoint.maxBodyBytes;
		const body = `{"pad":"${'a'.repeat(most)}"}`;
		expectRefusal(await send({ body }), 413, 'too_large');
	});

	test('B10: malformed', async () => {
		const bodies: BodyInit[] = [
			...(row.emptyBody ? [] : ['']),
			'{',
			'{"a":1}{',
			"{'a':1}",
			'[1,]',
			'nul',
			new Uint8Array([0x22, 0xc3, 0x28, 0x22]),
			new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
		];
		for (const body of bodies) expectRefusal(await send({ body }), 400, 'malformed_body');
	});

	test('S30: what is no valid request is refused', async () => {
		if (row.invalid) expectRefusal(await send({}, row.invalid), 400, 'invalid_input');
		for (const body of [
			'null',
			'[]',
			'"text"',
			'7',
			`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
		]) {
			const { status } = await send({ body });
			expect(body.startsWith('{') ? [200, row.status, 400] : [400]).toContain(status);
		}
	});
});

test('A8: one post, its preview and its texts need the admin token, whether it is there or not', async () => {
	const { sessionToken } = tokens;
	const ask = (input: unknown) =>
		api.send('admin-posts', input, { headers: { 'x-session-token': sessionToken } });
	for (const slug of [postId, unknownId]) {
		for (const input of [{ action: 'get', slug }, { slug }]) {
			expectRefusal(await ask(input), 401, 'unauthorized');
		}
	}
});

test('S33: only the editor may assign the covers again', async () => {
	const input = { regenerate: true };
	expectRefusal(await api.send('seed-stock-images', input), 401, 'unauthorized');
	expect((await api.send('seed-stock-images', input, { headers: both(tokens) })).status).toBe(200);
});

test('Spec §7, S35: what this product does not offer below /api/auth says so, whatever the method', async () => {
	const others = [
		'auth/sso',
		'auth/authorize',
		'auth/user/identities',
		'auth/resend',
		'auth/signup',
	];
	const { default: served } = modules.get('sign-in') ?? {};
	if (typeof served !== 'function') throw new Error('there is no function for signing in');
	for (const name of others) {
		for (const method of ['GET', 'POST', 'DELETE']) {
			const request = new Request(`https://blog.test/api/${name}?provider=github`, { method });
			const answer: Response = await served(request, {}, api.deps);
			expect([answer.status, (await answer.json()).code], name).toEqual([400, 'provider_disabled']);
		}
	}
	for (const grant_type of ['pkce', 'id_token', 'web3']) {
		expectRefusal(await api.send('auth/token', { grant_type }), 400, 'provider_disabled');
	}
});

test('Spec §8: the words of the authentication library', async () => {
	const errorOf = async (name: string, input: unknown, headers = {}) =>
		(await api.send(name, input, { headers })).body.error;
	expect(await errorOf('auth/user', {})).toBe('Auth session missing!');
	expect(await errorOf('auth/user', {}, { authorization: 'Bearer a.b.c' })).toBe(
		'Invalid JWT signature',
	);
	expect(await errorOf('auth/token', { grant_type: 'web3', chain: 'dogecoin' })).toBe(
		'Unsupported chain',
	);
	for (const [name, input] of [
		['auth/token', { grant_type: 'password', password: 'x' }],
		['auth/recover', {}],
		['auth/otp', {}],
	] as const) {
		expect(await errorOf(name, input)).toBe('You must provide either an email or phone number');
	}
});
