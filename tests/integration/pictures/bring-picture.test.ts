import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringPicture } from '#contract/bring-picture';
import type { OutsideAccess } from '#lib/fetch-outside';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
let server: Server;
let picture: Buffer;
let other: Buffer;
let outside: OutsideAccess;
const chunk = (name: string, data: Buffer) => {
	const body = Buffer.concat([Buffer.from(name), data]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(data.length, 0);
	frame.writeUInt32BE(crc32(body), 4);
	return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** A PNG of 400 megapixels in a few bytes. */
const bomb = Buffer.concat([
	Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
	chunk('IHDR', Buffer.from('00004e2000004e200802000000', 'hex')),
	chunk('IDAT', deflateSync(Buffer.alloc(60_001))),
	chunk('IEND', Buffer.alloc(0)),
]);

/** Bytes without an end, until the connection closes. */
function drip(response: ServerResponse, bytes: number, pauseMs: number): void {
	response.write(Buffer.alloc(bytes));
	const timer = setTimeout(() => drip(response, bytes, pauseMs), pauseMs);
	response.once('close', () => clearTimeout(timer));
}

const paint = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#a63' } })
		.png()
		.toBuffer();

beforeAll(async () => {
	picture = await paint(800, 400);
	other = await paint(400, 300);
	server = createServer((request, response) => {
		const path = request.url ?? '';
		if (path === '/mesa%20clara.png') return void response.end(picture);
		if (path.endsWith('?outra')) return void response.end(other);
		if (path === '/texto.png') return void response.end('nada');
		if (path === '/desenho.png')
			return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
		if (path === '/bomba.png') return void response.end(bomb);
		if (path === '/apertada.png')
			return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(picture));
		if (path === '/gotas.png') return void drip(response, 1, 20);
		if (path === '/sem-fim.png') return void drip(response, 1_000_000, 0);
		const [, location] = path.split('?para=');
		if (location) return void response.writeHead(302, { location }).end();
		response.writeHead(404).end();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	outside = {
		isAllowedAddress: (address) => address === '127.0.0.1',
		resolve: async (host) => [
			{ address: host === 'dentro.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
		],
		isPlain: true,
		port: (server.address() as AddressInfo).port,
		timeoutMs: 2_000,
	};
	api.deps.outside = outside;
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
});

test('a picture of another site becomes one of the blog, under its own name', async () => {
	const { image } = await api.call(bringPicture, {
		address: 'https://fora.example/mesa%20clara.png',
	});
	expect(image).toMatchObject({ name: 'mesa clara.png', width: 800, height: 400 });
	expect(await api.deps.pictures.read(image.url.split('/').at(-1) ?? '')).toBeDefined();
});

test.each([
	['https://fora.example/sumiu.png', 502, 'O servidor respondeu 404.'],
	['https://dentro.example/a.png', 502, 'O endereço leva a uma rede interna.'],
	['http://169.254.169.254/latest', 502, 'O endereço leva a uma rede interna.'],
	['file:///etc/passwd', 400, 'Este endereço não leva a uma imagem de outro site.'],
	['nada', 400, 'Este endereço não leva a uma imagem de outro site.'],
	['https://a:b@fora.example/a.png', 400, 'Este endereço não leva a uma imagem de outro site.'],
	['https://fora.example:8080/a.png', 502, 'O endereço não é válido.'],
	['http://[::ffff:127.0.0.1]/a.png', 502, 'O endereço leva a uma rede interna.'],
	['http://2130706434/a.png', 502, 'O endereço leva a uma rede interna.'],
	['http://fora.example/?para=http://dentro.example/', 502, 'O endereço leva a uma rede interna.'],
	['http://fora.example/?para=//[::1]/', 502, 'O endereço leva a uma rede interna.'],
	['http://fora.example/?para=http://a@fora.example/', 502, 'O endereço não é válido.'],
	['http://fora.example/?para=ftp://fora.example/', 502, 'O endereço não é válido.'],
	['https://fora.example/sem-fim.png', 502, 'Passa de 8 MB.'],
	['https://fora.example/gotas.png', 502, 'O servidor não respondeu em 10 s.'],
	['https://fora.example/bomba.png', 400, 'A imagem passa de 40 megapixels. Diminua-a antes.'],
	['https://fora.example/apertada.png', 400, 'Este arquivo não é uma imagem que sabemos abrir.'],
	[
		'https://fora.example/desenho.png',
		400,
		'É um SVG, que pode trazer programas e por isso não é aceito. Exporte-o como PNG.',
	],
	['https://fora.example/texto.png', 400, 'Este arquivo não é uma imagem que sabemos abrir.'],
])('B14: what does not come from %s is told why', async (address, status, error) => {
	const answer = await api.tryCall(bringPicture.name, { address });
	expect([answer.status, answer.body.error]).toEqual([status, error]);
});

test('B14: a name server that never answers costs no more than the time limit', async () => {
	api.deps.outside = { ...outside, resolve: () => new Promise(() => undefined), timeoutMs: 50 };
	const answer = await api.tryCall(bringPicture.name, { address: 'https://fora.example/a.png' });
	api.deps.outside = outside;
	expect([answer.status, answer.body.error]).toEqual([502, 'O servidor não respondeu em 10 s.']);
});

test.each([
	['ENOTFOUND', 'O endereço não foi alcançado.'],
	['EAI_AGAIN', 'O servidor não respondeu.'],
])('a name server’s %s is told in words', async (code, error) => {
	const fault = Object.assign(new Error(`getaddrinfo ${code} fora.example`), { code });
	api.deps.outside = { ...outside, resolve: () => Promise.reject(fault) };
	const answer = await api.tryCall(bringPicture.name, { address: 'https://fora.example/a.png' });
	api.deps.outside = outside;
	expect([answer.status, answer.body.error]).toEqual([502, error]);
});

test('B14: a name that nobody can see does not name the picture', async () => {
	const address = 'https://fora.example/%00%E2%80%AE%C2%AD?outra';
	const { image } = await api.call(bringPicture, { address });
	expect(image.name).toBe('imagem');
});
