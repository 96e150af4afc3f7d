import { fold } from './fold.ts';

/** What addresses say that is not their subject: folders, endings, and words that every title has. */
const empty = new Set(
	'blog post posts artigo artigos categoria categorias category categories tag tags autor author page pagina html htm pdf como para com sem uma por que dos das nos nas mais'.split(
		' ',
	),
);

/** The words of an address that may be those of a title, folded and with spaces between them. */
export const addressWords = (address: string): string =>
	fold(address)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => /\p{L}/u.test(word) && !empty.has(word))
		.join(' ');
