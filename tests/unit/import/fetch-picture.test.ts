import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from '#lib/public-address';
import { fetchPicture } from '../../../scripts/import/pictures/fetch-picture.ts';
import { PictureLibrary } from '../../../scripts/import/pictures/picture-library.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';

const stops: (() => unknown)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

test.each([
	['127.0.0.1', false],
	['10.1.2.3', false],
	['172.31.255.255', false],
	['192.168.0.1', false],
	['169.254.169.254', false],
	['100.64.0.1', false],
	['0.0.0.0', false],
	['224.0.0.1', false],
	['255.255.255.255', false],
	['198.18.0.1', false],
	['::1', false],
	['::', false],
	['::ffff:127.0.0.1', false],
	['::ffff:10.0.0.1', false],
	['64:ff9b::7f00:1', false],
	['fe80::1', false],
	['fc00::1', false],
	['fd12::1', false],
	['ff02::1', false],
	['2002:7f00:1::', false],
	['2001:db8::1', false],
	['nada', false],
	['93.184.216.34', true],
	['172.32.0.1', true],
	['2606:4700::1111', true],
])('the address %s belongs to the public internet: %s', (address, isPublic) => {
	expect(isPublicAddress(address)).toBe(isPublic);
});

const hosts = ['antigo.example'];
const resolved: string[] = [];
const to =
	(...addresses: string[]) =>
	async (host: string) => {
		resolved.push(host);
		return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
	};

test.each([
	['of another host', 'https://outro.example/a.jpg', /não é do blog exportado/],
	[
		'of a host that only begins alike',
		'https://antigo.example.evil.test/a.jpg',
		/não é do blog exportado/,
	],
	['with credentials', 'https://a:b@antigo.example/a.jpg', /não é válido/],
	['on another port', 'https://antigo.example:8080/a.jpg', /não é válido/],
	['of a file', 'file:///etc/passwd', /não é válido/],
	['that is none', 'https://', /não é válido/],
])('a picture %s is not requested', async (_, url, message) => {
	resolved.length = 0;
	await expect(fetchPicture(url, { hosts, resolve: to('93.184.216.34') })).rejects.toThrow(message);
	expect(resolved).toEqual([]);
});

test.each([
	['of this machine', ['127.0.0.1']],
	['of a cloud’s own services', ['169.254.169.254']],
	['of this machine among public ones', ['93.184.216.34', '::1']],
])('a host that resolves to an address %s is not contacted', async (_, addresses) => {
	const fetched = fetchPicture('http://antigo.example/a.jpg', { hosts, resolve: to(...addresses) });
	await expect(fetched).rejects.toThrow(/rede interna/);
});

test.each(['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:169.254.169.254]'])(
	'an export that calls %s its own host gets nothing from it',
	async (host) => {
		const { hostname } = new URL(`http://${host}/`);
		const fetched = fetchPicture(`http://${host}/a.jpg`, { hosts: [hostname] });
		await expect(fetched).rejects.toThrow(/rede interna/);
	},
);

async function serve(answer: RequestListener): Promise<number> {
	const server = createServer(answer).listen(0, '127.0.0.1');
	await once(server, 'listening');
	stops.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return (server.address() as AddressInfo).port;
}

async function fetchFrom(answer: RequestListener, options: { timeoutMs?: number } = {}) {
	const port = await serve(answer);
	return fetchPicture('http://antigo.example/a.jpg', {
		hosts,
		port,
		resolve: to('127.0.0.1'),
		isAllowedAddress: () => true,
		...options,
	});
}

test('a picture of the blog’s own host is read', async () => {
	const bytes = await fetchFrom((_, response) => response.end('picture'));
	expect(Buffer.from(bytes).toString()).toBe('picture');
});

test.each([
	['to another host', 'http://169.254.169.254/latest/meta-data', /não é do blog exportado/],
	['to another protocol', 'file:///etc/passwd', /não é válido/],
	['round in a circle', '/a.jpg', /vezes demais/],
])('a redirect %s is not followed', async (_, location, message) => {
	const fetched = fetchFrom((_request, response) => response.writeHead(302, { location }).end());
	await expect(fetched).rejects.toThrow(message);
});

test.each([
	['says that it is over 8 MB', { 'content-length': '9000000' }],
	['is over 8 MB without saying so', {}],
])('a picture that %s stays where it is', async (_, headers) => {
	const fetched = fetchFrom((_request, response) => {
		response.writeHead(200, headers);
		const chunk = Buffer.alloc(1_000_000);
		for (let part = 0; part < 9; part += 1) response.write(chunk);
		response.end();
	});
	await expect(fetched).rejects.toThrow(/passa de 8 MB/);
});

test('a stalled server and one that refuses are reported', async () => {
	await expect(fetchFrom(() => undefined, { timeoutMs: 100 })).rejects.toThrow(
		/não respondeu em 10 s/,
	);
	await expect(fetchFrom((_, response) => response.writeHead(404).end())).rejects.toThrow(
		/respondeu 404/,
	);
	await expect(fetchFrom((request) => request.socket.destroy())).rejects.toThrow(/não respondeu/);
});

test('each picture that is brought is told, once', async () => {
	const bytes = await aPicture({ width: 60, height: 40 });
	const told: number[] = [];
	const library = new PictureLibrary({
		now: new Date(0),
		hosts: [],
		store: memoryPictureStore(),
		findPicture: (name) => ({ name, read: async () => bytes }),
		onPicture: ({ brought }) => void told.push(brought),
	});
	for (const name of ['a.png', 'b.png', 'a.png']) await library.find(name, 'a.md');
	expect(told).toEqual([1, 2]);
});
