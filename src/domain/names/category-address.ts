import { limits } from '#config/limits';
import { cleanLine } from '../text/clean-text.ts';
import { fold } from '../text/fold.ts';
import type { Category } from './category.ts';
import { betweenWords, slugify } from './slug.ts';

/**
 * A category's address, derived from its name. A name without letters uses its code points. 'index' is not available,
 * because servers answer a folder with that file.
 */
export function makeCategorySlug(name: string): string {
	const slug = slugify(name);
	if (slug === 'index') return 'c-index';
	const points = [...name].map((letter) => letter.codePointAt(0)).join('-');
	return slug || `c-${points}`.slice(0, limits.slug).replace(/-+$/, '');
}

const keyOf = (name: string) => fold(cleanLine(name)).replace(betweenWords, ' ').trim();

/**
 * Names that differ only in case, accents, dashes, spaces or signs that nobody sees are the same; 'C', 'C++' and 'C#'
 * are three.
 */
export const isSameCategoryName = (one: string, other: string): boolean =>
	keyOf(one) === keyOf(other);

/** The first of `slug`, `slug-2`, `slug-3` … that none of these categories uses. */
export function freeCategorySlug(slug: string, around: Pick<Category, 'slug'>[]): string {
	const taken = new Set(around.map((category) => category.slug));
	let free = slug;
	for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
	return free;
}
