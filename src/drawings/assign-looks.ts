import { type DrawnPost, type Look, listLooks } from './look.ts';

/** A motif returns after this many others at the earliest. */
const reach = 5;

/**
 * Gives each post a look unlike its neighbours'. Posts come oldest first and depend only on older ones, so a new post
 * never changes an older one.
 */
export function assignLooks<Post extends DrawnPost>(oldestFirst: readonly Post[]): Map<Post, Look> {
	const looks = new Map<Post, Look>();
	const last: Look[] = [];
	for (const post of oldestFirst) {
		const { motifs, grounds } = listLooks(post);
		const taken = last.map(({ motif }) => motif);
		const look = {
			motif: motifs.find((motif) => !taken.includes(motif)) ?? '',
			ground: grounds.find((ground) => ground !== last.at(-1)?.ground) ?? '',
		};
		looks.set(post, look);
		last.push(look);
		if (last.length > reach) last.shift();
	}
	return looks;
}
