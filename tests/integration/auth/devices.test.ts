import { beforeEach, expect, test, vi } from 'vitest';
import { createAdmin } from '#db/accounts/create-admin';
import * as passwords from '#lib/passwords';
import { apiForEachTest, cheapHash, type Tokens } from '../../support/test-api.ts';
import { hourMs, minuteMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});

const as = (tokens: Tokens, input: unknown) =>
	api.send('sessions', input, { headers: { 'x-admin-token': tokens.adminToken } });
const statusOf = async (tokens: Tokens) =>
	(
		await api.send(
			'admin-posts',
			{ action: 'list' },
			{ headers: { 'x-session-token': tokens.sessionToken } },
		)
	).status;

interface Device {
	id: string;
	current: boolean;
	user_agent: string;
	ip: string;
}

test('the editor sees where she is signed in, this device marked, seen last first', async () => {
	await api.signIn({
		headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/1' },
		ip: '198.51.100.9',
	});
	api.deps.clock.advance(minuteMs);
	const here = await api.signIn();
	const { body } = await as(here, { action: 'list' });
	expect(body.sessions).toMatchObject([
		{ current: true, ip: '203.0.113.7' },
		{ current: false, ip: '198.51.100.9', user_agent: 'Mozilla/5.0 (iPhone) Safari/1' },
	]);
	expect(JSON.stringify(body)).not.toMatch(/hash|token/);
});

test('an expired session is not listed as a device', async () => {
	await api.openSession();
	api.deps.clock.advance(12 * hourMs);
	const here = await api.openSession();
	expect((await as(here, { action: 'list' })).body.sessions).toHaveLength(1);
});

test('A4: a device that is revoked loses both tokens at once, and revoking it again finds nothing', async () => {
	const lost = await api.openSession();
	api.deps.clock.advance(1000);
	const here = await api.openSession();
	const listed: Device[] = (await as(here, { action: 'list' })).body.sessions;
	const id = listed.find(({ current }) => !current)?.id;
	const { status, body } = await as(here, { action: 'revoke', id });
	expect(status).toBe(200);
	expect(body.sessions).toMatchObject([{ current: true }]);
	expect(await statusOf(lost)).toBe(401);
	expect((await as(lost, { action: 'list' })).status).toBe(401);
	expect((await as(here, { action: 'revoke', id })).status).toBe(404);
});

test('A4: "revoke others" leaves this device alone', async () => {
	const others = [await api.openSession(), await api.openSession()];
	const here = await api.openSession();
	expect((await as(here, { action: 'revoke-others' })).body.sessions).toHaveLength(1);
	expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
	expect(await statusOf(here)).toBe(200);
});

test("A8: nobody sees or ends another account's sessions", async () => {
	const other = { email: 'bia@blog.test', password: 'outra senha de teste' };
	await createAdmin(api.db, { ...other, name: 'Bia', passwordHash: cheapHash(other.password) });
	const hers: Tokens = (await api.send('admin-auth', { action: 'login', ...other })).body;
	const [device]: Device[] = (await as(hers, { action: 'list' })).body.sessions;
	const mine = await api.openSession();
	expect((await as(mine, { action: 'list' })).body.sessions).toHaveLength(1);
	expect((await as(mine, { action: 'revoke', id: device?.id })).status).toBe(404);
	await as(mine, { action: 'revoke-others' });
	expect(await statusOf(hers)).toBe(200);
});
