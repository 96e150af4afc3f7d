import { readOldAddress } from '#domain/names/old-address';
import { counted } from '../counted.ts';
import { whyNotWhole, withoutCredit } from '../feed/whole-text.ts';
import { htmlToText } from '../html/article-text.ts';
import type { ImportItem } from '../import-item.ts';
import { isForeign, languageName } from '../translations.ts';
import { identify } from './identify.ts';
import { keepLanguage } from './keep-language.ts';
import { unwrapBuilders } from './page-builders.ts';
import { insertPatterns } from './patterns.ts';
import type { WordPressItem, WordPressTerm } from './read-export.ts';
import { readSearchFields } from './search-fields.ts';
import { listSigned } from './signed-by.ts';
import type { SiteIndex } from './site-index.ts';
import { statusOf } from './status-of.ts';
import { wordPressToArticle } from './to-article.ts';
import { expiryOf } from './unlisted.ts';

type Texts = Record<string, string>;

function nameIn(link: string): string {
	if (!URL.canParse(link)) return '';
	const name = new URL(link).pathname.split('/').findLast(Boolean) ?? '';
	return name.replace(/\.(?:html?|php)$/i, '');
}

/** A plain feed has an item's number only in its guid, its name in its address, and its text perhaps in its description. */
function fillFromFeed(texts: Texts): { texts: Texts; whyCut?: string | undefined } {
	if (texts['post_id']) return { texts };
	const { title = '', guid = '', link = '', post_name, status } = texts;
	const [content = '', description = ''] = [texts['content'], texts['description']].map((html) =>
		withoutCredit(html ?? ''),
	);
	const [, number = ''] = /[?&]p=(\d+)$/.exec(guid) ?? [];
	const filled = {
		...texts,
		post_id: number,
		post_name: post_name || nameIn(link),
		content: content || description,
		status: status || 'publish',
	};
	return { texts: filled, whyCut: whyNotWhole({ title, link, content, description }) };
}

const uncategorised = /^(?:uncategori[sz]ed|sem-categoria|sin-categoria|non-classe)/;
/** An excerpt shows none. */
const noPictures = { findAttachment: () => undefined, uploads: [], note: () => undefined };
const tagDomains = ['post_tag', 'tag'];

/** WordPress has each time in UTC and in the site's zone; UTC is preferred. */
function timeIn(texts: Texts, name: 'post_date' | 'post_modified'): string | undefined {
	const [gmt, local] = [`${name}_gmt`, name].map((key) =>
		/^[1-9]\d{3}-\d{2}-\d{2}/.test(texts[key] ?? '') ? texts[key] : undefined,
	);
	return gmt ? `${gmt.replace(' ', 'T')}Z` : local;
}

/** Each plugin for searches has its own name for the category that stands first. */
const mainCategory = /primary_(?:term_)?cat(?:egory)?$/i;

/** Of several categories the one that the old blog called the main one comes first. */
function putMainFirst(
	categories: string[],
	{ meta }: WordPressItem,
	index: SiteIndex,
	note: (text: string) => void,
): string[] {
	const chosen = [...meta].flatMap(([key, values]) => (mainCategory.test(key) ? values : []));
	const names = chosen.map((id) => htmlToText(index.categories.get(id) ?? ''));
	const main = categories.find((name) => names.includes(name));
	if (main !== undefined) return [main, ...categories.filter((name) => name !== main)];
	const [first, ...others] = categories;
	if (others.length > 0)
		note(`sem categoria principal: ficou ${first}, e são tags ${others.join(', ')}`);
	return categories;
}

/** Old exports list categories and tags twice, the second time without a domain. */
function sortTerms(terms: WordPressTerm[]): { categories: string[]; tags: string[] } {
	const named = terms.map((term) => ({ ...term, name: htmlToText(term.name) }));
	const tags = named.filter(({ domain }) => tagDomains.includes(domain)).map(({ name }) => name);
	const categories = named
		.filter(({ domain, name }) => domain === 'category' || (domain === '' && !tags.includes(name)))
		.filter(
			({ nicename, name }) =>
				!uncategorised.test(nicename || name.toLowerCase().replace(/\s/g, '-')),
		)
		.map(({ name }) => name);
	return { categories: [...new Set(categories)], tags: [...new Set(tags)] };
}

function listOldAddresses(
	{ texts, meta }: WordPressItem,
	type: string,
	index: SiteIndex,
): string[] {
	const link = texts['link'] ?? '';
	const number = `${index.baseUrl}/?${type === 'page' ? 'page_id' : 'p'}=${texts['post_id'] ?? ''}`;
	const renamed = (meta.get('_wp_old_slug') ?? [])
		.filter(Boolean)
		.map((slug) => link.replace(/(?<![^/?=])[^/?=]+\/?$/, encodeURIComponent(slug)));
	const found = [
		link,
		...(texts['post_id'] ? [number] : []),
		...(/[?=]/.test(link) ? [] : renamed),
	];
	return [...new Set(found.flatMap((address) => readOldAddress(address) ?? []))];
}

function decodeSlug(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}

function pictureOf({ meta }: WordPressItem, index: SiteIndex) {
	const attachment = index.attachments.get(meta.get('_thumbnail_id')?.[0] ?? '');
	return (
		attachment && {
			image: attachment.url,
			image_alt: htmlToText(attachment.alt),
			image_credit: htmlToText(attachment.caption),
		}
	);
}

/** Earlier versions knew an item of a feed by its guid. */
function listIds({ post_id, guid, link, title }: Record<string, string>, number = ''): string[] {
	const ids = post_id ? [post_id] : [number, guid || link || title || ''];
	return ids.filter((id) => id !== '');
}

/** Sounds and videos that only the feed of the old blog had; WordPress writes size and kind below the address. */
const listEnclosed = ({ meta }: WordPressItem, content: string): string[] =>
	(meta.get('enclosure') ?? [])
		.map((each) => each.split('\n')[0]?.trim() ?? '')
		.filter((file) => file !== '' && !content.includes(file));

/** Converts a WordPress post or page to an import item. */
export function toItem(given: WordPressItem, index: SiteIndex): ImportItem {
	const { item: spoken, kept, others } = keepLanguage(given, index.language);
	const { terms, meta, line } = spoken;
	const { texts: filled, whyCut } = fillFromFeed(spoken.texts);
	const inserted = insertPatterns(filled['content'] ?? '', { blocks: index.blocks, meta });
	const texts: Texts = { ...filled, content: inserted.text };
	const item = { ...spoken, texts };
	const type = texts['post_type'] || 'post';
	const ids = listIds(given.texts, texts['post_id']);
	const notes: string[] = [];
	const note = (text: string) => {
		if (!notes.includes(text)) notes.push(text);
	};
	const title = htmlToText(texts['title'] ?? '');
	const sorted = sortTerms(terms);
	const categories = putMainFirst(sorted.categories, item, index, note);
	const number = texts['post_id'] ?? '';
	const around = { hosts: index.hosts, translation: index.translations.get(number), whyCut };
	const { status, why } = statusOf(item, type, around);
	if (why) note(`${why}: veio como rascunho`);
	const foreign =
		index.foreign.get(number) ?? (isForeign(kept, index.language) && languageName(kept));
	if (foreign && !why?.startsWith('tradução')) note(`em ${foreign}`);
	if (others.length > 0)
		note(`também em ${others.join(', ')}: só veio o texto em ${languageName(kept)}`);
	if (item.comments > 0)
		note(`${counted(item.comments, 'comentário ficou', 'comentários ficaram')} de fora`);
	const footnotes = meta.get('footnotes')?.[0] ?? '';
	const reading = { postId: number, footnotes, title, index, note };
	const { content, unknown } = wordPressToArticle(texts['content'] ?? '', reading);
	for (const name of unknown.slice(0, 5))
		note(`[${name}] ficou escrito no texto${status === 'draft' ? '' : ': veio como rascunho'}`);
	for (const name of inserted.unresolved)
		note(`bloco "${name}" sem as palavras que mostrava: veio como rascunho`);
	for (const file of listEnclosed(item, content))
		note(`arquivo do feed que o texto não mostra: ${file}`);
	const signed = listSigned(item, index);
	const excerpt = htmlToText(unwrapBuilders(texts['excerpt'] ?? '', noPictures));
	const [author = '', [category = '']] = [signed[0], categories];
	const shown = { title, excerpt, category, author, siteName: index.name };
	return {
		...identify(index.baseUrl, ids),
		source: `linha ${line}: ${title || `${type} ${ids[0] ?? ''}`}`,
		notes,
		fields: {
			title,
			content,
			may_be_empty: true,
			excerpt,
			...readSearchFields(meta, shown, note),
			author: signed,
			date: timeIn(texts, 'post_date') ?? texts['pubDate'],
			updated_at: timeIn(texts, 'post_modified'),
			expires_at: expiryOf(meta),
			category: categories[0],
			tags: [...categories.slice(1), ...sorted.tags],
			slug: decodeSlug(texts['post_name'] ?? ''),
			status: unknown.length + inserted.unresolved.length > 0 ? 'draft' : status,
			guid: texts['guid'],
			aliases: listOldAddresses(item, type, index),
			...pictureOf(item, index),
		},
	};
}
