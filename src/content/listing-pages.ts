import { limits } from '#config/limits';
import { type Author, authorFrom } from '#domain/names/author';
import type { Category } from '#domain/names/category';
import {
	groupByAuthor,
	groupByTag,
	listNearTags,
	type NameGroup,
} from '#domain/names/group-by-name';
import { isBook } from '#domain/post/book';
import { listPages, type Page, pageParam } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { type PageSource, pageKey } from './page-key.ts';
import { getSnapshot } from './snapshot.ts';

/** A type, not an interface: Astro requires an index signature for a path's props. */
export type AuthorPage = {
	author: Author;
	list: Page<PostSummary>;
	since: string;
	categories: Category[];
};

/** The authors of published posts with their posts, those with most posts first. */
export async function listAuthors(): Promise<(NameGroup & { author: Author })[]> {
	const { posts, authors } = await getSnapshot();
	const authorOf = authorFrom(authors);
	return groupByAuthor(posts)
		.map((group) => ({ ...group, author: authorOf(group.name) as Author }))
		.toSorted((a, b) => b.posts.length - a.posts.length);
}

/** The pages of all authors as static paths. */
export async function listAuthorPages() {
	const snapshot = await getSnapshot();
	return (await listAuthors()).flatMap(({ author, posts }) => {
		const since = posts.map(({ created_at }) => created_at).toSorted()[0] ?? '';
		const categories = listCategories(posts);
		const shown = JSON.stringify([author, since, posts.length, categories]);
		return listPages(posts, limits.indexPageSize).map((list) => ({
			params: { slug: author.slug, page: pageParam(list) },
			props: { author, list, since, categories } satisfies AuthorPage,
			cacheKey: pageKey(snapshot, list.items, shown),
		}));
	});
}

/** The categories of these posts, most frequent first; of equals, that of the newest. */
function listCategories(posts: readonly PostSummary[]): Category[] {
	const byCategory = Map.groupBy(posts, ({ category }) => category?.id);
	return [...byCategory.values()]
		.toSorted((a, b) => b.length - a.length)
		.flatMap(([post]) => post?.category ?? []);
}

/** The further pages of `/livros` as static paths. */
export function listBookPages(snapshot: PageSource) {
	const [, ...further] = listPages(snapshot.posts.filter(isBook), limits.booksPageSize);
	return further.map((list) => ({
		params: { page: String(list.page) },
		props: { list },
		cacheKey: pageKey(snapshot, list.items, list.pages),
	}));
}

/** A type, not an interface: Astro requires an index signature for a path's props. */
export type TagPage = {
	tag: NameGroup;
	list: Page<PostSummary>;
	near: NameGroup[];
};

/** The pages of all tags as static paths. */
export async function listTagPages() {
	const snapshot = await getSnapshot();
	const groups = new Map(groupByTag(snapshot.posts).map((group) => [group.slug, group]));
	return [...groups.values()].flatMap((tag) => {
		const near = listNearTags(tag, groups, limits.nearTags);
		const names = near.flatMap(({ name, slug }) => [name, slug]);
		return listPages(tag.posts, limits.indexPageSize).map((list) => ({
			params: { slug: tag.slug, page: pageParam(list) },
			props: { tag, list, near } satisfies TagPage,
			cacheKey: pageKey(snapshot, list.items, tag.name, list.total, ...names),
		}));
	});
}
