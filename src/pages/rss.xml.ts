import type { APIRoute } from 'astro';
import { getFeedHtml, readArticleExtras } from '#content/complete-articles';
import { getSnapshot } from '#content/snapshot';
import { lastNews } from '#domain/post/post';
import { feedItem, listFeedPosts } from '#seo/feed-item';
import { writeFeed } from '#seo/write-feed';

/** The articles that came out last, in full. */
export const GET: APIRoute = async ({ site }) => {
	if (!site) throw new Error('The address of the site is not set.');
	const siteUrl = site.href;
	const { posts } = await getSnapshot();
	const changedAt = posts.map(lastNews).sort();
	const extrasOf = await readArticleExtras();
	const items = listFeedPosts(posts).map((post) =>
		feedItem(post, getFeedHtml(post, extrasOf(post)), siteUrl),
	);
	const feed = writeFeed({
		siteUrl,
		items,
		changedAt: changedAt.at(-1) ?? new Date(0).toISOString(),
	});
	return new Response(feed, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
};
