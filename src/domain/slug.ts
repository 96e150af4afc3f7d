import { limits } from '#config/limits';
import { reservedSlugs } from '#config/reserved-slugs';
import { fold } from './fold.ts';

/** The separators of words in names and addresses. */
export const betweenWords = /[\s\-_/\u2010-\u2015]+/gu;

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/**
 * Spec §5: lower case, accents removed, non-alphanumerics removed, spaces to hyphens. Hyphens, slashes and underscores
 * count as spaces. May return ''.
 * @example slugify('Gestão & E-mail: 5 dicas') → 'gestao-e-mail-5-dicas'
 */
export function slugify(text: string): string {
	const words = fold(text.slice(0, 4 * limits.slug))
		.replace(betweenWords, ' ')
		.replace(/[^a-z0-9 ]/g, '')
		.replace(/ +/g, ' ')
		.trim();
	return cutAtWord(words, limits.slug).replaceAll(' ', '-');
}

/** Converts the input of a slug field while it is being typed, keeping a trailing hyphen. */
export function slugWhileTyped(text: string): string {
	const slug = slugify(text);
	return slug !== '' && /[\s\-_/]$/.test(text) ? `${slug}-` : slug;
}

/** S25: a slug is never empty or reserved, and has at most 120 characters. */
export function makeSlug(title: string, fallbackId: string): string {
	const slug = slugify(title);
	if (slug !== '' && !reservedSlugs.includes(slug)) return slug;
	const rest =
		slug === ''
			? slugify(fallbackId)
					.slice(0, limits.slug - 5)
					.replace(/-+$/, '')
			: slug;
	return `post-${rest === '' ? 'sem-titulo' : rest}`;
}

function cutAtWord(words: string, length: number): string {
	if (words.length <= length) return words;
	const end = words.lastIndexOf(' ', length);
	return words.slice(0, end > 0 ? end : length);
}

/** Whether an address is this one with the number that it got because the other was taken. */
export const isNumbered = (slug: string, wanted: string): boolean =>
	wanted !== '' && slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1));
