import { paths } from '#config/paths';
import { parseUrl } from './parse-url.ts';

/** The blog's own pages to which a missed address can lead, beside posts and categories. */
const targetPages: readonly string[] = [
	paths.home,
	paths.posts(),
	paths.books(),
	paths.authors,
	paths.sitemap,
	paths.privacy,
];

const aCategory = /^\/categories\/[a-z0-9-]+$/;
const bare = (host: string) => host.replace(/^www\./, '');

/**
 * Where a missed address may lead, besides to a post: to a page or a category of the blog, or to the company's own host.
 * Undefined for everything else, so that no redirect is an open one.
 */
export function readRedirectTarget(typed: string, companyUrl: string): string | undefined {
	if (targetPages.includes(typed) || aCategory.test(typed)) return typed;
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
