import { limits } from '#config/limits';
import { fold } from './fold.ts';
import { hashText } from './hash-text.ts';
import { remember } from './remember.ts';
import { betweenWords } from './slug.ts';

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
 * The address of a tag or an author, from the name alone (S54): names that differ only in case, accents, spaces, dashes
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
