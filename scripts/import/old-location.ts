import { decodeName } from '#domain/names/decode-name';

/** Where a blog was before. */
export interface OldLocation {
	/** Its own, with or without `www.`. */
	hosts: readonly string[];
	/** Below which it lay, without a trailing slash; '' at the root. */
	path: string;
}

/** Reads a blog's address; settings may have its path alone. */
export function readLocation(address: string): OldLocation {
	const url = URL.parse(address, 'https://nowhere.invalid');
	const isWhole = /^https?:\/\//i.test(address);
	return {
		hosts: url && isWhole ? [url.hostname] : [],
		path: decodeName(url?.pathname ?? '')
			.replace(/\/{2,}/g, '/')
			.replace(/\/$/, ''),
	};
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

export const isSameHost = (one: string, other: string): boolean => bare(one) === bare(other);

/** An address that an article says itself, as its tool served it and as it stands there. */
export function placeAddress(address: string, path: string): string[] {
	const isPlaced = path === '' || /^https?:/i.test(address) || `${address}/`.startsWith(`${path}/`);
	return isPlaced ? [address] : [`${path}/${address.replace(/^\/+/, '')}`, address];
}
