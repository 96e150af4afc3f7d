import { beforeEach, expect, test, vi } from 'vitest';
import { createAdmin } from '#db/accounts/create-admin';
import * as passwords from '#lib/passwords';
import { authClient } from '../../support/auth-client.ts';
import { admin, apiForEachTest, cheapHash } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
const client = authClient(api);
let token: string;
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
	token = (await client.grant()).body.access_token;
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
	status,
	body.code,
];
const adminCall = (adminToken: string) =>
	api.send('profile', { action: 'get' }, { headers: { 'x-admin-token': adminToken } });

test('Spec §7: enrolling answers a QR code, the secret and its address; the first right code switches it on', async () => {
	const { body } = await client.as(token, 'auth/factors', {
		factor_type: 'totp',
		friendly_name: 'Celular',
	});
	expect(body).toMatchObject({ type: 'totp', friendly_name: 'Celular' });
	expect(body.totp.qr_code).toMatch(/^<svg [\s\S]*<\/svg>$/);
	expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/.*ana%40blog\.test\?.*secret=[A-Z2-7]{32}/);
	expect(codeOf(await client.logIn())[0]).toBe(200);
	token = (await client.grant()).body.access_token;
	const wrong = await client.verify(token, body.id, '000000');
	expect(codeOf(wrong)).toEqual([422, 'mfa_verification_failed']);
	const right = await client.verify(token, body.id, await client.codeNow(body.totp.secret));
	expect(right.body).toMatchObject({
		token_type: 'bearer',
		user: { factors: [{ id: body.id, status: 'verified', factor_type: 'totp' }] },
	});
	expect(new Set(right.body.recovery_codes).size).toBe(8);
	expect(right.body.recovery_codes[0]).toMatch(
		/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/,
	);
});

test('with a second factor on, the desk asks for its code too', async () => {
	const { secret } = await client.switchOn(token);
	expect(codeOf(await client.logIn())).toEqual([401, 'insufficient_aal']);
	expect(codeOf(await client.logIn({ code: '000000' }))).toEqual([422, 'mfa_verification_failed']);
	const wrongPassword = { password: 'errada', code: await client.codeNow(secret) };
	expect(codeOf(await client.logIn(wrongPassword))).toEqual([401, 'invalid_credentials']);
	const { status, body } = await client.logIn({ code: await client.codeNow(secret) });
	expect(status).toBe(200);
	expect((await adminCall(body.adminToken)).status).toBe(200);
});

test.each([-4, 2])(
	'C17: a code of a phone whose clock is %i min off lets nobody in, and says so',
	async (minutes) => {
		const { secret } = await client.switchOn(token);
		api.deps.clock.advance((minutes + 10) * minuteMs);
		const code = await client.codeNow(secret);
		api.deps.clock.advance(-minutes * minuteMs);
		const { status, body } = await client.logIn({ code });
		expect([status, body.code]).toEqual([422, 'mfa_verification_failed']);
		expect(body.error).toContain('Acerte o relógio do celular');
		expect((await client.logIn({ code: '000000' })).body.error).toBe('O código não confere.');
		expect((await client.logIn({ code: await client.codeNow(secret) })).status).toBe(200);
		const used = await client.logIn({ code: await client.codeNow(secret) });
		expect(used.body.error, 'a code that was used').toBe('O código não confere.');
	},
);

test('a code counts as people copy it: with a space, a hyphen, a space without break, in full width', async () => {
	const { secret } = await client.switchOn(token);
	const forms = [
		(code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
		(code: string) => ` ${code.slice(0, 3)}-${code.slice(3)} `,
		(code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
		(code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
	];
	for (const write of forms) {
		api.deps.clock.advance(30_000);
		const code = write(await client.codeNow(secret));
		expect([code, (await client.logIn({ code })).status]).toEqual([code, 200]);
	}
});

test('a code works once, even within its half minute, and so does each of twenty tries at once', async () => {
	const { secret } = await client.switchOn(token);
	const code = await client.codeNow(secret);
	expect((await client.logIn({ code })).status).toBe(200);
	expect(codeOf(await client.logIn({ code }))).toEqual([422, 'mfa_verification_failed']);
	api.deps.clock.advance(30_000);
	const again = await client.codeNow(secret);
	const answers = await Promise.all(Array.from({ length: 4 }, () => client.logIn({ code: again })));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code from a clock half a minute off is taken, one of two minutes ago is not', async () => {
	const { secret } = await client.switchOn(token);
	api.deps.clock.advance(5 * minuteMs);
	const early = await client.codeNow(secret);
	api.deps.clock.advance(30_000);
	expect((await client.logIn({ code: early })).status).toBe(200);
	const old = await client.codeNow(secret);
	api.deps.clock.advance(2 * minuteMs);
	expect((await client.logIn({ code: old })).status).toBe(422);
});

test('A1: five wrong codes lock the second factor, from all places together, and the right password does not help', async () => {
	const { secret } = await client.switchOn(token);
	for (let time = 0; time < 5; time += 1) {
		const answer = await client.logIn({ code: '000000', ip: `198.51.100.${time}` });
		expect(answer.status).toBe(422);
		expect((await client.logIn({ ip: `198.51.100.${time}` })).status).toBe(401);
	}
	const locked = await client.logIn({ code: await client.codeNow(secret), ip: '192.0.2.1' });
	expect(locked.status).toBe(429);
	expect(Number(locked.headers.get('retry-after'))).toBe(15 * 60);
	api.deps.clock.advance(15 * minuteMs);
	expect((await client.logIn({ code: await client.codeNow(secret) })).status).toBe(200);
});

test('A1: of twenty wrong codes at once at most five are looked at', async () => {
	await client.switchOn(token);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => client.logIn({ code: `00000${index % 10}` })),
	);
	const looked = answers.filter(({ status }) => status === 422);
	expect(looked.length).toBeLessThanOrEqual(5);
	expect(answers.filter(({ status }) => status === 429).length).toBe(20 - looked.length);
});

test('a code completes a sign-in in a session of its own, and the one that lacked it ends', async () => {
	const { id, secret } = await client.switchOn(token);
	const half = (await client.grant()).body;
	const whole = await client.verify(half.access_token, id, await client.codeNow(secret));
	expect(whole.status).toBe(200);
	expect((await adminCall(whole.body.access_token)).status).toBe(200);
	expect((await adminCall(half.access_token)).status).toBe(401);
	expect((await client.refresh(half.refresh_token)).status).toBe(400);
});

test('A8: a password alone reads nothing of the account but its factors, and ends nothing but itself', async () => {
	const { id, session } = await client.switchOn(token);
	const half = (await client.grant()).body;
	const seen = { factors: [{ id, status: 'verified', factor_type: 'totp' }] };
	expect(half.user).toEqual(seen);
	const renewed = (await client.refresh(half.refresh_token)).body;
	expect(renewed.user).toEqual(seen);
	expect((await client.as(half.access_token, 'auth/logout', { scope: 'local' })).status).toBe(200);
	expect((await client.refresh(renewed.refresh_token)).status).toBe(400);
	expect((await adminCall(session.access_token)).status).toBe(200);
});

test('A5: half a session ends after ten minutes', async () => {
	await client.switchOn(token);
	const half = (await client.grant()).body;
	api.deps.clock.advance(10 * minuteMs);
	expect((await client.as(half.access_token, 'auth/logout', { scope: 'local' })).status).toBe(401);
	expect((await client.refresh(half.refresh_token)).status).toBe(400);
});

test('A5: half a session has its ten minutes beside ten complete ones, and ends none of them', async () => {
	const { id, secret } = await client.switchOn(token);
	const complete: string[] = [];
	for (let session = 0; session < 10; session += 1) {
		const { body } = await client.logIn({ code: await client.codeNow(secret) });
		complete.push(body.adminToken);
		api.deps.clock.advance(minuteMs);
	}
	const half = (await client.grant()).body;
	const answers = await Promise.all(complete.map(adminCall));
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
	const whole = await client.verify(half.access_token, id, await client.codeNow(secret));
	expect(whole.status).toBe(200);
});

test('A5: switching it on ends every other session, of the desk too', async () => {
	const desk = await api.openSession();
	const { session } = await client.switchOn(token);
	expect((await adminCall(desk.adminToken)).status).toBe(401);
	const validate = { action: 'validate', sessionToken: desk.sessionToken };
	expect((await api.send('admin-auth', validate)).body).toEqual({ valid: false });
	expect((await adminCall(session.access_token)).status).toBe(200);
});

test('Spec §7: a challenge is answered once, by the session that it was put to, within five minutes', async () => {
	const { id, secret } = await client.switchOn(token);
	const [one, other] = [(await client.grant()).body, (await client.grant()).body];
	const ask = async (half: { access_token: string }) =>
		(await client.as(half.access_token, 'auth/factors/:id/challenge', { id })).body.id;
	const answer = async (half: { access_token: string }, challenge_id: string) =>
		client.as(half.access_token, 'auth/factors/:id/verify', {
			id,
			challenge_id,
			code: await client.codeNow(secret),
		});
	const asked = await ask(one);
	expect((await answer(other, asked)).status).toBe(422);
	api.deps.clock.advance(5 * minuteMs);
	expect((await answer(one, asked)).status).toBe(422);
	expect((await answer(one, await ask(one))).status).toBe(200);
});

test('a recovery code stands in for the app once, however it is typed; others stay', async () => {
	const { recoveryCodes } = await client.switchOn(token);
	const [first, second, third] = recoveryCodes;
	expect((await client.logIn({ code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
	expect((await client.logIn({ code: first })).status).toBe(422);
	const { status, body } = await client.logIn({ code: second });
	expect(status).toBe(200);
	const { app_metadata } = (await client.as(body.adminToken, 'auth/user')).body;
	expect(app_metadata.recovery_codes_left).toBe(6);
	const wide = third.replace(/[!-~]/g, (sign: string) =>
		String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
	);
	expect((await client.logIn({ code: `\u00a0${wide} ` })).status).toBe(200);
	const fresh = await client.as(body.adminToken, 'auth/recovery-codes');
	expect(fresh.body.recovery_codes).toHaveLength(8);
	expect((await client.logIn({ code: recoveryCodes[3] })).status).toBe(422);
	expect((await client.logIn({ code: fresh.body.recovery_codes[2] })).status).toBe(200);
});

test('Spec §7: what guards the account changes only for who proved lately who she is', async () => {
	const { id, session } = await client.switchOn(token);
	const here = session.access_token;
	api.deps.clock.advance(14 * minuteMs);
	const late = (await client.refresh(session.refresh_token)).body.access_token;
	api.deps.clock.advance(minuteMs);
	const headers = { 'x-admin-token': late };
	for (const answer of [
		await client.as(late, 'auth/factors', { factor_type: 'totp' }),
		await client.as(late, 'auth/factors/:id', { id }),
		await client.as(late, 'auth/recovery-codes'),
	]) {
		expect(codeOf(answer)).toEqual([403, 'reauthentication_needed']);
	}
	const confirm = (current_password: string) =>
		api.send('profile', { action: 'confirm', current_password }, { headers });
	expect((await confirm('errada')).status).toBe(400);
	expect((await confirm(admin.password)).status).toBe(200);
	expect((await client.as(late, 'auth/factors/:id', { id })).status).toBe(200);
	expect(here).not.toBe(late);
	expect((await client.logIn()).status).toBe(200);
	const told = (await api.tryCall('audit-log', {})).body.entries;
	expect(told.map(({ event }: { event: string }) => event)).toEqual(
		expect.arrayContaining(['second_factor_added', 'second_factor_removed']),
	);
});

test('a second-factor code counts as fresh proof too, and a password without a code is logged', async () => {
	const { id, secret, session } = await client.switchOn(token);
	api.deps.clock.advance(14 * minuteMs);
	const late = (await client.refresh(session.refresh_token)).body.access_token;
	api.deps.clock.advance(minuteMs);
	expect((await client.as(late, 'auth/recovery-codes')).status).toBe(403);
	expect((await client.verify(late, id, await client.codeNow(secret))).status).toBe(200);
	expect((await client.as(late, 'auth/recovery-codes')).status).toBe(200);
	await client.logIn();
	await client.grant();
	const headers = { 'x-admin-token': late };
	const { entries } = (await api.send('audit-log', {}, { headers })).body;
	const events = entries.map(({ event }: { event: string }) => event);
	expect(events.slice(0, 2)).toEqual(['second_factor_asked', 'second_factor_asked']);
});

test('a new password leaves the second factor on, and its session whole', async () => {
	const { secret } = await client.switchOn(token);
	const { adminToken } = (await client.logIn({ code: await client.codeNow(secret) })).body;
	const change = {
		action: 'change-password',
		current_password: admin.password,
		new_password: 'quatro gatos no telhado azul',
	};
	const headers = { 'x-admin-token': adminToken };
	const { body } = await api.send('profile', change, { headers });
	expect((await adminCall(body.session.adminToken)).status).toBe(200);
	expect(codeOf(await client.logIn({ password: change.new_password }))).toEqual([
		401,
		'insufficient_aal',
	]);
});

test('A8: nobody sees, asks or removes the factor of another account', async () => {
	const passwordHash = cheapHash('outra senha de teste');
	await createAdmin(api.db, { email: 'bia@blog.test', name: 'Bia', passwordHash });
	const { id } = await client.switchOn(token);
	const bia = (await client.grant('outra senha de teste', 'bia@blog.test')).body.access_token;
	expect((await client.as(bia, 'auth/user')).body.factors).toEqual([]);
	expect((await client.as(bia, 'auth/factors/:id/challenge', { id })).status).toBe(404);
	expect((await client.as(bia, 'auth/factors/:id', { id })).status).toBe(404);
});
