import { hash } from 'node:crypto';
import { localTime } from '#domain/dates';
import type { PostSummary } from '#domain/post';
import { articleKey } from './article-store.ts';
import type { Snapshot } from './snapshot.ts';

/** Each post stands on some eight pages; a snapshot never changes. */
const states = new WeakMap<PostSummary, string>();

function nameState(post: PostSummary): string {
	const known = states.get(post);
	if (known) return known;
	const { category, image_url } = post;
	// The cover too: it goes and comes back with its file, while the post stays as it is.
	const state = [articleKey(post), category?.slug, category?.name, image_url].join(' ');
	states.set(post, state);
	return state;
}

/**
 * What a page shows, as Astro's cache key: equal keys mean equal bytes while the code and the settings stay.
 * Every post on the page belongs in it, in order, and everything else that it takes from the snapshot; the
 * year is in every footer.
 */
export function pageKey(
	{ taken_at }: Pick<Snapshot, 'taken_at'>,
	posts: readonly PostSummary[],
	...more: (string | number | undefined)[]
): string {
	const shown = [localTime(taken_at).year, ...more, ...posts.map(nameState)];
	return hash('sha256', JSON.stringify(shown), 'base64url');
}
