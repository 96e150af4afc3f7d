import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import * as passwords from '#lib/passwords';
import { authClient } from '../../support/auth-client.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
const client = authClient(api);
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});

const userStatus = async (token: string) => (await client.as(token, 'auth/user')).status;
const next = 'quatro gatos no telhado azul';

test('Spec §7: the password grant answers tokens and the user in the shape of the backend client', async () => {
	const { status, body } = await client.grant();
	expect(status).toBe(200);
	expect(body).toMatchObject({
		access_token: expect.any(String),
		token_type: 'bearer',
		expires_in: 900,
		expires_at: api.deps.now().getTime() / 1000 + 900,
		refresh_token: expect.stringMatching(/^[\w-]{43}$/),
		user: {
			aud: 'authenticated',
			email: admin.email,
			user_metadata: { name: 'Ana' },
			identities: [{ provider: 'email', identity_data: { email: admin.email } }],
			factors: [],
		},
	});
	expect((await client.as(body.access_token, 'auth/user')).body).toEqual(body.user);
	const headers = { 'x-admin-token': body.access_token };
	expect((await api.send('profile', { action: 'get' }, { headers })).status).toBe(200);
});

test('A2: a wrong password and an unknown address get the same answer', async () => {
	const known = await client.grant('errada');
	const unknown = await client.grant('errada', 'ninguem@blog.test');
	expect([known.status, known.body.code]).toEqual([401, 'invalid_credentials']);
	expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
});

test('A1: the grant and the desk count failures together', async () => {
	for (let time = 0; time < 5; time += 1) await client.grant('errada');
	expect((await client.grant()).status).toBe(429);
	expect((await client.logIn()).status).toBe(429);
});

test('Spec §7, A5: a refresh token works once, and its answer brings the next', async () => {
	const first = (await client.grant()).body;
	api.deps.clock.advance(20 * minuteMs);
	expect(await userStatus(first.access_token)).toBe(401);
	const { status, body: second } = await client.refresh(first.refresh_token);
	expect(status).toBe(200);
	expect(second.refresh_token).not.toBe(first.refresh_token);
	expect(await userStatus(second.access_token)).toBe(200);
	expect((await client.refresh(second.refresh_token)).status).toBe(200);
});

test('Spec §7, A5: a refresh token that comes back ends its whole family, and the log tells of it', async () => {
	const first = (await client.grant()).body;
	const second = (await client.refresh(first.refresh_token)).body;
	const elsewhere = (await client.grant()).body;
	const reused = await client.refresh(first.refresh_token);
	expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
	expect((await client.refresh(second.refresh_token)).body.code).toBe('refresh_token_not_found');
	expect(await userStatus(second.access_token)).toBe(401);
	expect(await userStatus(elsewhere.access_token)).toBe(200);
	const { entries } = (await api.tryCall('audit-log', {})).body;
	expect(entries[0]).toMatchObject({ event: 'refresh_token_reused', user_name: 'Ana' });
});

test('A5: of ten refreshes at once with one token at most one is answered', async () => {
	const { refresh_token } = (await client.grant()).body;
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => client.refresh(refresh_token)),
	);
	expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
	expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
	for (const { body } of answers.filter(({ status }) => status === 200)) {
		expect(await userStatus(body.access_token)).toBe(401);
	}
});

test('A5: refreshing keeps a session awake, and never longer than its seven days', async () => {
	let { refresh_token } = (await client.grant()).body;
	const startedAt = api.deps.now().getTime();
	while (api.deps.now().getTime() + 11 * hourMs < startedAt + 7 * dayMs) {
		api.deps.clock.advance(11 * hourMs);
		const answer = await client.refresh(refresh_token);
		expect(answer.status).toBe(200);
		refresh_token = answer.body.refresh_token;
	}
	api.deps.clock.set(new Date(startedAt + 7 * dayMs).toISOString());
	expect((await client.refresh(refresh_token)).body.code).toBe('refresh_token_not_found');
});

test("A4: a browser's refresh token is refused without its cookie, and stays good with it", async () => {
	const { email, password } = admin;
	const input = { grant_type: 'password', email, password };
	const headers = { 'sec-fetch-site': 'same-origin' };
	const signedIn = await api.send('auth/token', input, { headers });
	const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
	const { refresh_token } = signedIn.body;
	expect((await client.refresh(refresh_token)).body.code).toBe('refresh_token_not_found');
	expect((await client.refresh(refresh_token, { headers: { cookie } })).status).toBe(200);
});

test.each([
	['global', [401, 401]],
	['local', [401, 200]],
	['others', [200, 401]],
])('Spec §7: logout with scope %s ends its sessions at once', async (scope, statuses) => {
	const here = (await client.grant()).body;
	const there = (await client.grant()).body;
	expect((await client.as(here.access_token, 'auth/logout', { scope })).status).toBe(200);
	const after = await Promise.all([here, there].map((one) => userStatus(one.access_token)));
	expect(after).toEqual(statuses);
	const renewed = await Promise.all([here, there].map((one) => client.refresh(one.refresh_token)));
	expect(renewed.map(({ status }) => (status === 200 ? 200 : 401))).toEqual(statuses);
});

test('Spec §7: user (PUT) renames at once, and refuses another address or a phone', async () => {
	const { access_token: token } = (await client.grant()).body;
	const renamed = await client.as(token, 'PUT auth/user', { data: { name: 'Ana Lima' } });
	expect(renamed.body.user_metadata).toEqual({ name: 'Ana Lima' });
	for (const change of [{ email: 'outra@blog.test' }, { phone: '+5511' }]) {
		const { status, body } = await client.as(token, 'PUT auth/user', change);
		expect([status, body.code]).toEqual([400, 'provider_disabled']);
	}
});

test('Spec §7, A5: user (PUT) wants the current password for a new one, and ends every session', async () => {
	const here = (await client.grant()).body;
	const there = (await client.grant()).body;
	const put = (input: object) => client.as(here.access_token, 'PUT auth/user', input);
	expect((await put({ password: next })).body.code).toBe('reauthentication_needed');
	expect((await put({ password: 'curta', current_password: admin.password })).status).toBe(400);
	expect((await put({ password: next, current_password: 'errada' })).body.code).toBe(
		'invalid_credentials',
	);
	const { status, body } = await put({ password: next, current_password: admin.password });
	expect(status).toBe(200);
	expect(await Promise.all([here, there].map((one) => userStatus(one.access_token)))).toEqual([
		401, 401,
	]);
	expect((await client.refresh(here.refresh_token)).status).toBe(400);
	expect(await userStatus(body.session.adminToken)).toBe(200);
	expect((await client.grant()).status).toBe(401);
	expect((await client.grant(next)).status).toBe(200);
});

test('Spec §7: with the keys of jwks anybody can check an access token, and nobody can make one', async () => {
	const { access_token } = (await client.grant()).body;
	const { body } = await api.send('auth/jwks', {});
	expect((await api.send('auth/.well-known/jwks.json', {})).body).toEqual(body);
	expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
	const currentDate = api.deps.now();
	const read = await jwtVerify(access_token, createLocalJWKSet(body), { currentDate });
	expect(read.payload.aud).toBe('admin-fn');
});
