import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, startHttpServer } from '../../../scripts/local/http-server.ts';
import { findFreePort } from '../../support/running-site.ts';

let port: number;
let server: Awaited<ReturnType<typeof startHttpServer>>;
/** The server's handler; each test sets its own. */
let answer: Answer;
beforeAll(async () => {
	port = await findFreePort();
	server = await startHttpServer(port, (request, ip) => answer(request, ip), {
		names: ['blog.example'],
	});
});
afterAll(() => server.close());

const open = async (): Promise<Socket> => {
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	return socket;
};
const head = (line: string, headers: string[] = []) =>
	[`${line} HTTP/1.1`, ...headers, '', ''].join('\r\n');

/** Everything received until the other side closes; rejects when it resets. */
async function readAll(socket: Socket): Promise<string> {
	let text = '';
	for await (const chunk of socket) text += chunk;
	return text;
}
async function ask(host: string): Promise<string> {
	const socket = await open();
	socket.write(head('GET /', [`Host: ${host}`, 'Connection: close']));
	return (await readAll(socket)).split('\r\n')[0] ?? '';
}

test.each([
	'localhost',
	'LOCALHOST:8888',
	'127.0.0.1:1',
	'[::1]:80',
	'192.168.0.7',
	'blog.example',
])('a browser may call the local site %s', async (host) => {
	answer = async () => new Response('ok');
	expect(await ask(host)).toBe('HTTP/1.1 200 OK');
});

test.each([
	'evil.example',
	'localhost.evil.example',
	'localhost.',
	'127.0.0.1.evil.example',
	'blog.example.evil',
])(
	'a page that leads its own name %s to this machine is refused before anything is asked',
	async (host) => {
		answer = async () => {
			throw new Error('asked');
		};
		expect(await ask(host)).toBe('HTTP/1.1 403 Forbidden');
	},
);

test('a reply reaches a client that is still sending, and the rest is not taken for another request', async () => {
	const seen: string[] = [];
	answer = async (request) => {
		const { pathname } = new URL(request.url);
		seen.push(pathname);
		const reader = request.body?.getReader();
		await reader?.read();
		await reader?.cancel();
		return new Response(`end of ${pathname}`, { status: request.body ? 413 : 200 });
	};
	const socket = await open();
	const bytes = 8_000_000;
	socket.write(head('POST /one', ['Host: localhost', `Content-Length: ${bytes}`]));
	const text = readAll(socket);
	const smuggled = head('GET /two', ['Host: localhost']);
	for (let sent = 0; sent < bytes; sent += 80_000) {
		const chunk = smuggled.repeat(80_000 / smuggled.length + 1).slice(0, 80_000);
		if (!socket.write(chunk)) await once(socket, 'drain');
	}
	socket.write(head('GET /three', ['Host: localhost', 'Connection: close']));
	expect((await text).match(/HTTP\/1\.1 \d+|end of \/[a-z]+/g)).toEqual([
		...['HTTP/1.1 413', 'end of /one', 'HTTP/1.1 200', 'end of /three'],
	]);
	expect(seen).toEqual(['/one', '/three']);
});

test('an endless body is abandoned with its connection', async () => {
	answer = async () => new Response('too large', { status: 413 });
	const socket = await open();
	const closed = new Promise((resolve) => socket.once('close', resolve));
	socket.on('error', () => undefined); // The server resets the connection.
	socket.write(head('POST /', ['Host: localhost', 'Transfer-Encoding: chunked']));
	const chunk = `${(1_000_000).toString(16)}\r\n${'x'.repeat(1_000_000)}\r\n`;
	let sent = 0;
	for (; !socket.destroyed && sent < 200; sent += 1) {
		const isTaken = new Promise((resolve) => socket.write(chunk, resolve));
		await Promise.race([isTaken, closed]);
	}
	expect(sent).toBeLessThan(100);
});

test('a client that never sends the rest of a rejected body holds its connection only for seconds', async () => {
	answer = async () => new Response('no', { status: 405 });
	const socket = await open();
	socket.write(head('POST /', ['Host: localhost', 'Content-Length: 1000000']));
	expect(await readAll(socket)).toContain('405');
});

test('a body that was read leaves the connection open for the next request', async () => {
	answer = async (request) => new Response(await request.text());
	const socket = await open();
	const post = head('POST /', ['Host: localhost', 'Content-Length: 2']);
	socket.write(`${post}um${post}oi`);
	let text = '';
	socket.on('data', (chunk) => {
		text += chunk;
	});
	await expect.poll(() => text).toMatch(/um.*oi$/s);
	expect(text).not.toMatch(/connection: close/i);
	socket.destroy();
});

test('a client may rest for a minute before its next request', async () => {
	answer = async () => new Response('ok');
	const { headers } = await fetch(`http://127.0.0.1:${port}/`);
	expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('a client that hangs up in the middle of its body is not a server fault', async () => {
	const ended = Promise.withResolvers<unknown>();
	answer = async (request) => {
		await request.text().catch(ended.resolve);
		return new Response('nobody reads this', { status: 400 });
	};
	const socket = await open();
	socket.write(`${head('POST /', ['Host: localhost', 'Content-Length: 10'])}half`);
	setTimeout(() => socket.destroy(), 20);
	expect(await ended.promise).toBeInstanceOf(Error);
	expect(await ask('localhost')).toMatch(/200|400/);
});
