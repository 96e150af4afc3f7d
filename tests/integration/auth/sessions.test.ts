import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminSessions } from '#db/schema';
import { deriveKey } from '#lib/derive-key';
import * as passwords from '#lib/passwords';
import { admin, apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});

const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
const auth = (action: string, sessionToken: string, headers: Record<string, string> = {}) =>
	api.send('admin-auth', { action, sessionToken }, { headers });
const list = (sessionToken: string, headers: Record<string, string> = {}) =>
	api.send(
		'admin-posts',
		{ action: 'list' },
		{ headers: { ...headers, 'x-session-token': sessionToken } },
	);
const admins = (adminToken: string, headers: Record<string, string> = {}) =>
	api.send(
		'render-preview',
		{ title: 'a', content: 'b' },
		{
			headers: { ...headers, 'x-admin-token': adminToken },
		},
	);

test('Spec §1, §3, §7: login answers the session token, its end, the admin token and the user', async () => {
	const { email, password } = admin;
	const { body } = await api.send('admin-auth', { action: 'login', email, password });
	expect(body).toEqual({
		success: true,
		sessionToken: expect.stringMatching(/^[\w-]{43}$/),
		adminToken: expect.any(String),
		expiresAt: new Date(api.deps.now().getTime() + 7 * dayMs).toISOString(),
		user: { name: 'Ana', email },
	});
	const checked = await auth('validate', body.sessionToken);
	expect(checked.body).toMatchObject({
		valid: true,
		user: { name: 'Ana' },
		expiresAt: body.expiresAt,
	});
	expect((await admins(checked.body.adminToken)).status).toBe(200);
});

test('an address is known in any case, and with spaces around it', async () => {
	const { password } = admin;
	const login = { action: 'login', email: ' ANA@Blog.Test ', password };
	expect((await api.send('admin-auth', login)).status).toBe(200);
});

test('Spec §7, A4, S36: after signing out both tokens fail at once, and signing out twice is fine', async () => {
	const tokens = await api.openSession();
	expect((await auth('logout', tokens.sessionToken)).body).toEqual({ success: true });
	expect((await auth('logout', tokens.sessionToken)).body).toEqual({ success: true });
	expect((await auth('validate', tokens.sessionToken)).body).toEqual({ valid: false });
	expect((await list(tokens.sessionToken)).status).toBe(401);
	expect((await admins(tokens.adminToken)).status).toBe(401);
});

test("A4: a session made in a browser refuses its tokens without that browser's cookie", async () => {
	const { email, password } = admin;
	const signedIn = await api.send(
		'admin-auth',
		{ action: 'login', email, password },
		{ headers: browser },
	);
	const [cookie = ''] = signedIn.headers.getSetCookie();
	expect(cookie).toMatch(
		/^__Host-bind=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=\d+$/,
	);
	const { sessionToken, adminToken } = signedIn.body;
	const own = { cookie: `theme=dark; ${cookie.split(';')[0]}` };
	expect((await list(sessionToken, own)).status).toBe(200);
	expect((await admins(adminToken, own)).status).toBe(200);
	expect((await auth('validate', sessionToken, own)).body.valid).toBe(true);
	const others: Record<string, string>[] = [{}, { cookie: '__Host-bind=another' }];
	for (const stolen of others) {
		expect((await list(sessionToken, stolen)).status).toBe(401);
		expect((await admins(adminToken, stolen)).status).toBe(401);
		expect((await auth('validate', sessionToken, stolen)).body).toEqual({ valid: false });
	}
});

test("A4: on this machine's own address a session keeps its cookie without https", async () => {
	api.deps.siteOrigin = 'http://localhost:8888';
	const { email, password } = admin;
	const { body, headers } = await api.send(
		'admin-auth',
		{ action: 'login', email, password },
		{ headers: browser },
	);
	const [cookie = ''] = headers.getSetCookie();
	expect(cookie).toMatch(/^bind=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
	const own = { cookie: cookie.split(';')[0] ?? '' };
	expect((await auth('validate', body.sessionToken, own)).body.valid).toBe(true);
	expect((await auth('validate', body.sessionToken)).body.valid).toBe(false);
	const forwarded = { ...browser, host: 'localhost:8888', 'x-forwarded-host': 'localhost:8888' };
	api.deps.siteOrigin = 'https://blog.test';
	const elsewhere = await api.send(
		'admin-auth',
		{ action: 'login', email, password },
		{ headers: forwarded, ip: '127.0.0.1' },
	);
	expect(elsewhere.headers.getSetCookie()).toEqual([
		expect.stringMatching(/^__Host-bind=.*Secure/),
		expect.stringMatching(/^__Host-device=.*Secure/),
	]);
});

test('A4: a sign-in from a script gets no cookie and stays unbound', async () => {
	const { email, password } = admin;
	const signedIn = await api.send('admin-auth', { action: 'login', email, password });
	expect(signedIn.headers.get('set-cookie')).toBeNull();
	expect((await list(signedIn.body.sessionToken)).status).toBe(200);
});

test('Spec §4, A5: a session ends twelve hours after it was last seen, at that very instant', async () => {
	const { sessionToken } = await api.openSession();
	api.deps.clock.advance(12 * hourMs - 1);
	expect((await list(sessionToken)).status).toBe(200);
	api.deps.clock.advance(12 * hourMs - 1);
	expect((await auth('validate', sessionToken)).body.valid).toBe(true);
	api.deps.clock.advance(12 * hourMs);
	expect((await auth('validate', sessionToken)).body).toEqual({ valid: false });
});

test('A5: a session ends after seven days however often it is used', async () => {
	const { sessionToken, expiresAt } = await api.openSession();
	for (let half = 0; half < 14; half += 1) {
		api.deps.clock.advance(11 * hourMs);
		expect((await auth('validate', sessionToken)).body.valid).toBe(true);
	}
	api.deps.clock.set(new Date(Date.parse(expiresAt) - 11 * hourMs).toISOString());
	expect((await auth('validate', sessionToken)).body.valid).toBe(true);
	api.deps.clock.set(new Date(Date.parse(expiresAt) - 1).toISOString());
	expect((await list(sessionToken)).status).toBe(200);
	api.deps.clock.set(expiresAt);
	expect((await list(sessionToken)).status).toBe(401);
});

test('Spec §7, A4: an admin token ends after fifteen minutes, and validate renews it', async () => {
	const { adminToken, sessionToken } = await api.openSession();
	api.deps.clock.advance(15 * minuteMs - 1000);
	expect((await admins(adminToken)).status).toBe(200);
	api.deps.clock.advance(1000);
	expect((await admins(adminToken)).status).toBe(401);
	const { body } = await auth('validate', sessionToken);
	expect((await admins(body.adminToken)).status).toBe(200);
});

/** Ed25519 from its 32 bytes. */
const ownKey = (seed: Uint8Array) =>
	createPrivateKey({
		key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
		format: 'der',
		type: 'pkcs8',
	});

test('A4: forged admin tokens are refused: other key or algorithm, none, wrong audience, wrong type, no session', async () => {
	await api.openSession();
	const [session] = await api.db.select({ id: adminSessions.id }).from(adminSessions);
	const keys = generateKeyPairSync('ed25519');
	const sid = session?.id ?? '';
	const sign = async (
		change: { aud?: string; typ?: string; sid?: string; seed?: Uint8Array } = {},
	) =>
		new SignJWT({ sid: change.sid ?? sid })
			.setProtectedHeader({ alg: 'EdDSA', typ: change.typ ?? 'admin+jwt' })
			.setAudience(change.aud ?? 'admin-fn')
			.setIssuedAt(api.deps.now().getTime() / 1000)
			.setExpirationTime(api.deps.now().getTime() / 1000 + 600)
			.sign(ownKey(change.seed ?? deriveKey(await api.deps.authSecret(), 'sign tokens')));
	expect((await admins(await sign())).status).toBe(200);
	const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
	const [{ x = '' } = {}] = (await api.send('auth/jwks', {})).body.keys;
	const claims = { sid, aud: 'admin-fn', iat: 0, exp: 9e9 };
	const forged = [
		await sign({ seed: keys.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(16) }),
		await sign({ aud: 'site' }),
		await sign({ typ: 'JWT' }),
		await sign({ sid: '00000000-0000-4000-8000-000000000000' }),
		`${encode({ alg: 'none', typ: 'admin+jwt' })}.${encode(claims)}.`,
		await new SignJWT(claims)
			.setProtectedHeader({ alg: 'HS256', typ: 'admin+jwt' })
			.sign(Buffer.from(x, 'base64url')),
		await new SignJWT(claims)
			.setProtectedHeader({ alg: 'HS256', typ: 'admin+jwt' })
			.sign(await api.deps.authSecret()),
	];
	for (const token of forged) expect((await admins(token)).status).toBe(401);
});

test('A4: a token that the server itself signed for no session is refused like a forged one', async () => {
	const sign = async (claims: object) =>
		new SignJWT({ ...claims })
			.setProtectedHeader({ alg: 'EdDSA', typ: 'admin+jwt' })
			.setAudience('admin-fn')
			.setIssuedAt(api.deps.now().getTime() / 1000)
			.setExpirationTime(api.deps.now().getTime() / 1000 + 600)
			.sign(ownKey(deriveKey(await api.deps.authSecret(), 'sign tokens')));
	const ids = ['', ' ', 'nada', "' or 1=1", '\0', 'x'.repeat(300), `{${crypto.randomUUID()}}`, 7];
	for (const sid of [...ids, null, true, [], {}, [crypto.randomUUID()], undefined]) {
		const token = await sign({ sid });
		const bearer = { authorization: `Bearer ${token}` };
		const answers = [
			await admins(token),
			await api.send('auth/user', {}, { headers: bearer }),
			await api.send('auth/logout', {}, { headers: bearer }),
		];
		const statuses = answers.map(({ status }) => status);
		expect([sid, ...statuses]).toEqual([sid, 401, 401, 401]);
	}
});

test('A5: each sign-in is a new session, and of them the ten seen last stay', async () => {
	const tokens: string[] = [];
	for (let session = 0; session < 12; session += 1) {
		tokens.push((await api.openSession()).sessionToken);
		api.deps.clock.advance(1000);
	}
	expect(new Set(tokens).size).toBe(12);
	const alive = await Promise.all(tokens.map(async (token) => (await list(token)).status));
	expect(alive).toEqual([401, 401, ...Array(10).fill(200)]);
});

test('A5: a new session is never the one that gives way, however many began at the same moment', async () => {
	for (let session = 0; session < 30; session += 1) {
		const { sessionToken } = await api.openSession();
		expect((await list(sessionToken)).status).toBe(200);
	}
});

test('D12: no token, password or body is in any line of the log', async () => {
	const { sessionToken, adminToken } = await api.signIn();
	await api.send('admin-auth', {
		action: 'login',
		email: admin.email,
		password: 'errada-mas-secreta',
	});
	await api.send(
		'render-preview',
		{ title: 'segredo-do-rascunho', content: 'x' },
		{
			headers: { 'x-admin-token': adminToken },
		},
	);
	const log = api.deps.lines.join('\n');
	expect(log).toContain('render-preview');
	for (const secret of [
		sessionToken,
		adminToken,
		admin.password,
		'errada-mas-secreta',
		'segredo',
	]) {
		expect(log).not.toContain(secret);
	}
});
