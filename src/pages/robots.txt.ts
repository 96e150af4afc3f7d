import type { APIRoute } from 'astro';
import { paths } from '#config/paths';
import { absoluteUrl } from '#seo/absolute-url';

/** Everything public may be crawled; the desk and the API are of no use to robots. A rule is a prefix, unless `$` ends it. */
export const GET: APIRoute = ({ site }) => {
	if (!site) throw new Error('The address of the site is not set.');
	const lines = [
		'User-agent: *',
		`Disallow: ${paths.admin.home}$`,
		`Disallow: ${paths.admin.home}/`,
		`Disallow: ${paths.api('')}`,
		`Sitemap: ${absoluteUrl(site.href, paths.sitemapIndex)}`,
	];
	return new Response(`${lines.join('\n')}\n`, {
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
};
