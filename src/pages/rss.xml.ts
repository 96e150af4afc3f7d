import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { locale, site } from '#config/site';
import { getFeedHtml, readDresses } from '#content/dress';
import { getSnapshot } from '#content/snapshot';
import { escapeMarkup } from '#domain/escape-markup';
import { absoluteUrl } from '#seo/absolute-url';
import { feedItem } from '#seo/feed-item';

/** The newest articles in full, newest first. */
export const GET: APIRoute = async ({ site: siteUrl }) => {
	if (!siteUrl) throw new Error('The address of the site is not set.');
	const { posts } = await getSnapshot();
	const changedAt = posts.map(({ updated_at }) => updated_at).sort();
	const lastChange = new Date(changedAt.at(-1) ?? 0).toUTCString();
	const dressOf = await readDresses();
	const items = await Promise.all(
		posts.slice(0, limits.feedItems).map(async (post) => {
			const { author, ...item } = feedItem(post, getFeedHtml(post, dressOf(post)), siteUrl.href);
			return { ...item, customData: `<dc:creator>${escapeMarkup(author)}</dc:creator>` };
		}),
	);
	const self = absoluteUrl(siteUrl.href, paths.feed);
	return rss({
		title: site.name,
		description: site.description,
		site: siteUrl,
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
		customData: `<language>${locale}</language><lastBuildDate>${lastChange}</lastBuildDate><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
		items,
	});
};
