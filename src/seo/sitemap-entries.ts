import { paths } from '#config/paths';
import { listedUnder } from '#domain/names/category-lists';
import { groupByAuthor, groupByTag, type NameGroup } from '#domain/names/group-by-name';
import { makeNameSlug } from '#domain/names/slug';
import { isBook } from '#domain/post/book';
import { lastNews, type PostSummary } from '#domain/post/post';
import { absoluteUrl } from './absolute-url.ts';
import { isThin } from './page-meta.ts';

/** What the sitemap needs to know of the blog. */
export interface SitemapSource {
	posts: readonly PostSummary[];
}

const unlisted: readonly string[] = [
	paths.postNotFound,
	paths.postUnavailable,
	paths.categoryNotFound,
	paths.previewShell,
	paths.sharedDraft,
	'/404',
];

/** Returns whether the sitemap lists a page: only what robots may index. */
export function listedPages({ posts }: SitemapSource): (pageUrl: string) => boolean {
	const isAlone = (group: NameGroup) => isThin(group.posts.length);
	const thin = new Set([
		...unlisted,
		...(posts.length === 0 ? [''] : []),
		...groupByTag(posts)
			.filter(isAlone)
			.map(({ slug }) => paths.tag(slug)),
		...groupByAuthor(posts)
			.filter(isAlone)
			.map(({ slug }) => paths.author(slug)),
	]);
	const categories = new Set(posts.map((post) => paths.category(listedUnder(post))));
	return (pageUrl) => {
		const path = new URL(pageUrl).pathname.replace(/\/$/, '');
		const [category] = /^\/categories\/[^/]+/.exec(path) ?? [];
		const isEmpty = category !== undefined && !categories.has(category);
		return !isEmpty && !thin.has(path) && !`${path}/`.startsWith(`${paths.admin.home}/`);
	};
}

/**
 * When each page last had something new, by absolute address: a post's own news, a list's newest. A further page of a list
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
		const changedAt = lastNews(post);
		note(paths.post(post.slug), changedAt);
		const everywhere = [paths.home, paths.posts(), paths.sitemap, paths.authors];
		const tags = post.tags.map((tag) => paths.tag(makeNameSlug(tag)));
		const author = paths.author(makeNameSlug(post.author));
		for (const path of [...everywhere, ...tags, author]) note(path, changedAt);
		if (isBook(post)) note(paths.books(), changedAt);
		note(paths.category(listedUnder(post)), changedAt);
	}
	return (pageUrl) => changes.get(pageUrl) ?? changes.get(pageUrl.replace(/\/\d+$/, ''));
}
