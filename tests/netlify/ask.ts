import { request } from 'node:http';

export interface Call {
	path: string;
	method?: string;
	body?: string;
	headers?: Record<string, string>;
}

/** A reply without the parts that always differ. */
export interface Reply {
	status: number;
	/** The path of the redirect's target, on any host. */
	location: string | undefined;
	body: string;
	headers: Record<string, string>;
}

/** Headers that belong to one reply, to the connection, or to the server software. */
const isOfTheWay = (name: string) =>
	/^(?:date|server|connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|etag|age|location|x-request-id|x-powered-by|x-nf-.*)$/.test(
		name,
	);

/** A request id, a build's time, and an island's id, which depends on its file's folder. */
const plain = (body: Buffer) =>
	body
		.toString('latin1')
		.replace(/"requestId":"[^"]+"/g, '"requestId":""')
		.replace(/"built_at":"[^"]+"/g, '"built_at":""')
		.replace(/(?<=<astro-island uid=")[^"]+/g, '');

const whereto = (location: string | undefined, url: string) => {
	const target = location === undefined ? undefined : new URL(location, url);
	return target && `${target.pathname}${target.search}`;
};

/** Requests the exact address: `fetch` would normalise it and follow redirects. */
export function ask(url: string, { path, method = 'GET', body, headers }: Call): Promise<Reply> {
	const { promise, resolve, reject } = Promise.withResolvers<Reply>();
	const { port } = new URL(url);
	const sent = {
		...headers,
		...(body !== undefined && {
			'content-type': 'application/json',
			'content-length': Buffer.byteLength(body),
		}),
	};
	const options = { host: '127.0.0.1', port, path, method, headers: sent, agent: false };
	const call = request(options, async (message) => {
		const given = Object.entries(message.headers).filter(([name]) => !isOfTheWay(name));
		const { location } = message.headers;
		resolve({
			status: message.statusCode ?? 0,
			location: whereto(location, url),
			body: plain(Buffer.concat(await message.toArray())),
			headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
		});
	});
	call.on('error', reject);
	call.end(body);
	return promise;
}

/** What differs: `status`, `location`, `body`, or the name of a header. */
export function listDifferences(ours: Reply, theirs: Reply): string[] {
	const parts = (['status', 'location', 'body'] as const).filter(
		(part) => ours[part] !== theirs[part],
	);
	const names = [...new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])];
	return [...parts, ...names.filter((name) => ours.headers[name] !== theirs.headers[name])];
}
