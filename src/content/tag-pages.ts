import { limits } from '#config/limits';
import { groupByTag, listNearTags, type NameGroup } from '#domain/names/group-by-name';
import { listPages, type Page, pageParam } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { pageKey } from './page-key.ts';
import { getSnapshot } from './snapshot.ts';

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
