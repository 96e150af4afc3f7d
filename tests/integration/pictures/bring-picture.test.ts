import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringPicture } from '#contract/bring-picture';
import { createTestApi, type TestApi } from '../../support/test-api.ts';

let api: TestApi;
let server: Server;
let picture: Buffer;

beforeAll(async () => {
	api = await createTestApi();
	picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a63' } })
		.png()
		.toBuffer();
	server = createServer((request, response) => {
		const path = request.url ?? '';
		if (path === '/mesa%20clara.png') return void response.end(picture);
		if (path === '/texto.png') return void response.end('nada');
		response.writeHead(404).end();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	api.deps.outside = {
		isAllowedAddress: (address) => address === '127.0.0.1',
		resolve: async (host) => [
			{ address: host === 'dentro.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
		],
		isPlain: true,
		port: (server.address() as AddressInfo).port,
	};
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await api.close();
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
	['https://fora.example/texto.png', 400, 'Este arquivo não é uma imagem que sabemos abrir.'],
])('what does not come from %s is told why', async (address, status, error) => {
	const answer = await api.tryCall(bringPicture.name, { address });
	expect([answer.status, answer.body.error]).toEqual([status, error]);
});
