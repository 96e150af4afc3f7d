import { limits } from '#config/limits';
import { type Author, authorFrom } from '#domain/names/author';
import type { Category } from '#domain/names/category';
import { groupByAuthor, type NameGroup } from '#domain/names/group-by-name';
import { listPages, type Page, pageParam } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { pageKey } from './page-key.ts';
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
