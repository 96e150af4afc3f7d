import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findUserByEmail, replacePassword, type StoredUser } from '#db/accounts/admin-users';
import { type CodePurpose, keepCode } from '#db/accounts/one-time-codes';
import type { Database } from '#db/client';
import { adminSessions, adminUsers } from '#db/schema';
import * as passwords from '#lib/passwords';
import { hashCode, makeCode } from '#lib/spoken-codes';
import { startHttpServer } from '../../../scripts/local/http-server.ts';
import { authClient } from '../../support/auth-client.ts';
import { type Answer, admin, apiForEachTest, cheapHash } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { untilLocked } from '../../support/until-locked.ts';

vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
const client = authClient(api);
let user: StoredUser;
let pool: Database;
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
	vi.mocked(passwords.hashPassword).mockImplementation(async (password) => cheapHash(password));
	pool = api.deps.db;
	user = await owner();
});
afterEach(() => vi.mocked(passwords.hashPassword).mockReset());

async function owner(): Promise<StoredUser> {
	const found = await findUserByEmail(pool, admin.email);
	if (!found) throw new Error('the test has an account');
	return found;
}
const change = (db: Database) =>
	replacePassword(db, user, {
		passwordHash: cheapHash('outra senha'),
		event: 'password_reset',
		userName: user.name,
		ip: '',
		now: api.deps.now().toISOString(),
	});
const countSessions = () => pool.$count(adminSessions);

/** A round as if it were the first: the account's password is the old one again, and no code was used in this minute. */
async function startAgain() {
	api.deps.clock.advance(minuteMs);
	const { password_hash } = user;
	await pool.update(adminUsers).set({ password_hash }).where(eq(adminUsers.id, user.id));
}

/** What happens before a sign-in, and the sign-in itself. */
type Way = (ip: string) => Promise<() => Promise<Answer>>;

const byCode =
	(purpose: CodePurpose, type: string): Way =>
	async (ip) => {
		const { deps } = api;
		const token = makeCode(deps);
		const codeHash = hashCode(await deps.authSecret(), purpose, token);
		await keepCode(pool, { email: admin.email, purpose, codeHash, now: deps.now() });
		return () => api.send('auth/verify', { type, token, email: admin.email }, { ip });
	};
const byGrant: Way = async (ip) => {
	const { email, password } = admin;
	return () => api.send('auth/token', { grant_type: 'password', email, password }, { ip });
};

const plainWays: Record<string, Way> = {
	'admin-auth': async (ip) => () => client.logIn({ ip }),
	'admin-auth, whose hash is made at a higher cost': async (ip) => {
		vi.mocked(passwords.isOutdatedHash).mockReturnValue(true);
		return () => client.logIn({ ip });
	},
	'auth/token': byGrant,
	'auth/verify, recovery': byCode('recovery', 'recovery'),
	'auth/verify, email': byCode('otp', 'email'),
	'auth/verify, magiclink': byCode('otp', 'magiclink'),
};

async function switchOn() {
	const { body } = await client.grant();
	return client.switchOn(body.access_token);
}
let factor: Awaited<ReturnType<typeof switchOn>>;
const factorWays: Record<string, Way> = {
	'admin-auth with a code': async (ip) => {
		const code = await client.codeNow(factor['secret']);
		return () => client.logIn({ code, ip });
	},
	'auth/token before the code': byGrant,
	'auth/verify before the code': byCode('otp', 'email'),
	'auth/factors, the code': async (ip) => {
		const half = (await (await byGrant(ip))()).body.access_token;
		const id = factor['id'];
		const { body } = await client.as(half, 'auth/factors/:id/challenge', { id }, { ip });
		const given = { id, challenge_id: body.id, code: await client.codeNow(factor['secret']) };
		return () => client.as(half, 'auth/factors/:id/verify', given, { ip });
	},
};

/** Of each of ten ways, in each order. */
const rounds = 10;
const places = Array.from({ length: rounds }, (_, round) => `198.51.100.${round}`);

async function changeFirst(way: Way) {
	for (const ip of places) {
		await startAgain();
		const signIn = await way(ip);
		let answer: Promise<Answer> | undefined;
		await pool.transaction(async (tx) => {
			await change(tx);
			answer = signIn();
			await untilLocked(pool);
		});
		expect([(await answer)?.body.success, await countSessions()]).toEqual([false, 0]);
	}
}

async function signInFirst(way: Way) {
	for (const ip of places) {
		await startAgain();
		const signIn = await way(ip);
		let changing: Promise<void> | undefined;
		await pool.transaction(async (tx) => {
			api.deps.db = tx;
			const { status } = await signIn().finally(() => {
				api.deps.db = pool;
			});
			expect(status).toBe(200);
			changing = change(pool);
			await untilLocked(pool);
		});
		await changing;
		expect(await countSessions()).toBe(0);
	}
}

describe.each(Object.entries(plainWays))('A5: %s', (_, way) => {
	test('begins no session while it waits for a change of the password', () => changeFirst(way));
	test('ends by a change of the password that waits for it', () => signInFirst(way));
});

describe.each(Object.entries(factorWays))('A5: %s', (_, way) => {
	beforeEach(async () => {
		factor = await switchOn();
		await pool.delete(adminSessions);
	});
	test('begins no session while it waits for a change of the password', () => changeFirst(way));
	test('ends by a change of the password that waits for it', () => signInFirst(way));
});

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

test('A5: through HTTP and with the real hash, five changes among sign-ins leave the one session that each answered with', async () => {
	vi.mocked(passwords.hashPassword).mockReset();
	const port = await freePort();
	const names = ['admin-auth', 'auth/token', 'profile'];
	const server = await startHttpServer(port, async (request, ip) => {
		const name = names.find((each) => new URL(request.url).pathname === `/api/${each}`);
		const handler = name && api.handlers.get(name);
		return handler ? handler(request, { ip }, api.deps) : new Response(null, { status: 404 });
	});
	const send = async (name: string, input: object, headers = {}) => {
		const reply = await fetch(`http://localhost:${port}/api/${name}`, {
			method: 'POST',
			body: JSON.stringify(input),
			headers: { 'content-type': 'application/json', ...headers },
		});
		return reply.json();
	};
	try {
		let password = 'uma frase longa para começar';
		const first = await passwords.hashPassword(password);
		await pool.update(adminUsers).set({ password_hash: first });
		const { email } = admin;
		let own = await send('admin-auth', { action: 'login', email, password });
		for (let round = 0; round < 5; round += 1) {
			const next = `quatro gatos no telhado ${round}`;
			const old = { email, password };
			const signIns = Array.from({ length: 4 }, async (_, index) => {
				// So that some begin before the change, and some while it hashes.
				await new Promise((resolve) => setTimeout(resolve, index * 90));
				return index % 2 === 0
					? send('admin-auth', { action: 'login', ...old })
					: send('auth/token?grant_type=password', old);
			});
			const changed = await send(
				'profile',
				{ action: 'change-password', current_password: password, new_password: next },
				{ 'x-admin-token': own.adminToken },
			);
			expect(changed.success).toBe(true);
			for (const begun of await Promise.all(signIns)) {
				const token = begun.adminToken ?? begun.access_token ?? 'none';
				const read = await send('profile', { action: 'get' }, { 'x-admin-token': token });
				expect(read.code).toBe('unauthorized');
			}
			expect(await countSessions()).toBe(1);
			own = changed.session;
			password = next;
			await pool.execute(sql`truncate login_attempts`);
		}
	} finally {
		await server.close();
	}
}, 120_000);
