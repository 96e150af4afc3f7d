import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between one browser and the site: closes for it like a lost network, and remembers what it asked. */
export interface Gate {
	url: string;
	isOpen: boolean;
	/** Method, path and body of each call below /api. */
	calls: string[];
	end: () => Promise<void>;
}

/** A page that shows another at a width below the narrowest window. */
const frame = (width: string, path: string) =>
	`<!doctype html><meta charset="utf-8"><style>body{margin:0}iframe{border:0;width:${width}px;height:100vh}</style><iframe src="${path}"></iframe>`;

export const framed = (path: string, width: number) =>
	`/__frame?${new URLSearchParams({ width: String(width), path })}`;

/** Put before every script of a page whose address ends with `watched`, to hear what fails while it loads. */
const ears = `<script>faults=[];for(const name of['error','unhandledrejection'])addEventListener(name,(event)=>faults.push(String(event.message??event.reason)))</script>`;
export const watched = (path: string) => `${path}${path.includes('?') ? '&' : '?'}watched`;

async function passWatched(answer: IncomingMessage, to: ServerResponse): Promise<void> {
	const page = Buffer.concat(await answer.toArray()).toString();
	const { 'content-length': _, 'content-security-policy': __, ...headers } = answer.headers;
	to.writeHead(answer.statusCode ?? 502, headers).end(
		page
			.replace(/<meta[^>]*http-equiv="?content-security-policy[^>]*>/i, '')
			.replace(/<head[^>]*>/, (head) => head + ears),
	);
}

const isFramed = ({ headers }: IncomingMessage) => (headers.referer ?? '').includes('/__frame?');

export async function openGate(siteUrl: string): Promise<Gate> {
	const { port } = new URL(siteUrl);
	const pass = (from: IncomingMessage, to: ServerResponse) => {
		const { method, url: path = '/' } = from;
		const isWatched = /[?&]watched$/.test(path);
		const headers = { ...from.headers, ...(isWatched && { 'accept-encoding': 'identity' }) };
		const onward = request({ host: 'localhost', port, method, path, headers }, (answer) => {
			if (isWatched) return void passWatched(answer, to);
			const kept = { ...answer.headers };
			if (isFramed(from))
				for (const name of ['x-frame-options', 'content-security-policy']) delete kept[name];
			to.writeHead(answer.statusCode ?? 502, kept);
			answer.pipe(to);
		}).on('error', () => to.destroy());
		const body: Buffer[] = [];
		from.on('data', (chunk: Buffer) => body.push(chunk));
		from.on('end', () => {
			if (path.startsWith('/api/')) gate.calls.push(`${method} ${path} ${Buffer.concat(body)}`);
		});
		from.pipe(onward);
	};
	const server = createServer((from, to) => {
		const { pathname, searchParams } = new URL(from.url ?? '/', 'http://localhost');
		if (!gate.isOpen) from.socket.destroy();
		else if (pathname !== '/__frame') pass(from, to);
		else
			to.setHeader('content-type', 'text/html').end(
				frame(searchParams.get('width') ?? '', searchParams.get('path') ?? ''),
			);
	}).listen(0);
	await once(server, 'listening');
	const gate: Gate = {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		isOpen: true,
		calls: [],
		end: async () => {
			server.closeAllConnections();
			server.close();
		},
	};
	return gate;
}
