import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createSession } from '#db/accounts/admin-sessions';
import { findUserByEmail } from '#db/accounts/admin-users';
import { adminSessions } from '#db/schema';
import * as passwords from '#lib/passwords';
import { hashToken, makeToken } from '#lib/tokens';
import { authClient } from '../support/auth-client.ts';
import { createdPost } from '../support/factories/new-post.ts';
import { loadHandlers } from '../support/function-handlers.ts';
import { type Answer, admin, apiForFile } from '../support/test-api.ts';
import { rows } from './endpoint-rows.ts';

vi.mock(import('#lib/passwords'), { spy: true });
vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);

const handlers = await loadHandlers();

/** All that a password alone may do; the rest of this file asks every call that the functions serve. */
const ownCalls = ['auth/factors/:id/challenge', 'auth/factors/:id/verify', 'auth/logout'];

const api = apiForFile();
const client = authClient(api);
let factor: { id: string; secret: string };
let postId: string;
let half: { access_token: string };
/** Every header in which a token is sent. The session token is never given out; here it is guessed. */
let headers: Record<string, string>;

async function guessSessionToken(): Promise<string> {
	const user = await findUserByEmail(api.db, admin.email);
	if (!user) throw new Error('the test has an account');
	const sessionToken = makeToken(api.deps);
	const session = { user, tokenHash: hashToken(sessionToken), bindingHash: null, isHalf: true };
	await createSession(api.db, { ...session, userAgent: '', ip: '', now: api.deps.now() });
	return sessionToken;
}

beforeAll(async () => {
	postId = (await createdPost(api)).id;
	const { id, secret } = await client.switchOn((await client.grant()).body.access_token);
	factor = { id, secret };
	half = (await client.grant()).body;
	headers = {
		'x-admin-token': half.access_token,
		'x-session-token': await guessSessionToken(),
		authorization: `Bearer ${half.access_token}`,
	};
});

const withoutIds = ({ status, body: { requestId: _, ...body } }: Answer) => ({ status, body });

describe.each([...handlers.keys()])('A8: a password without its second factor, at %s', (name) => {
	const { endpoint } = handlers.get(name) as { endpoint: { access: unknown } };
	const inputOf = () => rows[name]?.input(postId) ?? {};

	test('is answered as anybody is, or refused', async () => {
		const sessions = await api.db.$count(adminSessions);
		const answer = await api.send(name, inputOf(), { headers });
		if (endpoint.access === 'public' || rows[name]?.access === 'public') {
			const anybody = await api.send(name, inputOf());
			expect(withoutIds(answer)).toEqual(withoutIds(anybody));
		} else if (ownCalls.includes(name) && name !== 'auth/logout') {
			expect(answer.status).toBe(404);
		} else {
			expect([answer.status, answer.body.code]).toEqual([401, 'insufficient_aal']);
		}
		expect(await api.db.$count(adminSessions)).toBe(sessions);
	});
});

test('A8: what depends on the input is refused whatever the input', async () => {
	const inputs = {
		'admin-posts': [{ action: 'get', slug: postId }, { slug: postId }, { action: 'list' }],
		'seed-stock-images': [{ regenerate: true }],
	};
	const byInput = [...handlers.values()].filter(
		({ endpoint }) => typeof endpoint.access === 'function',
	);
	expect(byInput.map(({ endpoint }) => endpoint.name).sort()).toEqual(Object.keys(inputs).sort());
	for (const [name, each] of Object.entries(inputs)) {
		for (const input of each) {
			const { status, body } = await api.send(name, input, { headers });
			expect([status, body.code]).toEqual([401, 'insufficient_aal']);
		}
	}
});

test('A8: it validates no session at the desk, and reads its factors’ ids and nothing else of the account', async () => {
	const sessionToken = headers['x-session-token'];
	const { body } = await api.send('admin-auth', { action: 'validate', sessionToken });
	expect(body).toEqual({ valid: false });
	const { user } = (await client.grant()).body;
	expect(user).toEqual({ factors: [{ id: factor.id, status: 'verified', factor_type: 'totp' }] });
});

test('A8: it ends itself alone, and gives its code', async () => {
	const whole = await api.db.$count(adminSessions);
	const ended = (await client.grant()).body.access_token;
	for (const scope of ['others', 'global', undefined]) {
		const answer = await client.as(ended, 'auth/logout', scope ? { scope } : {});
		expect(answer.status).toBe(401);
	}
	expect((await client.as(ended, 'auth/logout', { scope: 'local' })).status).toBe(200);
	expect(await api.db.$count(adminSessions)).toBe(whole);
	const code = await client.codeNow(factor.secret);
	expect((await client.verify(half.access_token, factor.id, code)).status).toBe(200);
});
