import { limits } from '#config/limits';
import { fold } from './fold.ts';
import type { Category } from './post.ts';
import { betweenWords, slugify } from './slug.ts';

/**
 * Spec §2: a category's address, from its name alone. A name without letters gets its code points; 'index' is the
 * file that a folder answers with.
 */
export function makeCategorySlug(name: string): string {
	const slug = slugify(name);
	if (slug === 'index') return 'c-index';
	const points = [...name].map((letter) => letter.codePointAt(0)).join('-');
	return slug || `c-${points}`.slice(0, limits.slug).replace(/-+$/, '');
}

const keyOf = (name: string) => fold(name).replace(betweenWords, ' ').trim();

/** B9: spellings that differ in case, accents, dashes or spaces are one name; 'C', 'C++' and 'C#' are three. */
export const isSameCategoryName = (one: string, other: string): boolean =>
	keyOf(one) === keyOf(other);

/** The first of `slug`, `slug-2`, `slug-3` … that none of these categories has. */
export function freeCategorySlug(slug: string, around: Pick<Category, 'slug'>[]): string {
	const taken = new Set(around.map((category) => category.slug));
	let free = slug;
	for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
	return free;
}
