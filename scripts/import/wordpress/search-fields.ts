import { htmlToText } from '../html/article-text.ts';
import type { WordPressItem } from './read-export.ts';

/** Where plugins keep what searches and shares show: Yoast, Rank Math, All in One SEO, SEOPress, The SEO Framework, Slim SEO. */
const titles = [
	'_yoast_wpseo_title',
	'rank_math_title',
	'_aioseo_title',
	'_aioseop_title',
	'_seopress_titles_title',
	'_genesis_title',
	'_yoast_wpseo_opengraph-title',
	'rank_math_facebook_title',
	'_aioseo_og_title',
	'_seopress_social_fb_title',
];
const descriptions = [
	'_yoast_wpseo_metadesc',
	'rank_math_description',
	'_aioseo_description',
	'_aioseop_description',
	'_seopress_titles_desc',
	'_genesis_description',
	'_yoast_wpseo_opengraph-description',
	'rank_math_facebook_description',
	'_aioseo_og_description',
	'_seopress_social_fb_desc',
];

/** What a template's variables stand for. */
export interface TemplateWords {
	title: string;
	excerpt: string;
	category: string;
	author: string;
	siteName: string;
}

/** `%%title%%` (Yoast, SEOPress), `%title%` (Rank Math), `#post_title` (All in One SEO). */
const variable = /%%([a-z_-]+)%%|%([a-z_]+(?:\([^()%]*\))?)%|#([a-z]+_[a-z_]+)\b/gi;
const separators = ['sep', 'separator', 'separator_sa'];

function wordsFor(name: string, words: TemplateWords): string | undefined {
	if (separators.includes(name)) return '|';
	if (/^page$|^page_?number$|^pagination$|^pagetotal$|^current_pagination$/.test(name)) return '';
	if (/^(?:post_|page_)?title$/.test(name)) return words.title;
	if (/^(?:post_|wc_)?excerpt(?:_only)?$|^post_description$/.test(name)) return words.excerpt;
	if (/^(?:primary_)?category(?:_title)?$|^_?category_title$|^post_category$/.test(name))
		return words.category;
	if (/^(?:post_)?author(?:_name)?$|^name$/.test(name)) return words.author;
	if (/^site_?(?:name|title)$|^blog_title$/.test(name)) return words.siteName;
	return undefined;
}

/** Pages here end in this blog's name, so the old one's is left out at the end. */
function dropSiteName(text: string, { siteName }: TemplateWords): string {
	const parts = text.split(/\s+(?:[|–—•·»:]|-)\s+/);
	const isEmpty = (part: string | undefined) => part?.trim() === '' || part === siteName;
	return parts.length > 1 && siteName !== '' && isEmpty(parts.at(-1))
		? text.slice(0, text.lastIndexOf(parts.at(-1) ?? '')).replace(/\s*(?:[|–—•·»:]|-)?\s*$/, '')
		: text;
}

/** Undefined when it has a variable that nothing here stands for. */
export function fillTemplate(template: string, words: TemplateWords): string | undefined {
	let isKnown = true;
	const filled = template.replace(variable, (_, twice?: string, once?: string, hash?: string) => {
		const value = wordsFor((twice ?? once ?? hash ?? '').toLowerCase(), words);
		if (value === undefined) isKnown = false;
		return value ?? '';
	});
	if (!isKnown) return undefined;
	const text = htmlToText(filled)
		.replace(/^[\s|]+|(?<![\s|])[\s|]+$/g, '')
		.replace(/\s*\|[\s|]*/g, ' | ');
	return dropSiteName(text, words);
}

/** The title and description that searches showed for a post, where somebody wrote them for it. */
export function readSearchFields(
	meta: WordPressItem['meta'],
	words: TemplateWords,
	note: (text: string) => void,
): { search_title?: string; search_description?: string } {
	const read = (keys: readonly string[], what: string) => {
		const template = keys.map((key) => meta.get(key)?.[0]?.trim()).find((value) => value);
		if (!template) return undefined;
		const text = fillTemplate(template, words);
		if (text === undefined) note(`${what} com uma variável que aqui não existe: ${template}`);
		return text;
	};
	const title = read(titles, 'título para buscas deixado de fora,');
	const description = read(descriptions, 'descrição para buscas deixada de fora,');
	return {
		...(title && title !== words.title && { search_title: title }),
		...(description && description !== words.excerpt && { search_description: description }),
	};
}
