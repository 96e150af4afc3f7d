import { hash } from 'node:crypto';
import { localTime } from '#domain/dates';
import type { PostSummary } from '#domain/post';
import { articleKey } from './article-store.ts';
import type { Snapshot } from './snapshot.ts';

/** Cached, because each post appears on about eight pages and a snapshot never changes. */
const states = new WeakMap<PostSummary, string>();

function nameState(post: PostSummary): string {
	const known = states.get(post);
	if (known) return known;
	const { category, image_url, drawing } = post;
	// The picture too: a cover disappears and returns with its file, and a drawing depends on its neighbours.
	const state = [articleKey(post), category?.slug, category?.name, image_url, drawing].join(' ');
	states.set(post, state);
	return state;
}

/**
 * The page's cache key for Astro: equal keys mean identical bytes as long as code and settings stay the same. Include
 * every post on the page, in order, and everything else that the page takes from the snapshot. The year is part of
 * every key because every footer shows it.
 */
export function pageKey(
	{ taken_at }: Pick<Snapshot, 'taken_at'>,
	posts: readonly PostSummary[],
	...more: (string | number | undefined)[]
): string {
	const shown = [localTime(taken_at).year, ...more, ...posts.map(nameState)];
	return hash('sha256', JSON.stringify(shown), 'base64url');
}
