import { paths } from '#config/paths';
import { reservedSlugs } from '#config/reserved-slugs';
import { readOldAddress } from './old-address.ts';

/** Nobody types longer ones, and a mark's name has an end. */
const mostBytes = 190;

/** Mail addresses, and what may be a telephone or a document: ten digits or more with nothing but signs between them. */
const aPersonsData = /@|\p{Nd}(?:[^\p{L}\p{N}/]*\p{Nd}){9}/u;

/** What scanners try: other systems' scripts and folders, hidden files, copies and settings. */
const noise =
	/\/(?:\.|wp-|xmlrpc|cgi-bin|phpmyadmin|phpinfo|pma\/|vendor\/|actuator|server-status|boaform|solr\/)|\.(?:php|phtml|aspx?|jsp|cgi|env|ini|sql|sqlite|bak|old|swp|log|ya?ml|json|xml|config?|cfg|pem|key|sh|exe|dll|zip|rar|t?gz|tar|7z|map|js|css|ico)\d?(?:\/|$)/i;

/** Pages that are there; what does not exist below them is missed. */
const pages = new Set([
	...reservedSlugs.map((slug) => `/${slug}`),
	...[paths.postNotFound, paths.postUnavailable, paths.categoryNotFound],
]);

/**
 * What is counted of an address that led nowhere: its path alone, decoded and without a trailing slash. Undefined for
 * scanners' noise and for whatever looks like a person's data (`docs/privacy.md`).
 */
export function readMissedAddress(path: string): string | undefined {
	if (!path.startsWith('/')) return undefined;
	const address = readOldAddress(path.replace(/[?#].*$/s, '').replace(/^\/+/, '/'));
	if (address === undefined || /[%\p{C}]/u.test(address)) return undefined;
	if (aPersonsData.test(address.normalize('NFKC')) || noise.test(address)) return undefined;
	if (encodeURI(address).replace(/%../g, '.').length > mostBytes || pages.has(address))
		return undefined;
	return address;
}
