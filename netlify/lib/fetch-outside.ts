import { lookup as dnsLookup } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a request was refused or failed, in Portuguese for the user. */
export class OutsideRefused extends Error {
	/** The HTTP status, if the server answered. */
	readonly status: number | undefined;

	constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
		super(message, options);
		this.status = options.status;
	}
}

/** Network settings; tests use them to reach a local server. */
export interface OutsideAccess {
	isAllowedAddress?: (address: string) => boolean;
	resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
	/** Replaces the protocol's default port. */
	port?: number;
	/** Uses HTTP for every address. */
	isPlain?: boolean;
	/** Replaces the request's own limit. */
	timeoutMs?: number;
}

export interface OutsideRequest {
	/** The reason not to contact a host, also after a redirect; undefined when it is allowed. */
	refuse: (host: string) => string | undefined;
	accept: string;
	mostBytes: number;
	/** For the whole exchange, redirects included. */
	timeoutMs: number;
}

const mostRedirects = 3;
const useless = 'o endereço não é válido';
const inside = 'o endereço leva a uma rede interna';
/** A name that is not found may be gone, or this machine offline. */
const unreached = 'o endereço não foi alcançado';

const resolveAll = (host: string) => dnsLookup(host, { all: true, verbatim: true });

function checkUrl(address: string, { refuse }: OutsideRequest): URL {
	const url = URL.parse(address);
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
		throw new OutsideRefused(useless);
	if (url.username !== '' || url.password !== '' || url.port !== '')
		throw new OutsideRefused(useless);
	const refusal = refuse(url.hostname);
	if (refusal !== undefined) throw new OutsideRefused(refusal);
	return url;
}

/** Resolves the name once, checks every address, and connects to a checked one. */
function pinnedLookup({
	resolve = resolveAll,
	isAllowedAddress = isPublicAddress,
}: OutsideAccess): LookupFunction {
	return (host, { all }, callback) => {
		const fail = (error: Error) => callback(error, '', 0);
		resolve(host).then((found) => {
			const [first] = found;
			if (!first) return fail(new OutsideRefused(unreached));
			if (!found.every(({ address }) => isAllowedAddress(address)))
				return fail(new OutsideRefused(inside));
			return all ? callback(null, found) : callback(null, first.address, first.family);
		}, fail);
	};
}

function ask(url: URL, accept: string, access: OutsideAccess, signal: AbortSignal) {
	const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
	const { port, isPlain = false } = access;
	const target = new URL(url);
	if (isPlain) target.protocol = 'http:';
	const get = target.protocol === 'https:' ? getHttps : getHttp;
	const headers = { accept, 'user-agent': 'blog-import' };
	const lookup = pinnedLookup(access);
	get(target, { lookup, signal, headers, agent: false, ...(port && { port }) }, resolve).on(
		'error',
		reject,
	);
	return promise;
}

async function readAtMost(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
	const most = mostBytes < 1024 * 1024 ? `${mostBytes / 1024} KB` : `${mostBytes / 1024 ** 2} MB`;
	const tooLong = () => new OutsideRefused(`passa de ${most}`);
	if (Number(response.headers['content-length']) > mostBytes) throw tooLong();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response) {
		length += chunk.length;
		if (length > mostBytes) throw tooLong();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

async function follow(
	address: string,
	request: OutsideRequest,
	access: OutsideAccess,
	signal: AbortSignal,
) {
	let next = address;
	for (let hop = 0; hop <= mostRedirects; hop += 1) {
		const url = checkUrl(next, request);
		const literal = url.hostname.replace(/^\[|\]$/g, '');
		const isAllowed = access.isAllowedAddress ?? isPublicAddress;
		// A literal IP address is not resolved, so it is checked here.
		if (isIP(literal) && !isAllowed(literal)) throw new OutsideRefused(inside);
		const response = await ask(url, request.accept, access, signal);
		const { statusCode: status = 0, headers } = response;
		try {
			if (status >= 300 && status < 400 && headers.location) {
				next = URL.parse(headers.location, url)?.href ?? '';
				continue;
			}
			if (status !== 200) throw new OutsideRefused(`o servidor respondeu ${status}`, { status });
			return await readAtMost(response, request.mostBytes);
		} finally {
			response.destroy();
		}
	}
	throw new OutsideRefused('o endereço redireciona vezes demais');
}

/**
 * Downloads from an address that the project does not control: never from an internal network, and within limits of
 * time and size. Throws `OutsideRefused` with the reason.
 */
export async function fetchOutside(
	address: string,
	request: OutsideRequest,
	access: OutsideAccess = {},
): Promise<Uint8Array> {
	const signal = AbortSignal.timeout(access.timeoutMs ?? request.timeoutMs);
	try {
		return await follow(address, request, access, signal);
	} catch (error) {
		if (error instanceof OutsideRefused) throw error;
		const isUnknown = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
		const silence = signal.aborted
			? `o servidor não respondeu em ${request.timeoutMs / 1000} s`
			: 'o servidor não respondeu';
		throw new OutsideRefused(isUnknown ? unreached : silence, { cause: error });
	}
}
