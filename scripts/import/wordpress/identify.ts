import { isIP } from 'node:net';
import type { ImportItem } from '../import-item.ts';
import { plainAddress } from '../plain-address.ts';

/** Every trial installation is at `localhost`. */
function isOneSite(address: string): boolean {
	const [host = ''] = address.split(/[/:]/);
	return host.includes('.') && isIP(host) === 0 && !/\.(?:local|localhost|test)$/.test(host);
}

/** The keys of an item by its blog's address and its number there, or by what earlier versions took for it. */
export function identify(
	baseUrl: string,
	[id = '', ...formerIds]: string[],
): Pick<ImportItem, 'key' | 'formerKeys' | 'place'> {
	const address = plainAddress(baseUrl);
	const keyAt = (site: string, number = id) => `wordpress/${site}/${number}`;
	const schemes = ['http://', 'https://', 'http://www.', 'https://www.'];
	// Earlier versions took the address as the export had it.
	const written = [baseUrl, ...schemes.map((scheme) => scheme + address)];
	return {
		key: keyAt(address),
		...(address !== '' && {
			formerKeys: [
				...[...new Set(written)].map((site) => keyAt(site)),
				...formerIds.flatMap((each) => [keyAt('', each), keyAt(address, each)]),
			],
		}),
		...(!isOneSite(address) && { place: '' }),
	};
}
