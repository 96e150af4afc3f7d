import { hash } from 'node:crypto';
import type { Category } from '#domain/names/category';
import type { PostSummary } from '#domain/post/post';
import { localTime } from '#domain/time/dates';
import { articleKey } from './article-store.ts';
import { type FooterSource, footerCategories } from './footer-categories.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The picture too: a cover disappears and returns with its file, and a drawing depends on its neighbours. Topics change
 * without a new revision of their posts.
 */
const postState = ({
	category,
	image_url,
	cover_generated,
	drawing,
	tags,
	...post
}: PostSummary) => [
	articleKey(post),
	category && categoryState(category),
	image_url,
	cover_generated,
	drawing,
	tags,
];

const frames = new WeakMap<PageSource, string>();

/** What every page shows around its content: the footer has the year and some categories. */
function hashShell(snapshot: PageSource): string {
	const known = frames.get(snapshot);
	if (known) return known;
	const named = footerCategories(snapshot).map(({ slug, name }) => [slug, name]);
	const frame = JSON.stringify([localTime(snapshot.taken_at).year, named]);
	frames.set(snapshot, frame);
	return frame;
}

export type PageSource = Pick<Snapshot, 'taken_at'> & FooterSource;

/** Everything that a page shows of a category itself. */
export const categoryState = ({ name, slug, icon, accent, line }: Category) =>
	[name, slug, icon, accent, line] as const;

/**
 * The page's cache key for Astro: equal keys mean identical bytes as long as code and settings stay the same. Include
 * every post on the page, in order, and everything else that the page takes from the snapshot.
 */
export function pageKey(
	snapshot: PageSource,
	posts: readonly PostSummary[],
	...more: (string | number | null | undefined)[]
): string {
	const shown = [hashShell(snapshot), ...more, ...posts.map(postState)];
	return hash('sha256', JSON.stringify(shown), 'base64url');
}
