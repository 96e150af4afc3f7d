import type { PostSummary } from '#domain/post';
import { feedItem } from '#seo/feed-item';
import { writeFeed } from '#seo/write-feed';
import { siteUrl } from './page.ts';

export const feed = (items: readonly { post: PostSummary; html: string }[]): string =>
	writeFeed({
		siteUrl,
		changedAt: items[0]?.post.updated_at ?? new Date(0).toISOString(),
		items: items.map(({ post, html }) => feedItem(post, html, siteUrl)),
	});

export const siteMap = (addresses: readonly string[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
		.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`)
		.join('')}</urlset>`;
