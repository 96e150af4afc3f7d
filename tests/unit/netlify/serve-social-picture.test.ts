import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveSocialPicture } from '#lib/serve-social-picture';
import { postMeta } from '#seo/page-meta';
import { serializeJsonLd } from '#seo/serialize-json-ld';
import { structuredData } from '#seo/structured-data';
import { aPostSummary } from '../../support/a-post-summary.ts';

let server: Server;
let siteOrigin: string;
let asked: string[];
let answer: { status: number; body?: string; location?: string };

const pageOf = (title: string, revision = 3) => {
	const meta = postMeta(aPostSummary({ title, revision }), '');
	const graph = serializeJsonLd(structuredData(meta, 'https://blog.test'));
	return `<!doctype html><head><script type="application/ld+json">${graph}</script></head>`;
};

beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(request.url ?? '');
		response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
		response.end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	siteOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
	asked = [];
	answer = { status: 200, body: pageOf('Um post') };
});

const ask = (path: string, init?: RequestInit) =>
	serveSocialPicture(new Request(`https://evil.test${path}`, init), {}, { siteOrigin });

test('the address that a built article names is a picture of 1200 × 630, cached for ever', async () => {
	const response = await ask('/og/um-post-3.png');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('image/png');
	expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
	expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
	expect(asked).toEqual(['/post/um-post']);
});

test('the words come from the built page, never from the request', async () => {
	const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
	const first = await bytes('/og/um-post-3.png');
	expect(await bytes('/og/um-post-3.png?title=Outro')).toEqual(first);
	answer.body = pageOf('Outro título');
	expect(await bytes('/og/um-post-3.png')).not.toEqual(first);
});

test.each([
	'/og/um-post-2.png',
	'/og/um-post-4.png',
	'/og/um-post.png',
	'/og/um-post-3.jpg',
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

test.each([
	'A'.repeat(200),
	'<b>&amp;"\'</b> ☕ 日本語 \u0000',
	'☕',
	'Ação, coração e pão: três razões para não desistir — “hoje”',
])('any title makes a picture: %j', async (title) => {
	answer.body = pageOf(title);
	expect((await ask('/og/um-post-3.png')).status).toBe(200);
});
