import { beforeEach, expect, test } from 'vitest';
import { admin, apiForEachTest, type Tokens } from '../../support/test-api.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let here: Tokens;
beforeEach(async () => {
	here = await api.openSession();
});

const next = 'quatro gatos no telhado azul';
const as = (tokens: Tokens, input: unknown, headers: Record<string, string> = {}) =>
	api.send('profile', input, { headers: { ...headers, 'x-admin-token': tokens.adminToken } });
const change = (current_password: string, new_password: string, headers?: Record<string, string>) =>
	as(here, { action: 'change-password', current_password, new_password }, headers);
const statusOf = async ({ sessionToken }: Tokens) =>
	(
		await api.send(
			'admin-posts',
			{ action: 'list' },
			{ headers: { 'x-session-token': sessionToken } },
		)
	).status;
const login = (password: string) =>
	api.send('admin-auth', { action: 'login', email: admin.email, password });

test('the editor reads and renames her account; her next sign-in greets her by it', async () => {
	expect((await as(here, { action: 'get' })).body).toMatchObject({
		user: { name: 'Ana', email: admin.email },
	});
	expect((await as(here, { action: 'rename', name: ' Ana Lima ' })).body.user.name).toBe(
		'Ana Lima',
	);
	expect((await login(admin.password)).body.user.name).toBe('Ana Lima');
});

test('A5: a changed password ends every session, and this device gets a new one', async () => {
	const others = [await api.openSession(), await api.openSession()];
	api.deps.clock.advance(minuteMs);
	const { status, body } = await change(admin.password, next);
	expect(status).toBe(200);
	expect(body.password_changed_at).toBe(api.deps.now().toISOString());
	expect(body.session.sessionToken).not.toBe(here.sessionToken);
	expect(await Promise.all([here, ...others].map(statusOf))).toEqual([401, 401, 401]);
	expect(await statusOf(body.session)).toBe(200);
	expect((await as(body.session, { action: 'get' })).status).toBe(200);
	expect(Date.parse(body.session.expiresAt)).toBe(api.deps.now().getTime() + 7 * dayMs);
	expect((await login(admin.password)).status).toBe(401);
	expect((await login(next)).status).toBe(200);
	here = body.session;
	expect((await change(next, next)).body.details).toEqual({ field: 'new_password' });
});

test('A4: the new session of a browser is bound to it, like the one before', async () => {
	const { body, headers } = await change(admin.password, next, { 'sec-fetch-site': 'same-origin' });
	expect(headers.get('set-cookie')).toMatch(/^__Host-bind=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
	expect(await statusOf(body.session)).toBe(401);
});

test('A1: guessing the current password counts for the session that guesses', async () => {
	for (let time = 0; time < 5; time += 1) {
		expect(await change('errada', next)).toMatchObject({
			status: 400,
			body: { code: 'invalid_input', details: { field: 'current_password' } },
		});
	}
	const sixth = await change(admin.password, next);
	expect(sixth.status).toBe(429);
	expect(Number(sixth.headers.get('retry-after'))).toBe(15 * 60);
	expect(await statusOf(here)).toBe(200);
	expect((await login(admin.password)).status).toBe(200);
});

test.each([
	['short', 'curta demais'],
	['a pattern', 'ababababababababab'],
	['made of common words', 'senha123456password'],
	['made of the account itself', 'ana@blog.test ana@blog.test'],
])('a new password that is %s is refused before the current one is looked at', async (_, weak) => {
	for (let time = 0; time < 7; time += 1) {
		expect(await change('errada', weak)).toMatchObject({
			status: 400,
			body: { details: { field: 'new_password' } },
		});
	}
});
