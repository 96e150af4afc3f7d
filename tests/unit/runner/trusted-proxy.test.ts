import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { parseEnv } from '#lib/env';
import { startHttpServer } from '../../../scripts/local/http-server.ts';
import { runnerEnv } from '../../../scripts/local/settings.ts';
import { findFreePort } from '../../support/running-site.ts';

let server: Awaited<ReturnType<typeof startHttpServer>> | undefined;
afterEach(async () => {
	await server?.close();
	server = undefined;
});

/** What the site takes a request for that comes from 127.0.0.1 with these headers. */
async function ask(proxies: string[], headers: Record<string, string | string[]>) {
	const port = await findFreePort();
	const answer = async ({ url, headers }: Request, ip: string) =>
		Response.json({ url, ip, forwarded: headers.get('x-forwarded-for') });
	server = await startHttpServer(port, answer, { names: ['blog.example'], proxies });
	return new Promise<{ url: string; ip: string; forwarded: string }>((resolve, reject) => {
		const options = { host: '127.0.0.1', port, headers: { host: 'blog.example', ...headers } };
		request(options, async (reply) =>
			resolve(JSON.parse(Buffer.concat(await reply.toArray()).toString())),
		)
			.on('error', reject)
			.end();
	});
}

const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https' };

test('behind the trusted proxy the address is the one that it saw, and the site is at https', async () => {
	expect(await ask(['127.0.0.1'], forwarded)).toEqual({
		url: 'https://blog.example/',
		ip: '203.0.113.7',
		forwarded: '203.0.113.7',
	});
});

test.each(['::ffff:127.0.0.1', '0:0:0:0:0:FFFF:127.0.0.1'])(
	'a proxy is known by %s, too',
	async (proxy) => {
		expect(await ask([proxy], forwarded)).toMatchObject({ ip: '203.0.113.7' });
	},
);

test.each([
	['no proxy is trusted', []],
	['another address is trusted', ['192.0.2.1', '::1']],
])('a client that claims an address is not believed when %s', async (_, proxies) => {
	expect(await ask(proxies, forwarded)).toEqual({
		url: 'http://blog.example/',
		ip: '127.0.0.1',
		forwarded: '127.0.0.1',
	});
});

test.each([
	['203.0.113.7:51234', '203.0.113.7'],
	['2001:db8::7', '2001:db8::7'],
	['2001:0DB8:0:0:0:0:0:7', '2001:db8::7'],
	['[2001:db8::7]:443', '2001:db8::7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['203.0.113.7, unknown', '127.0.0.1'],
	['', '127.0.0.1'],
])('the last hop of “%s” counts as %s', async (header, ip) => {
	expect(await ask(['127.0.0.1'], { 'x-forwarded-for': header })).toMatchObject({ ip });
});

test('only the last of several headers is the proxy’s', async () => {
	const headers = {
		'x-forwarded-for': ['198.51.100.9', '203.0.113.7'],
		'x-forwarded-proto': ['https', 'http'],
	};
	expect(await ask(['127.0.0.1'], headers)).toMatchObject({
		ip: '203.0.113.7',
		url: 'http://blog.example/',
	});
});

const settingsWith = (TRUSTED_PROXY: string) =>
	parseEnv(runnerEnv, { TRUSTED_PROXY }).TRUSTED_PROXY;

test('TRUSTED_PROXY is a list of addresses, off by default, and anything else is named', () => {
	expect(settingsWith('')).toEqual([]);
	expect(settingsWith('127.0.0.1, ::1')).toEqual(['127.0.0.1', '::1']);
	for (const wrong of ['sim', 'localhost', '*', '10.0.0.0/8', '127.0.0.1;::1'])
		expect(() => settingsWith(wrong)).toThrow(
			/TRUSTED_PROXY: não é um endereço IP, como 127\.0\.0\.1/,
		);
});
