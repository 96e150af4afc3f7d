import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#config/limits';
import { adminUsers, blogPosts } from '#db/schema';
import { createdPost } from '../support/factories/new-post.ts';
import { loadHandlers } from '../support/function-handlers.ts';
import { readCorpus } from '../support/judges/read-corpus.ts';
import { apiForFile, type Tokens } from '../support/test-api.ts';
import { rows } from './endpoint-rows.ts';

const folder = process.env['CORPUS_DIR'] ?? '../shared/corpus';
const readCases = (name: string) => {
	const path = join(folder, name);
	return existsSync(path) ? readCorpus(path).cases : [];
};

const handlers = await loadHandlers();

const api = apiForFile();
let tokens: Tokens;
let postId: string;
beforeAll(async () => {
	tokens = await api.openSession();
	postId = (await createdPost(api)).id;
});

const send = (name: string, input: unknown, body?: BodyInit) =>
	api.send(name, input, {
		headers: {
			'x-session-token': tokens.sessionToken,
			'x-admin-token': tokens.adminToken,
			authorization: `Bearer ${tokens.adminToken}`,
		},
		...(body !== undefined && { body }),
	});

/** The same call with `text` in one of its strings, for each of its strings. */
function* withTextAt(input: unknown, text: string): Generator<unknown> {
	if (typeof input === 'string') yield text;
	if (typeof input !== 'object' || input === null) return;
	for (const [key, value] of Object.entries(input)) {
		if (key === 'action') continue;
		for (const changed of withTextAt(value, text)) {
			yield Array.isArray(input)
				? input.map((item, index) => (String(index) === key ? changed : item))
				: { ...input, [key]: changed };
		}
	}
}

const isOurs = () => eq(blogPosts.id, postId);

const posting = Object.keys(rows);
const isReadingBodies = (name: string) =>
	['POST', 'PUT'].includes(handlers.get(name)?.endpoint.method ?? '');
const injections = [
	"' or '1'='1",
	"'; drop table admin_users; --",
	"1' union select password_hash from admin_users --",
	'" or ""="',
	"\\'; select pg_sleep(9); --",
	'$$ or 1=1',
	'%',
	'1); delete from blog_posts; --',
];

/** 503: the tests have no picture service. */
const expectNoFault = (status: number, what: string) =>
	expect(status === 503 || status < 500, `${what} answered ${status}`).toBe(true);

test.each(posting)('B7: SQL in any string of %s is text: no fault, nothing gone', async (name) => {
	for (const text of injections) {
		for (const input of withTextAt(rows[name]?.input(postId), text)) {
			expectNoFault((await send(name, input)).status, `${name} ${text}`);
		}
	}
	expect([await api.db.$count(adminUsers), await api.db.$count(blogPosts, isOurs())]).toEqual([
		1, 1,
	]);
});

test.each(posting)('B10: NUL and lone surrogates in any string of %s are refused', async (name) => {
	for (const text of ['a\0b', 'a\ud800b', '\udfff']) {
		for (const input of withTextAt(rows[name]?.input(postId), text)) {
			const { status, body } = await send(name, input);
			if (name === 'admin-auth' && status === 200) expect(body).toEqual({ valid: false });
			else expect(status, `${name} ${JSON.stringify(input)}`).toBe(400);
		}
	}
});

test.each(posting.filter(isReadingBodies))(
	'B11: nesting without end is refused by %s',
	async (name) => {
		const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
		expect([400, 413]).toContain((await send(name, {}, deep)).status);
	},
);

describe('with the corpora', () => {
	const bodies = readCases('json-test-suite.json');
	test.skipIf(bodies.length === 0)(
		'B10: no raw body is a fault; what is no JSON is 400',
		async () => {
			for (const { id, expect: wanted, bytes_base64: bytes } of bodies) {
				const body = Buffer.from(String(bytes), 'base64');
				const { status } = await send('create-category', {}, body);
				expect(status, id).toBeLessThan(500);
				if (wanted === 'reject') expect([400, 413], id).toContain(status);
			}
		},
		60_000,
	);

	const strings = readCases('blns.json');
	test.skipIf(strings.length === 0)(
		'B7, B10: a naughty string never is a fault',
		async () => {
			for (const [index, { payload }] of strings.entries()) {
				const text = String(payload);
				const [name, input] =
					index % 2 === 0
						? ['create-category', { name: text }]
						: ['admin-posts', { action: 'list', q: text }];
				expectNoFault((await send(String(name), input)).status, JSON.stringify(input));
			}
		},
		60_000,
	);
});

test('who may not call is told so before the body is read, and a long list of faults has an end', async () => {
	const body = { title: 'a', tags: Array.from({ length: 500 }, () => 1) };
	expect(await api.send('create-post', body)).toMatchObject({ status: 401 });
	const refused = await api.tryCall('create-post', body);
	expect(refused.status).toBe(400);
	expect(Object.keys(refused.body.details.fields).length).toBeLessThanOrEqual(50);
});

test('a body that comes in pieces is read to its end, and no further than its limit', async () => {
	const sentences = 'Uma mesa livre. '.repeat(20_000);
	const body = (content: string) => new Blob([JSON.stringify({ title: 'a', content })]);
	const whole = await send('render-preview', undefined, body(`${sentences}\n\nFim.`));
	expect(whole.status).toBe(200);
	expect(JSON.stringify(whole.body)).toContain('Fim.');
	const much = body('a'.repeat(limits.postBodyBytes));
	expect(await send('render-preview', undefined, much)).toMatchObject({
		status: 413,
		body: { code: 'too_large' },
	});
});
