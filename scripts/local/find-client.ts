import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

export interface Client {
	ip: string;
	/** By which the client reached the site. */
	scheme: 'http' | 'https';
}

/** One spelling of each address, and IPv4 as itself. */
function plainAddress(address: string): string {
	const short =
		isIP(address) === 6 ? new SocketAddress({ address, family: 'ipv6' }).address : address;
	return short.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** What the last proxy added: only this was not written by the client. */
const lastHop = (header: string | string[] | undefined) =>
	[header].flat().join(',').split(',').at(-1)?.trim() ?? '';

/** An address with a port has it behind `]` or the only colon. */
function readAddress(hop: string): string | undefined {
	const [, inner = hop] = /^\[(.+)\](?::\d+)?$/.exec(hop) ?? /^([\d.]+):\d+$/.exec(hop) ?? [];
	return isIP(inner) ? plainAddress(inner) : undefined;
}

/** Who asks, by the connection; a proxy among `proxies` says whom it asks for. */
export function findClient(incoming: IncomingMessage, proxies: readonly string[]): Client {
	const ip = plainAddress(incoming.socket.remoteAddress ?? '');
	if (!proxies.map(plainAddress).includes(ip)) return { ip, scheme: 'http' };
	const { 'x-forwarded-for': hops, 'x-forwarded-proto': schemes } = incoming.headers;
	return {
		ip: readAddress(lastHop(hops)) ?? ip,
		scheme: lastHop(schemes) === 'https' ? 'https' : 'http',
	};
}
