import { type DrawnPost, type Look, likesOf } from './look.ts';

/** A motif returns after this many others at the earliest. */
const reach = 5;

/**
 * Gives each post, by its slug, a look unlike its neighbours'. Posts come oldest first and depend only on older ones, so
 * a new post never changes an older one.
 */
export function assignLooks(oldestFirst: readonly DrawnPost[]): Map<string, Look> {
	const looks = new Map<string, Look>();
	const last: Look[] = [];
	for (const post of oldestFirst) {
		const { motif, ground } = likesOf(post);
		const taken = last.map((look) => look.motif);
		const look = { motif: motif(taken), ground: ground([last.at(-1)?.ground]) };
		looks.set(post.slug, look);
		last.push(look);
		if (last.length > reach) last.shift();
	}
	return looks;
}
