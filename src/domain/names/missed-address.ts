import { paths } from '#config/paths';
import { reservedSlugs } from '#config/reserved-slugs';
import { readOwnImage } from '../pictures/own-picture.ts';
import { fold } from '../text/fold.ts';
import { readOldAddress } from './old-address.ts';
import { parseUrl } from './parse-url.ts';

/** What addresses say that is not their subject: folders, endings, and words that every title has. */
const empty = new Set(
	'blog post posts artigo artigos categoria categorias category categories tag tags autor author page pagina html htm pdf como para com sem uma por que dos das nos nas mais'.split(
		' ',
	),
);

/** The words of an address that may be those of a title, folded and with spaces between them. */
export const addressWords = (address: string): string =>
	fold(address)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => /\p{L}/u.test(word) && !empty.has(word))
		.join(' ');

/** Nobody types longer ones, and a mark's name has an end. */
const mostBytes = 190;

/** Mail addresses, and what may be a telephone or a document: ten digits or more with nothing but signs between them. */
const aPersonsData = /@|\p{Nd}(?:[^\p{L}\p{N}/]*\p{Nd}){9}/u;

/** What scanners try: other systems' scripts and folders but for their pictures, hidden files, copies and settings. */
const noise =
	/\/(?:\.|wp-(?!content\/uploads\/.{1,150}\.(?:jpe?g|png|gif|webp|avif|svg)$)|xmlrpc|cgi-bin|phpmyadmin|phpinfo|pma\/|vendor\/|actuator|server-status|boaform|solr\/)|\.(?:php|phtml|aspx?|jsp|cgi|env|ini|sql|sqlite|bak|old|swp|log|ya?ml|json|xml|config?|cfg|pem|key|sh|exe|dll|zip|rar|t?gz|tar|7z|map|js|css|ico)\d?(?:\/|$)/i;

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

/** The blog's own pages to which a missed address can lead, beside posts and categories. */
const targetPages: readonly string[] = [
	paths.home,
	paths.posts(),
	paths.books(),
	paths.authors,
	paths.sitemap,
	paths.privacy,
	paths.accessibility,
];

const isStoredPicture = (address: string) => readOwnImage(address)?.src === address;
const aCategory = /^\/categories\/[a-z0-9-]+$/;
const bare = (host: string) => host.replace(/^www\./, '');

/**
 * Where an address may lead, besides to a post: to a page, a category or a picture of the blog, or to the company's own host.
 * Undefined for everything else, so that no redirect is an open one.
 */
export function readRedirectTarget(typed: string, companyUrl: string): string | undefined {
	if (targetPages.includes(typed) || aCategory.test(typed) || isStoredPicture(typed)) return typed;
	const company = parseUrl(companyUrl);
	const url = parseUrl(/^[a-z0-9-]+\.[a-z]/i.test(typed) ? `https://${typed}` : typed);
	if (!company || !url || url.protocol !== 'https:' || url.username || url.password)
		return undefined;
	const isCompanys = bare(url.hostname) === bare(company.hostname) && url.port === company.port;
	if (!isCompanys) return undefined;
	const path = url.pathname + url.search;
	// `_redirects` gives them a special meaning.
	return /[*:]/.test(path) ? undefined : `${url.origin}${path}`;
}
