import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { servePicture } from '#lib/serve-picture';
import { serveSocialPicture } from '#lib/serve-social-picture';
import { createdPost } from '../support/factories/new-post.ts';
import { admin, apiForFile, type Sent, type Tokens } from '../support/test-api.ts';
import { rows } from './endpoint-rows.ts';

const api = apiForFile();
let tokens: Tokens;
let postId: string;
beforeAll(async () => {
	tokens = await api.signIn();
	postId = (await createdPost(api)).id;
});

const names = Object.keys(rows);
const headersOf = (given: Tokens) => ({
	'x-session-token': given.sessionToken,
	'x-admin-token': given.adminToken,
	authorization: `Bearer ${given.adminToken}`,
});

const everyAnswer = {
	'strict-transport-security': 'max-age=31536000',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'no-referrer',
	'x-frame-options': 'DENY',
};

function expectSecured(headers: Headers, resourcePolicy: string) {
	expect(Object.fromEntries(headers)).toMatchObject(everyAnswer);
	expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
	expect(headers.get('permissions-policy')).toContain('camera=()');
	expect(headers.get('cross-origin-resource-policy')).toBe(resourcePolicy);
}

test.each(names)('A10: %s sends every security header, with good answers and bad', async (name) => {
	const send = (sent: Sent) => api.send(name, rows[name]?.input(postId), sent);
	const answers = [
		await send({ headers: headersOf(tokens) }),
		await send({}),
		await send({ method: 'PATCH' }),
		await send({ headers: { origin: 'https://evil.test' } }),
		await send({ body: '{', headers: headersOf(tokens) }),
	];
	for (const { headers } of answers) {
		expectSecured(headers, 'same-origin');
		expect(headers.get('cache-control')).toBe('no-store');
	}
});

test('A10: pictures and social cards send them too, and other sites may show them', async () => {
	const ask = (path: string) => new Request(`https://blog.test${path}`);
	const pictures = [
		await servePicture(ask('/images/nada'), {}, api.deps),
		await servePicture(ask(`/images/${'a'.repeat(64)}-480.webp`), {}, api.deps),
		await serveSocialPicture(ask('/og/nada'), {}, api.deps),
	];
	for (const { headers, status } of pictures) {
		expect(status).toBe(404);
		expectSecured(headers, 'cross-origin');
	}
});

/** Must never be logged; sent in every field of every call. */
const canary = 'canario-que-ninguem-escreve';
const planted = (input: unknown): unknown =>
	JSON.parse(JSON.stringify(input ?? {}), (key, value) =>
		typeof value === 'string' && !/^(?:action|postId|id|post_id)$/.test(key) ? canary : value,
	);

test('D12: no token, password or body of any call is in the log, nor where sign-ins are told', async () => {
	const { email } = admin;
	const login = { action: 'login', email: canary, password: canary };
	await api.send('admin-auth', login);
	await api.send('admin-auth', { ...login, email });
	await api.send(
		'profile',
		{
			action: 'change-password',
			current_password: canary,
			new_password: `${canary} nova`,
		},
		{ headers: headersOf(tokens) },
	);
	for (const name of names) {
		const input = rows[name]?.input(postId);
		for (const sent of [input, planted(input)]) {
			await api.send(name, sent, { headers: headersOf(tokens) });
			await api.send(name, sent, {
				headers: headersOf({ ...tokens, adminToken: canary, sessionToken: canary }),
			});
		}
		await api.send(name, input, { body: `{"${canary}`, headers: headersOf(tokens) });
	}
	const log = api.deps.lines.join('\n');
	for (const name of names) expect(log).toContain(`"endpoint":"${name.replace('PUT ', '')}"`);
	const told = JSON.stringify(
		await api.db.execute(sql`select * from audit_log where event not like 'post%'`),
	);
	for (const secret of [canary, tokens.sessionToken, tokens.adminToken, admin.password]) {
		expect(log).not.toContain(secret);
		expect(told).not.toContain(secret);
	}
});
