import { isBook } from '#domain/book';
import { iconOf } from '#domain/category-icon';
import type { PostCard } from '#domain/post';
import { makeDie, seedOf, shuffle } from './dice.ts';
import { groundsOf } from './grounds.ts';
import { motifNames, motifsOf } from './motif-names.ts';

/** How a post's picture is drawn: what, and in which colours. */
export interface Look {
	motif: string;
	ground: string;
}

/** What the choice of a look depends on. */
export type DrawnPost = Pick<PostCard, 'slug' | 'category' | 'tags'>;

/** Patterns and colours of books' covers; a book's motif is `livro` with its pattern. */
export const bookPatterns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/**
 * The looks that a post may have, best first, in an order of its own. Only the first motif comes from its category:
 * with more of them, a blog of one category would be in a chain in which one post taken down changes all newer ones.
 */
export function listLooks(post: DrawnPost): { motifs: string[]; grounds: string[] } {
	const die = makeDie(seedOf(post.slug));
	if (isBook(post)) {
		const motifs = shuffle(bookPatterns, die).map((pattern) => `livro${pattern}`);
		return { motifs, grounds: shuffle(bookPatterns, die) };
	}
	const icon = iconOf(post.category);
	const first = shuffle(motifsOf[icon], die).slice(0, 1);
	const others = shuffle(motifNames, die).filter((name) => !first.includes(name));
	return {
		motifs: [...first, ...others],
		grounds: shuffle(groundsOf[post.category?.accent ?? icon], die),
	};
}
