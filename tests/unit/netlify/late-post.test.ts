import { expect, test, vi } from 'vitest';
import { type LatePost, lateKeys } from '#domain/site/late-post';
import { type LateSource, serveLatePost } from '#lib/serve-late-post';
import { headersOf, readHeaderRules } from '../../support/netlify-rules.ts';
import { createTestNetwork } from '../../support/test-network.ts';

const late = (publication: number, parts: LatePost['parts'] = { head: 'H', main: 'M' }) =>
	JSON.stringify({ publication, revision: 3, parts } satisfies LatePost);

const drawingName = 'mesa-fachada-noite-1f0c9a2b';

/** A deploy of publication 7, and the store as given. */
function aSource(entries: Record<string, string> = {}) {
	const reads: string[] = [];
	const source: LateSource = {
		frame: {
			publication: 7,
			frame: ['<a>', '<b>', '</b>'],
			notFound: 'nada',
			unavailable: 'já volta',
			pageNotFound: 'nenhuma página',
		},
		store: {
			read: async (key) => {
				reads.push(key);
				return entries[key];
			},
		},
	};
	return { source, reads };
}
const ask = (path: string, source: LateSource, method = 'GET') =>
	serveLatePost(new Request(`https://blog.test${path}`, { method }), {}, source);

test('a post newer than the deploy is filled into the deploy’s own frame', async () => {
	const { source } = aSource({ [lateKeys.post('mesa')]: late(8) });
	const reply = await ask('/post/mesa', source);
	expect(reply.status).toBe(200);
	expect(await reply.text()).toBe('<a>H<b>M</b>');
	expect(reply.headers.get('netlify-cache-tag')).toBe('late-mesa');
	expect(reply.headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=60');
	for (const path of ['/post/mesa/', '/post/mesa.html', '/post/mesa?q=1']) {
		expect((await ask(path, source)).status, path).toBe(200);
	}
});

test('HEAD says the same without the page', async () => {
	const { source } = aSource({ [lateKeys.post('mesa')]: late(8) });
	const reply = await ask('/post/mesa', source, 'HEAD');
	expect(reply.status).toBe(200);
	expect(await reply.text()).toBe('');
	expect((await ask('/post/mesa', source, 'POST')).status).toBe(405);
});

test.each([
	['is as old as the deploy', late(7)],
	['is older than the deploy', late(6)],
	['left the site since', late(9, null)],
])('a post that %s is not found', async (_, entry) => {
	const { source } = aSource({ [lateKeys.post('mesa')]: entry });
	const reply = await ask('/post/mesa', source);
	expect(reply.status).toBe(404);
	expect(await reply.text()).toBe('nada');
	expect(reply.headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=60');
	expect(reply.headers.get('netlify-cache-tag')).toBe('late-mesa');
});

test('addresses that no post can have read nothing from the store', async () => {
	const { source, reads } = aSource();
	const hostile = [
		...[
			'/post/',
			'/post/Mesa',
			'/post/a%2Fb',
			'/post/a/b',
			'/post/..%2f1',
			'/post/a--b',
			'/post/a_b',
		],
		...[
			'/post/a%C3%A7',
			'/post/a%00',
			'/post/panels%2Fx',
			'/panels/../post/x.svg',
			'/panels/A.svg',
			'/panels/mesa.svg',
		],
		...['/.netlify/functions/late-post', '/', `/post/${'a'.repeat(3000)}`],
	];
	for (const path of hostile) expect((await ask(path, source)).status, path).toBe(404);
	expect(reads).toEqual([]);
});

test('an address below the drawings that none can have is that of a page, not of a post', async () => {
	const { source } = aSource();
	for (const path of ['/panels/lixo', '/panels/A.svg', `/panels/${'a'.repeat(3000)}`]) {
		const reply = await ask(path, source);
		expect(reply.status).toBe(404);
		expect(await reply.text()).toBe('nenhuma página');
	}
	const frame = { publication: 7, notFound: 'nada' };
	expect(await (await ask('/panels/lixo', { ...source, frame })).text()).toBe('nada');
	expect(await (await ask('/post/Mesa', source)).text()).toBe('nada');
});

test('ten thousand unknown addresses cost one small read each in a minute, however often they are asked for', async () => {
	const { source, reads } = aSource();
	const network = createTestNetwork(
		(path) => ask(path, source),
		() => new Date(0),
	);
	for (let index = 0; index < 20_000; index += 1) {
		const { status } = await network.ask(`/post/nada-${index % 10_000}`);
		if (status !== 404) expect(status).toBe(404);
	}
	expect(reads).toHaveLength(10_000);
});

test.each([
	['is there', late(8), 200],
	['is in the deploy', late(7), 404],
	['left the site', late(9, null), 404],
])('a drawing answers while its post is late: the post %s', async (_, entry, status) => {
	const { source } = aSource({
		[lateKeys.post('mesa')]: entry,
		[lateKeys.drawing(drawingName)]: JSON.stringify({ publication: 8, svg: '<svg/>' }),
	});
	const reply = await ask(`/panels/${drawingName}.svg`, source);
	expect(reply.status).toBe(status);
	expect(reply.headers.get('netlify-cache-tag')).toBe('late-mesa');
});

test('a store that does not answer is no reason to say that a post does not exist', async () => {
	const { source } = aSource();
	source.store.read = () => Promise.reject(new TypeError('down'));
	const lines = vi.spyOn(console, 'log').mockReturnValue();
	const reply = await ask('/post/mesa', source);
	expect(reply.status).toBe(503);
	expect(await reply.text()).toBe('já volta');
	expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
	expect(reply.headers.get('retry-after')).toBe('10');
	expect(reply.headers.get('cache-control')).toBe('no-store');
	expect(reply.headers.get('netlify-cdn-cache-control')).toBeNull();
	expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
	expect(lines.mock.calls.join()).toContain('late_post_unread');
	expect(lines.mock.calls.join()).toContain('TypeError');
	expect(await (await ask('/post/mesa', source, 'HEAD')).text()).toBe('');
	const drawing = await ask(`/panels/${drawingName}.svg`, source);
	expect(drawing.status).toBe(503);
	expect(await drawing.text()).toBe('');
	lines.mockRestore();
});

test('a deploy without an article says in its own page that there is no post, whatever the store has', async () => {
	const { source } = aSource({ [lateKeys.post('mesa')]: late(8) });
	const reply = await ask('/post/mesa', {
		...source,
		frame: { publication: 0, notFound: 'nada', unavailable: 'já volta' },
	});
	expect(reply.status).toBe(404);
	expect(await reply.text()).toBe('nada');
});

test('addresses that no post can have are kept until the next deploy, so that none costs a call a minute', async () => {
	const { source } = aSource();
	for (const path of ['/post/Mesa', '/post/a_b', `/post/${'a'.repeat(3000)}`]) {
		const reply = await ask(path, source);
		expect(reply.headers.get('netlify-cdn-cache-control'), path).toBe(
			'public, durable, s-maxage=86400',
		);
		expect(reply.headers.get('netlify-cache-tag'), path).toBeNull();
	}
});

test('a deploy without an article says in words, too, that a post cannot be read now', async () => {
	const lines = vi.spyOn(console, 'log').mockReturnValue();
	const reply = await ask('/post/mesa', {
		frame: undefined,
		store: { read: () => Promise.reject(new Error('down')) },
	});
	expect(await reply.text()).toContain('Tente de novo');
	lines.mockRestore();
});

test('a late page and its drawings have the headers that netlify.toml gives to files', async () => {
	const drawing = JSON.stringify({ publication: 8, svg: '<svg/>' });
	const { source } = aSource({
		[lateKeys.post('mesa')]: late(8),
		[lateKeys.drawing(drawingName)]: drawing,
	});
	const rules = await readHeaderRules();
	for (const path of ['/post/mesa', '/post/nada', `/panels/${drawingName}.svg`]) {
		const { headers } = await ask(path, source);
		const own = ['content-type', 'netlify-cdn-cache-control', 'netlify-cache-tag'];
		const got = Object.fromEntries([...headers].filter(([header]) => !own.includes(header)));
		const wanted = Object.entries(headersOf(rules, path));
		expect(got, path).toEqual(
			Object.fromEntries(wanted.map(([header, value]) => [header.toLowerCase(), value])),
		);
	}
	const reply = await ask(`/panels/${drawingName}.svg`, source);
	expect(reply.headers.get('content-type')).toBe('image/svg+xml');
	expect(await reply.text()).toBe('<svg/>');
});

test('C10: a preview has no lane, the variable decides in production, and without it the desk', async () => {
	const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', AUTH_SECRET: 'x'.repeat(32) };
	const laneOf = async (settings: Record<string, string>) => {
		vi.resetModules();
		for (const [name, value] of Object.entries({ ...env, ...settings })) vi.stubEnv(name, value);
		const { withProductionDeps } = await import('#lib/production-deps');
		try {
			return await withProductionDeps({}, async ({ lane, laneBy }) => [lane !== undefined, laneBy]);
		} finally {
			vi.unstubAllEnvs();
		}
	};
	expect(await laneOf({ CONTEXT: 'production', FAST_LANE: 'posts' })).toEqual([true, 'setting']);
	expect(await laneOf({ CONTEXT: 'production' })).toEqual([true, 'desk']);
	expect(await laneOf({ CONTEXT: 'production', FAST_LANE: 'off' })).toEqual([false, 'setting']);
	const preview = {
		CONTEXT: 'deploy-preview',
		PREVIEW_DATABASE_URL: 'postgres://a:b@127.0.0.1:1/d',
	};
	expect(await laneOf({ ...preview, FAST_LANE: 'posts' })).toEqual([false, 'preview']);
});
