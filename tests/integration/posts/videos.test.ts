import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runSchedule } from '#actions/run-schedule';
import { adminPosts } from '#contract/admin-posts';
import { images } from '#contract/images';
import { renderPreview } from '#contract/render-preview';
import { updatePost } from '#contract/update-post';
import { notAVideo, videos } from '#contract/videos';
import { listRows } from '#db/backup';
import { saveVideo } from '#db/videos';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import { hourMs, minuteMs } from '../../support/test-deps.ts';

let api: TestApi;
let server: Server;
let still: Buffer;
let asked: string[];
let answer: (url: URL) => { status?: number; body?: unknown; location?: string } | undefined;
let made = 0;

const idOf = (url: URL) => /v=([\w-]{11})/.exec(url.searchParams.get('url') ?? '')?.[1];
/** The hosts' replies. */
function tell(url: URL): ReturnType<typeof answer> {
	if (url.pathname === '/oembed')
		return {
			body: {
				title: 'Como calcular o preço da sua hora',
				author_name: 'Contas em Dia',
				thumbnail_url: `https://i.ytimg.com/vi/${idOf(url)}/hqdefault.jpg`,
			},
		};
	if (url.pathname.endsWith('/oembed.json'))
		return {
			body: {
				title: 'Um curta',
				author_name: 'Bia',
				duration: 724,
				thumbnail_url: 'https://i.vimeocdn.com/video/1-d_1280',
			},
		};
	return url.pathname.includes('maxres') ? { status: 404 } : { body: still };
}

beforeAll(async () => {
	api = await createTestApi();
	still = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#a63' } })
		.jpeg()
		.toBuffer();
	server = createServer((request, response) => {
		const url = new URL(request.url ?? '', `http://${request.headers.host?.replace(/:\d+$/, '')}`);
		asked.push(url.hostname + url.pathname);
		const given = answer(url);
		// Never replies.
		if (!given) return;
		const { status = 200, body = '', location } = given;
		response.writeHead(location ? 302 : status, location ? { location } : {});
		response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	api.deps.outside = {
		resolve: async () => [{ address: '127.0.0.1', family: 4 }],
		isAllowedAddress: () => true,
		isPlain: true,
		port: (server.address() as AddressInfo).port,
		timeoutMs: 400,
	};
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await api.close();
});
beforeEach(() => {
	asked = [];
	answer = tell;
	made += 1;
});

/** An address that no earlier test has requested. */
const film = () => `https://youtu.be/film-${String(made).padStart(6, '0')}`;
const look = async (address: string) => {
	const before = asked.length;
	const { videos: found } = await api.call(videos, { addresses: [address] });
	return { ...found[0], questions: asked.length - before };
};

async function saved(content: string) {
	const post = await createdPost(api);
	const { id, title } = post;
	const reply = await api.call(updatePost, { id, title, content });
	await api.settle();
	return reply.post;
}

test('a save asks the hosts for what its videos’ cards show, once, and keeps the picture', async () => {
	const post = await saved(`Veja:\n\n${film()}\n`);
	expect(asked).toEqual([
		'www.youtube.com/oembed',
		expect.stringMatching(/^i\.ytimg\.com\/vi\/film-\d+\/maxresdefault\.jpg$/),
		expect.stringMatching(/^i\.ytimg\.com\/vi\/film-\d+\/hqdefault\.jpg$/),
	]);
	const known = await look(film());
	expect(known).toMatchObject({
		title: 'Como calcular o preço da sua hora',
		channel: 'Contas em Dia',
		seconds: null,
		settled: true,
		questions: 0,
	});
	expect(known.picture).toMatchObject({ width: 480, height: 360 });
	const reply = await api.call(adminPosts, { slug: post.slug });
	const html = 'article' in reply ? reply.article?.html : '';
	expect(html).toContain(`src="${known.picture?.url}"`);
	expect(html).toContain('<b>Como calcular o preço da sua hora</b>');
	expect(post.content).toMatch(new RegExp(`Veja:\n\n${film()}\n$`));
});

test('Vimeo tells how long a film is', async () => {
	const { questions, ...known } = await look('https://vimeo.com/76979871');
	expect(questions).toBe(2);
	expect(known).toMatchObject({ title: 'Um curta', channel: 'Bia', seconds: 724, settled: true });
	expect(asked).toEqual(['vimeo.com/api/oembed.json', 'i.vimeocdn.com/video/1-d_1280']);
});

test('what readers will see is what the preview shows, as soon as it is known', async () => {
	await look(film());
	const { article } = await api.call(renderPreview, { title: 'Um', content: film() });
	expect(article.html).toContain('<video-card class="video">');
	expect(article.html).toContain('Contas em Dia');
});

test.each<[string, typeof answer]>([
	['is silent', () => undefined],
	['fails', () => ({ status: 503 })],
	['answers what is no JSON', () => ({ body: still })],
	['answers too much', () => ({ body: { title: 'x'.repeat(100_000) } })],
	['sends to another host', () => ({ location: 'https://evil.test/oembed' })],
	['sends round and round', (url) => ({ location: url.href.replace('http:', 'https:') })],
])('a host that %s costs no save, and is asked again by the schedule', async (_, act) => {
	answer = act;
	await saved(film());
	expect(asked).not.toContain('evil.test/oembed');
	expect(await look(film())).toMatchObject({ title: null, settled: false, questions: 0 });
	answer = tell;
	api.deps.clock.advance(2 * minuteMs);
	await runSchedule(api.deps);
	expect(await look(film())).toMatchObject({ channel: 'Contas em Dia', settled: true });
});

test.each<[string, typeof answer]>([
	['is not there', (url) => (url.pathname === '/oembed' ? tell(url) : { status: 404 })],
	['is no picture', (url) => (url.pathname === '/oembed' ? tell(url) : { body: 'nada' })],
	[
		'is on another host',
		(url) =>
			url.pathname === '/oembed'
				? { body: { title: 'Um', thumbnail_url: 'https://evil.test/a.jpg' } }
				: { status: 404 },
	],
	[
		'passes 2 MB',
		(url) => (url.pathname === '/oembed' ? tell(url) : { body: Buffer.alloc(3_000_000) }),
	],
])('a picture that %s costs no title', async (_, act) => {
	answer = act;
	await saved(film());
	const { title, picture, settled } = await look(film());
	expect(title).not.toBeNull();
	expect({ picture, settled }).toEqual({ picture: null, settled: false });
	expect(asked.some((address) => address.startsWith('evil'))).toBe(false);
});

test('a film that is gone is not asked for again, and one that never answers five times', async () => {
	await api.db.execute('delete from videos');
	answer = () => ({ status: 404 });
	await saved(film());
	expect(await look(film())).toMatchObject({ title: null, settled: true });
	made += 1;
	answer = () => ({ status: 500 });
	await saved(film());
	for (let tick = 0; tick < 8; tick += 1) {
		api.deps.clock.advance(5 * hourMs);
		await runSchedule(api.deps);
	}
	expect(asked.filter((address) => address === 'www.youtube.com/oembed')).toHaveLength(6);
	expect(await look(film())).toMatchObject({ settled: true });
});

test('an address that is no video’s is refused in words', async () => {
	const { status, body } = await api.tryCall('videos', { addresses: ['https://example.com/'] });
	expect([status, body.error]).toEqual([400, notAVideo]);
});

test('a still that a post shows is not deleted from the library', async () => {
	await saved(`Veja:\n\n${film()}`);
	const { picture } = await look(film());
	const hash = /[a-f0-9]{64}/.exec(picture?.url ?? '')?.[0] ?? '';
	const { status, body } = await api.tryCall(images.name, { action: 'delete', hash });
	expect([status, body.code]).toEqual([409, 'in_use']);
});

test('the films of texts from before there were cards are asked for by the schedule', async () => {
	const address = film();
	await createdPost(api, { content: `Antes.\n\n${address}\n`, published: true });
	await api.settle();
	await api.db.execute(`delete from videos`);
	api.deps.clock.advance(25 * hourMs);
	await runSchedule(api.deps);
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(await look(address)).toMatchObject({ title: expect.any(String), questions: 0 });
});

/** How often a build was requested for no post of its own. */
async function rebuilds() {
	const found = await listRows<{ n: number }>(
		api.db,
		sql`select count(*)::int as n from publications where kind = 'content'`,
	);
	return found[0]?.n ?? 0;
}
const tick = () => {
	api.deps.clock.advance(minuteMs);
	return runSchedule(api.deps);
};
const published = (content: string) => createdPost(api, { content, published: true });

test('pages that were built before their films answered are built again, once for all of them', async () => {
	await tick();
	const before = await rebuilds();
	const films = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${film().slice(0, -1)}${letter}`);
	await published(films.join('\n\n'));
	await api.settle();
	expect(await rebuilds()).toBe(before);
	const calls = api.deps.hook.calls;
	for (let minute = 0; minute < 4; minute += 1) await tick();
	expect([await rebuilds(), api.deps.hook.calls]).toEqual([before + 1, calls + 1]);
	expect(await look(films[5] ?? '')).toMatchObject({ title: expect.any(String), questions: 0 });
});

test('a still that arrives after its title is told too, and a film that readers do not see is not', async () => {
	await tick();
	const before = await rebuilds();
	answer = (url) => (url.pathname === '/oembed' ? tell(url) : { status: 503 });
	await published(film());
	await api.settle();
	expect(await rebuilds()).toBe(before + 1);
	answer = tell;
	for (let minute = 0; minute < 3; minute += 1) await tick();
	expect(await rebuilds()).toBe(before + 2);
	made += 1;
	await saved(film());
	await tick();
	expect(await look(film())).toMatchObject({ settled: true });
	expect(await rebuilds()).toBe(before + 2);
});

test('what a film told is published by the schedule when the process ended right after it was stored', async () => {
	answer = () => ({ status: 404 });
	await published(film());
	await api.settle();
	await tick();
	const before = await rebuilds();
	const address = `https://www.youtube.com/watch?v=${film().slice(-11)}`;
	const told = { title: 'Chegou depois', channel: null, seconds: null };
	await saveVideo(api.db, address, { ...told, isSettled: true });
	await saveVideo(api.db, address, { ...told, isSettled: true });
	for (let minute = 0; minute < 3; minute += 1) await tick();
	expect(await rebuilds()).toBe(before + 1);
});
