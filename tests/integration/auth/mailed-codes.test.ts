import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as passwords from '#lib/passwords';
import { authClient } from '../../support/auth-client.ts';
import { type MailSink, startMailSink } from '../../support/mail-sink.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
const client = authClient(api);
let sink: MailSink;
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
	sink = await startMailSink();
	api.deps.mailServer = { url: sink.url, from: 'Vão Livre <mesa@blog.test>' };
});
afterEach(async () => {
	await api.settle();
	await sink.close();
});

const next = 'quatro gatos no telhado azul';
const ask = async (name: 'auth/recover' | 'auth/otp', email: string = admin.email, ip?: string) => {
	const answer = await api.send(name, { email }, ip ? { ip } : {});
	await api.settle();
	return answer;
};
const lastCode = () =>
	/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(sink.mails.at(-1)?.text ?? '')?.[0] ?? '';
const verify = (type: string, token: string, email?: string) =>
	api.send('auth/verify', { type, token, ...(email && { email }) });

test('Spec §7: recover mails a link and a code; with it a new password is set, which ends every session', async () => {
	const other = await api.openSession();
	expect((await ask('auth/recover')).body).toEqual({});
	expect(sink.mails).toHaveLength(1);
	expect(sink.mails[0]).toMatchObject({ to: admin.email });
	expect(sink.mails[0]?.text).toContain(`https://blog.test/admin/nova-senha#${lastCode()}`);
	const { status, body } = await verify('recovery', lastCode(), admin.email);
	expect(status).toBe(200);
	const put = await client.as(body.access_token, 'PUT auth/user', { password: next });
	expect(put.status).toBe(200);
	const validate = { action: 'validate', sessionToken: other.sessionToken };
	expect((await api.send('admin-auth', validate)).body).toEqual({ valid: false });
	expect((await client.as(body.access_token, 'auth/user')).status).toBe(401);
	expect((await client.grant(next)).status).toBe(200);
	const { entries } = (await api.tryCall('audit-log', {})).body;
	const events = entries.map(({ event }: { event: string }) => event);
	expect(events).toEqual(expect.arrayContaining(['recovery_asked', 'password_recovered']));
});

test('A2: an unknown address gets the same answer as a known one, and no mail', async () => {
	for (const name of ['auth/recover', 'auth/otp'] as const) {
		const known = await ask(name);
		const unknown = await ask(name, 'ninguem@blog.test');
		expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
		expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
	}
	expect(sink.mails.map(({ to }) => to)).toEqual([admin.email, admin.email]);
	const told = JSON.stringify((await api.tryCall('audit-log', {})).body.entries);
	expect(told).not.toContain('ninguem');
});

test('A2: the answer does not wait for the mail server', async () => {
	await sink.close();
	api.deps.mailServer = { url: 'smtp://127.0.0.1:1', from: 'x@blog.test' };
	expect((await ask('auth/recover')).status).toBe(200);
	expect(api.deps.lines.join()).toContain('mail_failed');
	expect(api.deps.lines.join()).not.toContain(admin.email);
	sink = await startMailSink();
});

test('a code works once, for ten minutes, for what it was asked for and whom it went to', async () => {
	await ask('auth/recover');
	const first = lastCode();
	expect((await verify('email', first)).body.code).toBe('otp_expired');
	expect((await verify('recovery', first)).status).toBe(200);
	expect((await verify('recovery', first)).body.code).toBe('otp_expired');
	api.deps.clock.advance(2 * minuteMs);
	await ask('auth/recover');
	expect((await verify('recovery', lastCode(), 'ninguem@blog.test')).body.code).toBe('otp_expired');
	api.deps.clock.advance(2 * minuteMs);
	await ask('auth/recover');
	const last = lastCode();
	api.deps.clock.advance(10 * minuteMs);
	expect((await verify('recovery', last)).body.code).toBe('otp_expired');
});

test('a new code invalidates the previous one', async () => {
	await ask('auth/recover');
	const first = lastCode();
	api.deps.clock.advance(2 * minuteMs);
	await ask('auth/recover');
	expect(lastCode()).not.toBe(first);
	expect((await verify('recovery', first)).status).toBe(403);
	expect((await verify('recovery', lastCode())).status).toBe(200);
});

test('A1: nobody floods a mailbox: one mail a minute, and five asks a quarter of an hour from one place', async () => {
	for (let time = 0; time < 5; time += 1) expect((await ask('auth/recover')).status).toBe(200);
	expect((await ask('auth/recover')).status).toBe(429);
	expect((await ask('auth/recover', admin.email, '198.51.100.9')).status).toBe(200);
	expect(sink.mails).toHaveLength(1);
});

test('A1: guessing a code that went out by mail is counted', async () => {
	await ask('auth/recover');
	for (let time = 0; time < 4; time += 1) {
		expect((await verify('recovery', `0000-0000-0000-000${time}`, admin.email)).status).toBe(403);
	}
	expect((await verify('recovery', lastCode(), admin.email)).status).toBe(429);
});

test('Spec §7: otp mails a code that signs in', async () => {
	await ask('auth/otp');
	const { status, body } = await verify('email', lastCode(), admin.email);
	expect([status, body.user.email]).toEqual([200, admin.email]);
	const put = await client.as(body.access_token, 'PUT auth/user', { password: next });
	expect(put.body.code).toBe('reauthentication_needed');
});

test('Spec §7: reauthenticate mails a code that confirms a new password', async () => {
	const { access_token: token } = (await client.grant()).body;
	expect((await client.as(token, 'auth/reauthenticate')).status).toBe(200);
	await api.settle();
	const put = (nonce: string) => client.as(token, 'PUT auth/user', { password: next, nonce });
	expect((await put('0000-0000-0000-0000')).body.code).toBe('otp_expired');
	expect((await put(lastCode())).status).toBe(200);
	expect((await client.grant(next)).status).toBe(200);
});

test('A1: guessing the code that confirms a new password is counted', async () => {
	const { access_token: token } = (await client.grant()).body;
	await client.as(token, 'auth/reauthenticate');
	await api.settle();
	const put = (nonce: string) => client.as(token, 'PUT auth/user', { password: next, nonce });
	for (let time = 0; time < 4; time += 1) {
		expect((await put(`0000-0000-0000-000${time}`)).status).toBe(403);
	}
	expect((await put(lastCode())).status).toBe(429);
});

test('a forgotten password does not bypass the second factor', async () => {
	const { id, secret, recoveryCodes } = await client.switchOn(
		(await client.grant()).body.access_token,
	);
	await ask('auth/recover');
	const half = (await verify('recovery', lastCode())).body.access_token;
	const put = (token: string) => client.as(token, 'PUT auth/user', { password: next });
	expect((await put(half)).body.code).toBe('insufficient_aal');
	const whole = await client.verify(half, id, await client.codeNow(secret));
	expect((await put(whole.body.access_token)).status).toBe(200);
	const login = await client.logIn({ password: next, code: recoveryCodes[0] });
	expect(login.status).toBe(200);
});

test('a session that a mail opened sets a password without the old one for a quarter of an hour', async () => {
	await ask('auth/recover');
	const { refresh_token } = (await verify('recovery', lastCode())).body;
	api.deps.clock.advance(15 * minuteMs);
	const late = (await client.refresh(refresh_token)).body.access_token;
	const put = await client.as(late, 'PUT auth/user', { password: next });
	expect(put.body.code).toBe('reauthentication_needed');
});

test('without a mail server the site says so plainly', async () => {
	api.deps.mailServer = undefined;
	for (const name of ['auth/recover', 'auth/otp'] as const) {
		const { status, body } = await ask(name);
		expect([status, body.code]).toEqual([400, 'provider_disabled']);
		expect(body.error).toBe('Este site não envia e-mails: falta configurar SMTP_URL.');
	}
});
