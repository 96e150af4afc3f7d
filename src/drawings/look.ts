import { iconOf } from '#domain/names/category';
import { isBook } from '#domain/post/book';
import type { PostCard } from '#domain/post/post';
import { type Die, makeDie, seedOf } from './dice.ts';
import { groundsOf } from './grounds.ts';
import { motifNames, motifsOf } from './motif-names.ts';

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

/** How a post's picture is drawn: what, and in which colours. */
export interface Look {
	motif: string;
	ground: string;
}

/** What the choice of a look depends on. */
type DrawnPost = Pick<PostCard, 'slug' | 'category' | 'tags'>;

/** Patterns and colours of books' covers; a book's motif is `livro` with its pattern. */
export const bookPatterns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const bookMotifs = bookPatterns.map((pattern) => `livro${pattern}`);

/** Returns the one that a post likes best of those that are not taken; '' when all are. */
type Choice = (taken: readonly (string | undefined)[]) => string;

interface Likes {
	motif: Choice;
	ground: Choice;
}

function choose(names: readonly string[], die: Die): Choice {
	const rolls = names.map(() => die());
	return (taken) => {
		let best = -1;
		for (const [at, name] of names.entries()) {
			const isBetter = best < 0 || (rolls[at] as number) < (rolls[best] as number);
			if (isBetter && !taken.includes(name)) best = at;
		}
		return names[best] ?? '';
	};
}

/**
 * The looks that a post may have, in an order of its own. Only the first motif comes from its category: with more of
 * them, a blog of one category would be in a chain in which one post taken down changes all newer ones.
 */
export function likesOf(post: DrawnPost): Likes {
	const die = makeDie(seedOf(post.slug));
	if (isBook(post)) return { motif: choose(bookMotifs, die), ground: choose(bookPatterns, die) };
	const icon = iconOf(post.category);
	const first = choose(motifsOf[icon], die)([]);
	const others = choose(motifNames, die);
	return {
		motif: (taken) => (first !== '' && !taken.includes(first) ? first : others(taken)),
		ground: choose(groundsOf[post.category?.accent ?? icon], die),
	};
}
