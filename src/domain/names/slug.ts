import { limits } from '#config/limits';
import { reservedSlugs } from '#config/reserved-slugs';
import { fold } from '../text/fold.ts';
import { hashText } from '../text/hash-text.ts';
import { remember } from '../text/remember.ts';

/** The separators of words in names and addresses. */
export const betweenWords = /[\s\-_/\u2010-\u2015]+/gu;

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/**
 * Lower case, accents removed, non-alphanumerics removed, spaces to hyphens. Hyphens, slashes and underscores
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

/** A slug is never empty or reserved, and has at most 120 characters. */
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

/** Signs that make the word are spelled out, so that `C`, `C++` and `C#` have three addresses. */
const spelled: readonly (readonly [RegExp, string])[] = [
	[/^#+(?=.)/su, ''],
	[/\+/g, ' mais '],
	[/#/g, ' sharp '],
	[/&/g, ' e '],
	[/@/g, ' arroba '],
	[/%/g, ' por cento '],
	[/(?<=^|\s)\.(?=\S)/gu, ' ponto '],
	[/(?<=\d)[.,:](?=\d)/g, ' '],
];
/** Symbols and other scripts, which `slugify` would drop; Latin letters without an ASCII base stay dropped. */
const unspoken = /[\p{S}\p{L}\p{N}]/gu;
const readable = /[a-z0-9]|\p{Script=Latin}/u;

const pointOf = (sign: string) => `u${sign.codePointAt(0)?.toString(16)}`;
const writePoints = (text: string) => [...text].map(pointOf).join('-');

function spell(name: string): string {
	const words = spelled.reduce((text, [sign, word]) => text.replace(sign, word), fold(name).trim());
	return words.replace(unspoken, (sign) => (readable.test(sign) ? sign : ` ${pointOf(sign)} `));
}

/** A cut address ends with a hash, so that names that begin alike stay apart. */
function shorten(slug: string, name: string): string {
	if (slug.length <= limits.slug) return slug;
	const end = `-${hashText(fold(name)).toString(36)}`;
	return slug.slice(0, limits.slug - end.length).replace(/-+$/, '') + end;
}

/**
 * The address of a tag or an author, from the name alone: names that differ only in case, accents, spaces, dashes
 * or punctuation share one. Empty only for a name without any sign; 'index' is the file of a folder.
 * @example makeNameSlug('C++') → 'c-mais-mais'
 */
export const makeNameSlug: (name: string) => string = remember((name) => {
	const words = spell(name)
		.replace(betweenWords, ' ')
		.replace(/[^a-z0-9 ]/g, '');
	const slug = words.trim().replace(/ +/g, '-') || writePoints(name.trim());
	return slug === 'index' ? 'nome-index' : shorten(slug, name);
}, 20_000);

/** A tag as it is shown after its `#`. */
export const tagLabel = (tag: string): string => tag.replace(/^#+(?=.)/su, '');
