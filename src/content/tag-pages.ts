import { limits } from '#config/limits';
import { groupByTag, listNearTags, type NameGroup } from '#domain/group-by-name';
import { type Page, paginate } from '#domain/pagination';
import type { PostSummary } from '#domain/post';
import { pageKey } from './page-key.ts';
import { getSnapshot, type Snapshot } from './snapshot.ts';

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
		const { pages } = paginate(tag.posts, 1, limits.indexPageSize);
		const numbers = Array.from({ length: pages }, (_, index) => index + 1);
		return (which === 'first' ? [1] : numbers.slice(1)).map((number) => ({
			params: { slug: tag.slug, page: String(number) },
			// Computed lazily, like those of articles.
			get props() {
				return toPage(tag, number, groups);
			},
			get cacheKey() {
				return keyOf(snapshot, toPage(tag, number, groups));
			},
		}));
	});
}

function toPage(tag: NameGroup, number: number, groups: ReadonlyMap<string, NameGroup>): TagPage {
	const list = paginate(tag.posts, number, limits.indexPageSize);
	return { tag, list, near: listNearTags(tag, groups, limits.nearTags) };
}

function keyOf(snapshot: Snapshot, { tag, list, near }: TagPage): string {
	const names = near.flatMap(({ name, slug }) => [name, slug]);
	return pageKey(snapshot, list.items, tag.name, list.total, ...names);
}
