import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession, findSessionById } from '#db/accounts/admin-sessions';
import { findUserByEmail, replacePassword, type StoredUser } from '#db/accounts/admin-users';
import { keepCode, takeCode } from '#db/accounts/one-time-codes';
import { activateFactor, addFactor, getFactor } from '#db/accounts/second-factors';
import type { Database } from '#db/client';
import { adminSessions, adminUsers } from '#db/schema';
import * as passwords from '#lib/passwords';
import { authClient } from '../../support/auth-client.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';

vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
const client = authClient(api);
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});

const next = 'quatro gatos no telhado azul';

async function owner(db: Database): Promise<StoredUser> {
	const user = await findUserByEmail(db, admin.email);
	if (!user) throw new Error('the test has an account');
	return user;
}
const change = (db: Database, user: StoredUser, passwordHash: string) =>
	replacePassword(db, user, {
		passwordHash,
		event: 'password_reset',
		userName: user.name,
		ip: '',
		now: api.deps.now().toISOString(),
	});
const open = (db: Database, user: StoredUser, tokenHash: string) =>
	createSession(db, {
		user,
		tokenHash,
		bindingHash: null,
		userAgent: '',
		ip: '',
		now: api.deps.now(),
	});
const countSessions = () => api.deps.db.$count(adminSessions);
test('A5: an account that is disabled meanwhile gets no session', async () => {
	const { db } = api.deps;
	const user = await owner(db);
	await db
		.update(adminUsers)
		.set({ disabled_at: api.deps.now().toISOString() })
		.where(eq(adminUsers.id, user.id));
	expect(await open(db, user, 'disabled')).toBeUndefined();
});

test('A5: a session that a change of the password ended switches no second factor on', async () => {
	const { db } = api.deps;
	const now = api.deps.now();
	const user = await owner(db);
	const session = await open(db, user, 'stolen');
	const added = { id: randomUUID(), userId: user.id, name: 'Outro', secret: 'sealed', now };
	await addFactor(db, added);
	await change(db, user, 'changed');
	const current = await open(db, { ...user, password_hash: 'changed' }, 'current');
	const activation = activateFactor(db, {
		owner: { id: user.id, name: user.name, ip: '' },
		factor: await getFactor(db, { userId: user.id, id: added.id }),
		sessionId: session?.id ?? '',
		codeHashes: [],
		now,
	});
	await expect(activation).rejects.toMatchObject({ code: 'session_missing' });
	expect(await findSessionById(db, current?.id ?? '', now)).toMatchObject({ is_half: false });
});

test('A2: a change of the password spends every mailed code, and a code taken before begins no session', async () => {
	const { db } = api.deps;
	const now = api.deps.now();
	const user = await owner(db);
	for (const purpose of ['recovery', 'otp', 'reauthentication'] as const) {
		await keepCode(db, { email: admin.email, purpose, codeHash: purpose, now });
	}
	const taken = await takeCode(db, { purpose: 'otp', codeHash: 'otp', now });
	await change(db, user, 'changed');
	expect(await takeCode(db, { purpose: 'recovery', codeHash: 'recovery', now })).toBeUndefined();
	expect(taken?.password_hash).toBe(user.password_hash);
	expect(await open(db, taken as StoredUser, 'by code')).toBeUndefined();
});

/** What happens between the proof and the session: the password changes, as from another device. */
function changeAfterTheProof() {
	vi.mocked(passwords.isPasswordRight).mockImplementationOnce(async () => {
		await change(api.deps.db, await owner(api.deps.db), 'changed by another device');
		return true;
	});
}

test.each([
	['admin-auth', () => client.logIn()],
	['auth/token', () => client.grant()],
])('A5: no session of %s outlives the password that it was opened with', async (_, signIn) => {
	changeAfterTheProof();
	const { status, body } = await signIn();
	expect([status, body.code]).toEqual([401, 'invalid_credentials']);
	expect(await countSessions()).toBe(0);
});

test('A5: half a session whose password changed is not completed by its code', async () => {
	const { id, secret } = await client.switchOn((await client.grant()).body.access_token);
	const half = (await client.grant()).body;
	await change(api.deps.db, await owner(api.deps.db), 'changed by another device');
	const answer = await client.verify(half.access_token, id, await client.codeNow(secret));
	expect(answer.status).toBe(401);
	expect(await countSessions()).toBe(0);
});

test('A5: of two devices that change the password at once one succeeds, and nothing else stays signed in', async () => {
	const [one, other] = [await api.openSession(), await api.openSession()];
	const set = (adminToken: string, password: string) =>
		api.send(
			'profile',
			{ action: 'change-password', current_password: admin.password, new_password: password },
			{ headers: { 'x-admin-token': adminToken } },
		);
	const answers = await Promise.all([
		set(one.adminToken, next),
		set(other.adminToken, `${next} e verde`),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
	expect(await countSessions()).toBe(1);
});
