import { paths } from '#config/paths';
import { isBook } from '#domain/book';
import type { PostSummary } from '#domain/post';
import { absoluteUrl } from './absolute-url.ts';

/** What the sitemap needs to know of the blog. */
export interface SitemapSource {
	posts: readonly PostSummary[];
}

const unlisted: readonly string[] = [
	paths.postNotFound,
	paths.categoryNotFound,
	paths.previewShell,
	'/404',
];

/** Whether the sitemap lists a page: only what robots may index. */
export const isListed = (pageUrl: string): boolean => {
	const path = new URL(pageUrl).pathname.replace(/\/$/, '');
	return !unlisted.includes(path) && !path.startsWith(paths.admin.home);
};

/**
 * When each page last changed, by absolute address: a post's own change, a list's newest one. A further page of a list
 * (`/posts/2`) has the date of its first page.
 */
export function lastChanges(
	{ posts }: SitemapSource,
	siteUrl: string,
): (pageUrl: string) => string | undefined {
	const changes = new Map<string, string>();
	const note = (path: string, at: string) => {
		const url = absoluteUrl(siteUrl, path);
		if (at > (changes.get(url) ?? '')) changes.set(url, at);
	};
	for (const post of posts) {
		note(paths.post(post.slug), post.updated_at);
		for (const path of [paths.home, paths.posts(), paths.sitemap]) note(path, post.updated_at);
		if (isBook(post)) note(paths.books(), post.updated_at);
		if (post.category) note(paths.category(post.category.slug), post.updated_at);
	}
	return (pageUrl) => changes.get(pageUrl) ?? changes.get(pageUrl.replace(/\/\d+$/, ''));
}
