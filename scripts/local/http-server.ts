import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { ReadableStream as BodyStream } from 'node:stream/web';
import { chooseEncoding, compress, isCompressible, makeEtag } from './compress.ts';
import { drain } from './drain.ts';
import { type Client, findClient } from './find-client.ts';

/**
 * Whether this `Host` names this site. A foreign page could point its own host name at this machine and read responses
 * as same-origin (DNS rebinding); a browser cannot do that with an IP address or `localhost`.
 */
function isOwnHost(host: string, names: readonly string[]): boolean {
	const name = URL.parse(`http://${host}`)?.hostname ?? '';
	return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name);
}

/** Handles one request of the client at `ip`. */
export type Answer = (request: Request, ip: string) => Promise<Response>;

/** Headers by which a proxy identifies the client, who could forge them. */
const claimed = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|x-nf-.*|via)$/;

function toHeaders(incoming: IncomingMessage, ip: string): Headers {
	const headers = new Headers();
	for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
		const name = incoming.rawHeaders[index] ?? '';
		if (claimed.test(name.toLowerCase())) continue;
		headers.append(name, incoming.rawHeaders[index + 1] ?? '');
	}
	headers.set('x-forwarded-for', ip);
	headers.set('x-nf-client-connection-ip', ip);
	return headers;
}

/** A handler that stops reading must not destroy the connection: the response has yet to be sent. */
const bodyOf = (incoming: IncomingMessage) =>
	BodyStream.from(incoming.iterator({ destroyOnReturn: false })) as ReadableStream;

/** Undefined when the request line or host is not a valid address. */
function toRequest(incoming: IncomingMessage, { ip, scheme }: Client): Request | undefined {
	const { method = 'GET', headers, url = '/' } = incoming;
	const host = headers.host ?? 'localhost';
	if (!/^[\w.:[\]-]+$/.test(host) || !url.startsWith('/')) return undefined;
	const isAnnounced = 'transfer-encoding' in headers || Number(headers['content-length']) > 0;
	const hasBody = isAnnounced && method !== 'GET' && method !== 'HEAD';
	try {
		return new Request(new URL(`${scheme}://${host}${url}`), {
			method,
			headers: toHeaders(incoming, ip),
			...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
		});
	} catch {
		return undefined; // The platform's Request rejects this method or address too.
	}
}

/** Sends `response` like the edge: with an ETag, compressed, or 304 when the client already has it. */
async function send(
	request: Request,
	response: Response,
	{ incoming, outgoing }: Exchange,
): Promise<void> {
	let body: Buffer = Buffer.from(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	const cookies = headers.getSetCookie();
	headers.delete('set-cookie');
	headers.delete('content-length');
	if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
	const isCacheable =
		response.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
	const etag = isCacheable && ['GET', 'HEAD'].includes(request.method) ? makeEtag(body) : undefined;
	if (etag) headers.set('etag', etag);
	const isKnown =
		etag !== undefined && request.headers.get('if-none-match')?.includes(etag.slice(2));
	if (isCompressible(headers.get('content-type'), body) && !headers.has('content-encoding')) {
		headers.append('vary', 'accept-encoding');
		const encoding = chooseEncoding(request.headers.get('accept-encoding'));
		if (encoding && !isKnown) {
			body = await compress(body, encoding, etag);
			headers.set('content-encoding', encoding);
		}
	}
	if (!isKnown && response.status !== 204) headers.set('content-length', String(body.length));
	if (request.body && !(await drain(incoming))) headers.set('connection', 'close');
	outgoing.writeHead(isKnown ? 304 : response.status, Object.fromEntries(headers));
	outgoing.end(request.method === 'HEAD' || isKnown ? undefined : body);
}

interface Exchange {
	incoming: IncomingMessage;
	outgoing: ServerResponse;
}

function sayInPlain({ outgoing }: Exchange, status: number, text: string): void {
	outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

interface Trust {
	/** Accepted as hosts, besides `localhost`. */
	names?: readonly string[];
	/** Addresses of proxies that are believed. */
	proxies?: readonly string[];
}

/** Answers a request of Node's own server. */
export async function respond(
	answer: Answer,
	{ names = [], proxies = [] }: Trust,
	exchange: Exchange,
): Promise<void> {
	const { incoming, outgoing } = exchange;
	const client = findClient(incoming, proxies);
	const request = toRequest(incoming, client);
	if (!request) return sayInPlain(exchange, 400, 'Endereço inválido.');
	const { host } = new URL(request.url);
	if (!isOwnHost(host, ['localhost', ...names])) {
		const hint = `ALLOWED_HOSTS=${host.replace(/:\d+$/, '')}`;
		return sayInPlain(exchange, 403, `${host} não é um nome deste site. Para que seja: ${hint}`);
	}
	try {
		await send(request, await answer(request, client.ip), exchange);
	} catch (error) {
		console.error(error);
		if (!outgoing.headersSent) outgoing.writeHead(500);
		outgoing.end();
	}
}

function listen(server: Server, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen({ port, host }, resolve);
	});
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/**
 * Time limits for receiving a request, so that a slow client cannot hold its connection. One at rest stays open far
 * longer than Node's five seconds: closed just as the next request comes, it resets that.
 */
const patience = {
	keepAliveTimeout: 65_000,
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	connectionsCheckingInterval: 5_000,
};

/** Listens on both addresses of `localhost`, and on no other address of this machine. */
export async function startHttpServer(
	port: number,
	answer: Answer,
	trust: Trust = {},
): Promise<{ close: () => Promise<void> }> {
	const servers = ['127.0.0.1', '::1'].map((host) => ({
		host,
		server: createServer(
			patience,
			(incoming, outgoing) => void respond(answer, trust, { incoming, outgoing }),
		),
	}));
	for (const { host, server } of servers) {
		try {
			await listen(server, port, host);
		} catch (error) {
			// A machine without IPv6 has no second address.
			if (host === '::1' && !isTaken(error)) continue;
			throw error;
		}
	}
	return {
		close: async () => {
			await Promise.all(
				servers.map(
					({ server }) =>
						new Promise<void>((resolve) => {
							server.close(() => resolve());
							server.closeIdleConnections();
							setTimeout(() => server.closeAllConnections(), 2_000).unref();
						}),
				),
			);
		},
	};
}
