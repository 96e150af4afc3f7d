import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PostPicture } from '#components/post-picture.tsx';
import type { PostSummary } from '#domain/post/post';
import { serveSocialPicture } from '#lib/serve-social-picture';
import { serializeJsonLd } from '#seo/head-tags';
import { postMeta } from '#seo/page-meta';
import { structuredData } from '#seo/structured-data';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { anAnimation } from '../../support/factories/animation.ts';

let server: Server;
let siteOrigin: string;
let asked: string[];
interface Answer {
	status: number;
	body?: string | Buffer;
	location?: string;
}
let answer: Answer;
let moved: Record<string, string> = {};
let picture: Answer;

const pageOf = (title: string, revision = 3, cover: Partial<PostSummary> = {}) => {
	const post = aPostSummary({ title, revision, ...cover });
	const graph = serializeJsonLd(structuredData(postMeta(post, ''), 'https://blog.test'));
	const hero = renderToStaticMarkup(createElement(PostPicture, { post, box: 'article-hero' }));
	return `<!doctype html><head><script type="application/ld+json">${graph}</script></head>${hero}`;
};
const cover = { image_url: `/images/${'a'.repeat(64)}-1600.webp` };

/** Red on the left, green in the middle, blue on the right. */
async function threeColours() {
	const third = (background: string) =>
		({ create: { width: 800, height: 400, channels: 3, background } }) as const;
	const strips = ['red', 'lime', 'blue'].map((colour, at) => ({
		input: third(colour),
		left: at * 800,
		top: 0,
	}));
	return sharp({ create: { width: 2400, height: 400, channels: 3, background: 'white' } })
		.composite(strips)
		.webp()
		.toBuffer();
}

beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(request.url ?? '');
		const to = moved[request.url ?? ''];
		const other = request.url?.startsWith('/images/') ? picture : answer;
		const { status, location, body }: Answer = to ? { status: 301, location: to } : other;
		response.writeHead(status, location ? { location } : {});
		response.end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	siteOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
	asked = [];
	moved = {};
	answer = { status: 200, body: pageOf('Um post') };
	picture = { status: 404 };
});

const ask = (path: string, init?: RequestInit) =>
	serveSocialPicture(new Request(`https://evil.test${path}`, init), {}, { siteOrigin });

test('without SITE_URL the site is the one that Netlify names', async () => {
	vi.stubEnv('SITE_URL', '');
	vi.stubEnv('URL', siteOrigin);
	const request = new Request('https://evil.test/og/um-post-3.png');
	expect((await serveSocialPicture(request, {})).status).toBe(200);
	vi.unstubAllEnvs();
});

test('the address that a built article names is a picture of 1200 × 630, cached for ever', async () => {
	const response = await ask('/og/um-post-3.png');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('image/png');
	expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
	expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
	expect(asked).toEqual(['/post/um-post']);
});

test.each([
	['feed', 1350],
	['story', 1920],
])(
	'an article has a picture for a phone’s %s, with its cover or without',
	async (shape, height) => {
		const drawn = await ask(`/og/${shape}/um-post-3.jpg`);
		expect(drawn.headers.get('content-type')).toBe('image/jpeg');
		const size = { width: 1080, height, format: 'jpeg' };
		expect(await sharp(await drawn.arrayBuffer()).metadata()).toMatchObject(size);
		answer.body = pageOf('Um post', 3, { ...cover, image_focus: '0% 50%' });
		picture = { status: 200, body: await threeColours() };
		const bytes = await (await ask(`/og/${shape}/um-post-3.jpg`)).arrayBuffer();
		expect(await sharp(bytes).metadata()).toMatchObject(size);
		const strip = sharp(bytes).extract({ left: 0, top: 300, width: 1080, height: 50 });
		const { channels } = await sharp(await strip.toBuffer()).stats();
		expect(channels.map(({ mean }) => mean > 200)).toEqual([true, false, false]);
		const earlier = await ask(`/og/${shape}/um-post-0.jpg`);
		expect(earlier.headers.get('location')).toBe(`/og/${shape}/um-post-3.jpg`);
	},
);

test.each([
	['0% 50%', 'red'],
	[null, 'lime'],
	['100% 50%', 'blue'],
] as const)('a cover of the blog is cropped around its focus %s', async (image_focus, colour) => {
	answer.body = pageOf('Um post', 3, { ...cover, image_focus });
	picture = { status: 200, body: await threeColours() };
	const response = await ask('/og/um-post-3.jpg');
	expect(response.headers.get('content-type')).toBe('image/jpeg');
	const jpeg = sharp(await response.arrayBuffer());
	const { width, height, format } = await jpeg.metadata();
	expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
	const { channels } = await jpeg.stats();
	const strongest = channels.map(({ mean }) => mean > 200);
	expect(strongest).toEqual(['red', 'lime', 'blue'].map((name) => name === colour));
	expect(asked).toEqual(['/post/um-post', cover.image_url]);
});

test('the cover of a book is whole on its card, on a ground', async () => {
	answer.body = pageOf('Um post', 3, { ...cover, image_focus: '0% 50%', tags: ['livros'] });
	picture = { status: 200, body: await threeColours() };
	const card = sharp(await (await ask('/og/um-post-3.jpg')).arrayBuffer());
	expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 });
	const { channels } = await card.stats();
	expect(channels.every(({ max, min }) => max > 200 && min < 80)).toBe(true);
	const corner = await sharp(await card.toBuffer()).extract({
		left: 0,
		top: 0,
		width: 9,
		height: 9,
	});
	const ground = (await corner.stats()).channels;
	expect(ground.every(({ mean }) => mean > 20 && mean < 80)).toBe(true);
});

test('what is transparent in a cover is white on its card', async () => {
	answer.body = pageOf('Um post', 3, cover);
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	const body = await sharp({ create: { width: 700, height: 500, channels: 4, background: clear } })
		.webp()
		.toBuffer();
	picture = { status: 200, body };
	const card = sharp(await (await ask('/og/um-post-3.jpg')).arrayBuffer());
	const { channels } = await card.stats();
	expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a card stays below the 300 KB that WhatsApp shows, however rough the cover', async () => {
	answer.body = pageOf('Um post', 3, cover);
	const size = { width: 1600, height: 900, channels: 3 } as const;
	const noise = randomBytes(size.width * size.height * size.channels);
	const body = await sharp(noise, { raw: size }).webp({ quality: 80 }).toBuffer();
	picture = { status: 200, body };
	const card = Buffer.from(await (await ask('/og/um-post-3.jpg')).arrayBuffer());
	expect(card.length).toBeLessThan(300_000);
	expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('an animated cover’s card shows its first frame', async () => {
	answer.body = pageOf('Um post', 3, cover);
	const colours = ['#f00', '#00f'];
	const body = await anAnimation({ format: 'webp', colours, width: 1600, height: 900 });
	picture = { status: 200, body };
	const { channels } = await sharp(await (await ask('/og/um-post-3.jpg')).arrayBuffer()).stats();
	expect(channels[0]?.mean).toBeGreaterThan(200);
	expect(channels[2]?.mean).toBeLessThan(60);
});

test.each(['/og/um-post-2.png', '/og/um-post-4.jpg', '/og/um-post-3.png'])(
	'what was shared with another text or as a drawing leads to the card of today: %s',
	async (path) => {
		answer.body = pageOf('Um post', 3, cover);
		const response = await ask(path);
		expect([response.status, response.headers.get('location')]).toEqual([302, '/og/um-post-3.jpg']);
		expect(response.headers.get('cache-control')).toBe('no-store');
	},
);

test('what was shared under an earlier slug leads to the card of today', async () => {
	moved = { '/post/antigo': '/post/menos-antigo', '/post/menos-antigo': '/post/um-post' };
	const response = await ask('/og/antigo-1.jpg');
	expect([response.status, response.headers.get('location')]).toEqual([302, '/og/um-post-3.png']);
	moved = { '/post/antigo': '/post/antigo' };
	expect((await ask('/og/antigo-1.jpg')).status).toBe(404);
});

test.each([
	[404, 404],
	[500, 503],
])('a cover that answers %i is answered with %i, and not kept', async (status, expected) => {
	answer.body = pageOf('Um post', 3, cover);
	picture = { status };
	const response = await ask('/og/um-post-3.jpg');
	expect(response.status).toBe(expected);
	expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test('another site’s cover is never fetched: the card is a drawing', async () => {
	answer.body = pageOf('Um post', 3, { image_url: `https://evil.test${cover.image_url}` });
	expect((await ask('/og/um-post-3.png')).headers.get('content-type')).toBe('image/png');
	expect((await ask('/og/um-post-3.jpg')).headers.get('location')).toBe('/og/um-post-3.png');
	expect(asked).toEqual(['/post/um-post', '/post/um-post']);
});

test('the words come from the built page, never from the request', async () => {
	const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
	const first = await bytes('/og/um-post-3.png');
	expect(await bytes('/og/um-post-3.png?title=Outro')).toEqual(first);
	answer.body = pageOf('Outro título');
	expect(await bytes('/og/um-post-3.png')).not.toEqual(first);
});

test.each([
	'/og/um-post.png',
	'/og/Um-Post-3.png',
	'/og/um-post-3.png/mais',
	'/og/..%2f..%2fapi-3.png',
	'/og/@evil.test-3.png',
	'/og/',
	`/og/${'a'.repeat(5000)}-`,
])('any other address is not found: %s', async (path) => {
	const response = await ask(path);
	expect(response.status).toBe(404);
	expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
	['a page that is no article', { status: 200, body: '<!doctype html><p>Oi</p>' }],
	['a missing page', { status: 404, body: '' }],
])('%s has no picture', async (_, given) => {
	answer = given;
	expect((await ask('/og/um-post-3.png')).status).toBe(404);
});

test('a redirect is not followed: no page but the site’s own is read', async () => {
	answer = { status: 302, location: 'http://169.254.169.254/' };
	expect((await ask('/og/um-post-3.png')).status).toBe(404);
	expect(asked).toHaveLength(1);
});

test('a site that does not respond is retried later, not remembered as missing', async () => {
	answer = { status: 500, body: '' };
	const response = await ask('/og/um-post-3.png');
	expect(response.status).toBe(503);
	expect(response.headers.get('retry-after')).toBe('60');
});

test('only reading is allowed', async () => {
	expect((await ask('/og/um-post-3.png', { method: 'POST' })).status).toBe(405);
	expect(asked).toEqual([]);
});

test('emoji are left out, as if the title had none', async () => {
	const bytesOf = async (title: string) => {
		answer.body = pageOf(title);
		return Buffer.from(await (await ask('/og/um-post-3.png')).arrayBuffer());
	};
	const plain = await bytesOf('Café quente, 1 mesa!');
	expect(await bytesOf('☕ Café 🔥quente, 1️⃣ mesa 👩🏽‍💻!')).toEqual(plain);
	expect(await bytesOf('☕')).toEqual(await bytesOf('🇧🇷'));
	expect(await bytesOf('Café quente, 2 mesas!')).not.toEqual(plain);
});

test.each([
	'A'.repeat(200),
	'<b>&amp;"\'</b> ☕ 日本語 \u0000',
	'☕',
	'Ação, coração e pão: três razões para não desistir — “hoje”',
])('any title makes a picture: %j', async (title) => {
	answer.body = pageOf(title);
	expect((await ask('/og/um-post-3.png')).status).toBe(200);
});
