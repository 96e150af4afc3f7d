import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as passwords from '#lib/passwords';
import { admin, createTestApi, type TestApi } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

/** The limiter runs before hashing, so the hash's cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

let api: TestApi;
beforeEach(async () => {
	api = await createTestApi();
	vi.mocked(passwords.isPasswordRight)
		.mockClear()
		.mockImplementation(async (password) => password === admin.password);
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});
afterEach(() => api.close());

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
