import { limits } from '#config/limits';
import { groupByTag, listNearTags, type NameGroup } from '#domain/group-by-name';
import { listPages, type Page } from '#domain/pagination';
import type { PostSummary } from '#domain/post';
import { pageKey } from './page-key.ts';
import { getSnapshot } from './snapshot.ts';

/** A type, not an interface: Astro requires an index signature for a path's props. */
export type TagPage = {
	tag: NameGroup;
	list: Page<PostSummary>;
	near: NameGroup[];
};

/** The pages of all tags as static paths: the first of each, or all further ones. */
export async function listTagPages(which: 'first' | 'further') {
	const snapshot = await getSnapshot();
	const groups = new Map(groupByTag(snapshot.posts).map((group) => [group.slug, group]));
	return [...groups.values()].flatMap((tag) => {
		const near = listNearTags(tag, groups, limits.nearTags);
		const names = near.flatMap(({ name, slug }) => [name, slug]);
		const pages = listPages(tag.posts, limits.indexPageSize);
		return (which === 'first' ? pages.slice(0, 1) : pages.slice(1)).map((list) => ({
			params: { slug: tag.slug, page: String(list.page) },
			props: { tag, list, near } satisfies TagPage,
			cacheKey: pageKey(snapshot, list.items, tag.name, list.total, ...names),
		}));
	});
}
