import { lookup as dnsLookup } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { limits } from '#config/limits';
import { PictureRefused } from './picture-refused.ts';
import { isPublicAddress } from './public-address.ts';

export interface PictureFetcherOptions {
	/** The old blog's own hosts: pictures are never requested from others. */
	hosts: readonly string[];
	/** Tests use a server on this machine. */
	isAllowedAddress?: (address: string) => boolean;
	resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
	/** Replaces the protocol's default port in tests. */
	port?: number;
	timeoutMs?: number;
}

const timeoutMs = 10_000;
const mostRedirects = 3;

const resolveAll = (host: string) => dnsLookup(host, { all: true, verbatim: true });
const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

function checkUrl(address: string, hosts: readonly string[]): URL {
	if (!URL.canParse(address)) throw new PictureRefused('o endereço não serve');
	const url = new URL(address);
	if (url.protocol !== 'https:' && url.protocol !== 'http:')
		throw new PictureRefused('o endereço não serve');
	if (url.username !== '' || url.password !== '' || url.port !== '')
		throw new PictureRefused('o endereço não serve');
	if (!hosts.some((host) => bare(host) === bare(url.hostname))) {
		throw new PictureRefused(`${url.hostname} não é do blog exportado`);
	}
	return url;
}

/** Resolves the name once, checks every address, and connects to a checked one. */
function pinnedLookup(options: PictureFetcherOptions): LookupFunction {
	const { resolve = resolveAll, isAllowedAddress = isPublicAddress } = options;
	return (host, { all }, callback) => {
		const fail = (error: Error) => callback(error, '', 0);
		resolve(host).then((found) => {
			const [first] = found;
			if (!first) return fail(new PictureRefused('o endereço não existe mais'));
			if (!found.every(({ address }) => isAllowedAddress(address))) {
				return fail(new PictureRefused('o endereço leva a uma rede interna'));
			}
			return all ? callback(null, found) : callback(null, first.address, first.family);
		}, fail);
	};
}

function request(
	url: URL,
	options: PictureFetcherOptions,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	const get = url.protocol === 'https:' ? getHttps : getHttp;
	const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
	const headers = { accept: 'image/*', 'user-agent': 'blog-import' };
	const { port } = options;
	const lookup = pinnedLookup(options);
	get(url, { lookup, signal, headers, agent: false, ...(port && { port }) }, resolve).on(
		'error',
		reject,
	);
	return promise;
}

async function readAtMost(response: IncomingMessage): Promise<Uint8Array> {
	const tooLong = () => new PictureRefused('passa de 8 MB');
	if (Number(response.headers['content-length']) > limits.imageFileBytes) throw tooLong();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response) {
		length += chunk.length;
		if (length > limits.imageFileBytes) throw tooLong();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

async function follow(address: string, options: PictureFetcherOptions, signal: AbortSignal) {
	let next = address;
	for (let hop = 0; hop <= mostRedirects; hop += 1) {
		const url = checkUrl(next, options.hosts);
		const literal = url.hostname.replace(/^\[|\]$/g, '');
		const isAllowed = options.isAllowedAddress ?? isPublicAddress;
		// A literal IP address is not resolved, so it is checked here.
		if (isIP(literal) && !isAllowed(literal))
			throw new PictureRefused('o endereço leva a uma rede interna');
		const response = await request(url, options, signal);
		const { statusCode = 0, headers } = response;
		try {
			if (statusCode >= 300 && statusCode < 400 && headers.location) {
				next = new URL(headers.location, url).href;
				continue;
			}
			if (statusCode !== 200) throw new PictureRefused(`o servidor respondeu ${statusCode}`);
			return await readAtMost(response);
		} finally {
			response.destroy();
		}
	}
	throw new PictureRefused('o endereço leva de um lugar a outro');
}

/** Downloads a picture of the old blog, within 10 s and 8 MB (B6). Throws `PictureRefused` with the reason. */
export async function fetchPicture(
	address: string,
	options: PictureFetcherOptions,
): Promise<Uint8Array> {
	const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
	try {
		return await follow(address, options, signal);
	} catch (error) {
		if (error instanceof PictureRefused) throw error;
		if (signal.aborted) throw new PictureRefused('o servidor não respondeu em 10 s');
		const cause = error instanceof Error ? error.message : String(error);
		throw new PictureRefused(`o servidor não respondeu (${cause})`, { cause: error });
	}
}
