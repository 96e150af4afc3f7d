import { escapeMarkup as text } from '#domain/escape-markup';
import type { PostSummary } from '#domain/post';
import { feedItem } from '#seo/feed-item';
import { siteUrl } from './page.ts';

export const feed = (items: readonly { post: PostSummary; html: string }[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Vão Livre</title><link>${siteUrl}</link>${items
		.map(({ post, html }) => feedItem(post, html, siteUrl))
		.map(
			(item) =>
				`<item><title>${text(item.title)}</title><link>${item.link}</link><pubDate>${item.pubDate.toUTCString()}</pubDate><description>${text(item.description)}</description><content>${text(item.content)}</content></item>`,
		)
		.join('')}</channel></rss>`;

export const siteMap = (addresses: readonly string[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
		.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`)
		.join('')}</urlset>`;
