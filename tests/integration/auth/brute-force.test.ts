import { beforeEach, expect, test, vi } from 'vitest';
import { createAdmin } from '#db/accounts/create-admin';
import { adminUsers } from '#db/schema';
import * as passwords from '#lib/passwords';
import { authClient } from '../../support/auth-client.ts';
import { type Answer, admin, apiForEachTest, cheapHash } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

/** The limiter runs before hashing, so the hash's cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
beforeEach(async () => {
	vi.mocked(passwords.isPasswordRight)
		.mockClear()
		.mockImplementation(async (password) => password === admin.password);
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});

interface Attempt {
	email?: string;
	password?: string;
	ip?: string;
	headers?: Record<string, string>;
}
const attempt = ({ email = admin.email, password = 'errada', ip, headers }: Attempt = {}) =>
	api.send(
		'admin-auth',
		{ action: 'login', email, password },
		{ ...(ip && { ip }), ...(headers && { headers }) },
	);

const wrong = async (times: number, given: Attempt = {}) => {
	for (let time = 0; time < times; time += 1) expect((await attempt(given)).status).toBe(401);
};

test('A1: the sixth wrong password is refused, with the seconds to wait', async () => {
	await wrong(5);
	const sixth = await attempt();
	expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
	expect(Number(sixth.headers.get('retry-after'))).toBe(15 * 60);
	expect((await attempt({ password: admin.password })).status).toBe(429);
	expect(passwords.isPasswordRight).toHaveBeenCalledTimes(5);
});

test('A1: of twenty wrong passwords at once at most five reach the hash', async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => attempt()));
	expect(passwords.isPasswordRight).toHaveBeenCalledTimes(5);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('A1: after the wait one more try is free, and each further failure doubles the wait', async () => {
	await wrong(5);
	for (const minutes of [15, 30, 60]) {
		const refused = await attempt();
		expect(Number(refused.headers.get('retry-after'))).toBe(minutes * 60);
		api.deps.clock.advance(minutes * minuteMs);
		await wrong(1);
	}
	expect((await attempt()).status).toBe(429);
});

test('A1: failures that are a quarter of an hour apart never add up', async () => {
	for (let round = 0; round < 4; round += 1) {
		await wrong(4);
		api.deps.clock.advance(15 * minuteMs);
	}
});

test('A1: a success clears the address’s counters', async () => {
	await wrong(4);
	expect((await attempt({ password: admin.password })).status).toBe(200);
	await wrong(5);
	expect((await attempt()).status).toBe(429);
});

test('A1: rotating e-mail addresses from one place is stopped at thirty', async () => {
	for (let index = 0; index < 30; index += 1) await wrong(1, { email: `nobody-${index}@a.test` });
	expect((await attempt({ email: 'one-more@a.test' })).status).toBe(429);
	expect((await attempt({ password: admin.password })).status).toBe(429);
	expect((await attempt({ password: admin.password, ip: '198.51.100.9' })).status).toBe(200);
}, 60_000);

test('A1: a forged X-Forwarded-For changes nothing', async () => {
	for (let index = 0; index < 5; index += 1) {
		await wrong(1, {
			headers: {
				'x-forwarded-for': `10.0.0.${index}`,
				'x-nf-client-connection-ip': `10.1.0.${index}`,
			},
		});
	}
	expect((await attempt({ headers: { 'x-forwarded-for': '10.9.9.9' } })).status).toBe(429);
});

test('A1: one IPv6 household is one place', async () => {
	for (let index = 1; index <= 5; index += 1) await wrong(1, { ip: `2001:db8:1:2::${index}` });
	expect((await attempt({ ip: '2001:db8:1:2:aaaa::1' })).status).toBe(429);
	expect((await attempt({ ip: '2001:db8:1:3::1' })).status).toBe(401);
});

const wifi = '203.0.113.7';
const browser = { 'sec-fetch-site': 'same-origin' };
/** The device cookies that an answer sets. */
const devicesIn = ({ headers }: Answer) =>
	headers.getSetCookie().flatMap((set) => /^__Host-device=[^;]+/.exec(set) ?? []);
const rightFrom = (cookie = '', ip = wifi) =>
	attempt({ password: admin.password, ip, headers: { ...browser, cookie } });
/** The owner's browser after a sign-in. */
async function signInOnce(): Promise<string> {
	const [device = ''] = devicesIn(await rightFrom());
	return device;
}
const lockPlace = async () => {
	for (let at = 0; at < 30; at += 1) await attempt({ email: `nobody-${at}@a.test`, ip: wifi });
	expect((await rightFrom()).status).toBe(429);
};

test('A1: who guesses on the owner’s network does not lock out a browser that has signed in before', async () => {
	const device = await signInOnce();
	await wrong(5, { ip: wifi });
	expect((await rightFrom()).status).toBe(429);
	expect((await rightFrom(device)).status).toBe(200);
	await lockPlace();
	const again = await rightFrom(device);
	expect([again.status, devicesIn(again)]).toEqual([200, [device]]);
});

test('A1: a known browser counts its own failures, and its wait doubles as everybody’s', async () => {
	const device = await signInOnce();
	await lockPlace();
	const headers = { cookie: device };
	for (const minutes of [15, 30]) {
		await wrong(minutes === 15 ? 5 : 1, { ip: wifi, headers });
		const refused = await rightFrom(device, '192.0.2.1');
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${minutes * 60}`]);
		api.deps.clock.advance(minutes * minuteMs);
	}
});

test('A1: no cookie that somebody else can have gives a further try', async () => {
	const device = await signInOnce();
	const [name, mark] = device.slice('__Host-device='.length).split('.');
	await createAdmin(api.db, { email: 'rui@blog.test', name: 'Rui', passwordHash: cheapHash('x') });
	await wrong(5, { ip: wifi });
	const other = await attempt({
		email: 'rui@blog.test',
		password: admin.password,
		ip: '192.0.2.1',
		headers: browser,
	});
	const ofOther = devicesIn(other);
	expect(ofOther).toHaveLength(1);
	const forged = [
		`__Host-device=${name}`,
		`__Host-device=${name}.`,
		`__Host-device=.${mark}`,
		`__Host-device=outro.${mark}`,
		`__Host-device=${name}.${mark}x`,
		'__Host-device=undefined.undefined',
		...ofOther,
	];
	for (const cookie of forged) expect((await rightFrom(cookie)).status).toBe(429);
	// A cookie counts wherever it is used, and beside any other.
	for (let at = 0; at < 5; at += 1) {
		const headers = { cookie: `a=${at}; ${device}; __Host-device=outro.${mark}` };
		await wrong(1, { ip: `198.51.100.${at}`, headers });
	}
	expect((await rightFrom(device, '198.51.100.9')).status).toBe(429);
});

test('A1: a new password ends every cookie that the earlier one brought', async () => {
	const devices = [await signInOnce(), await signInOnce()];
	await wrong(5, { ip: wifi });
	await api.db.update(adminUsers).set({ password_hash: cheapHash('outra') });
	for (const device of devices) expect((await rightFrom(device)).status).toBe(429);
});

test('A1: half a sign-in makes no known browser', async () => {
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const { headers } = await api.send(
		...(['auth/token', { grant_type: 'password', ...admin }, { headers: browser }] as const),
	);
	expect(headers.getSetCookie().join()).not.toContain('device=');
});

test('A1: right passwords do not count while they are being proved', async () => {
	let proving = 0;
	vi.mocked(passwords.isPasswordRight).mockImplementation(async (password) => {
		proving += 1;
		await new Promise((resolve) => setTimeout(resolve, 20));
		return password === admin.password;
	});
	const { adminToken } = await api.openSession();
	const change = { action: 'change-password', current_password: admin.password };
	const [changed, ...signedIn] = await Promise.all([
		api.send(
			'profile',
			{ ...change, new_password: 'quatro gatos no telhado azul' },
			{ headers: { 'x-admin-token': adminToken } },
		),
		// Fewer than the sessions that an account keeps, so that the first one stays.
		...Array.from({ length: 8 }, () => rightFrom()),
	]);
	expect(changed.status).toBe(200);
	expect(proving).toBe(9);
	// Those that were proved before the change begin no session after it (A5).
	expect(signedIn.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
});

test('A1: when the limiter fails, nobody can sign in', async () => {
	await api.db.execute('alter table login_attempts rename to gone');
	const { status, body } = await attempt({ password: admin.password });
	expect(status).toBeGreaterThanOrEqual(500);
	expect(body.sessionToken).toBeUndefined();
	expect(passwords.isPasswordRight).not.toHaveBeenCalled();
});

test('A2: a known and an unknown address get the same answer', async () => {
	const known = await attempt();
	const unknown = await attempt({ email: 'nobody@a.test' });
	const { requestId: _, ...one } = known.body;
	const { requestId: __, ...other } = unknown.body;
	expect(one).toEqual(other);
	expect(known.status).toBe(unknown.status);
});

test('A2: an empty or endless password is refused before any hash', async () => {
	for (const password of ['', 'a'.repeat(257), 'a'.repeat(1_000_000)]) {
		expect([400, 413]).toContain((await attempt({ password })).status);
	}
	expect(passwords.isPasswordRight).not.toHaveBeenCalled();
});
