import { type ElementNode, isElement } from '#article/tree';
import { textOf, write } from '../html/nodes.ts';
import { ImportError } from '../import-error.ts';
import { readParts, type XmlPart } from '../read-parts.ts';

export interface WordPressTerm {
	domain: string;
	nicename: string;
	name: string;
}

/** An unprocessed `<item>` of an export: a post, a page, a picture, a menu entry. */
export interface WordPressItem {
	/** Where it starts in the file. */
	line: number;
	/** By local name: `post_id`, `title`, `content`, `excerpt`, `creator` … */
	texts: Record<string, string>;
	terms: WordPressTerm[];
	meta: Map<string, string[]>;
	comments: number;
}

export type WordPressPart =
	| { kind: 'site'; name: string; text: string }
	| { kind: 'author'; id: string; login: string; name: string }
	| { kind: 'category'; id: string; nicename: string; name: string }
	| { kind: 'item'; item: WordPressItem };

const siteNames = ['link', 'base_site_url', 'base_blog_url', 'title', 'language'];
/** The channel's own list of categories, as `wp:category` or, in newer exports, as `wp:term`. */
const termNames = ['category', 'term'];

/** Accepts exports of every version, and those that lost their namespaces; a feed's pictures have a `content`, too. */
function localName(name: string): string {
	if (name === 'content:encoded' || name === 'encoded') return 'content';
	if (name === 'excerpt:encoded') return 'excerpt';
	return name.replace(/^(?!(?:atom\d*|media|itunes):)\w+:/, '');
}

/** Some exports contain the article as elements instead of text. */
const textIn = ({ children }: ElementNode): string =>
	children.some((child) => isElement(child)) ? write(children) : children.map(textOf).join('');

/** The fields of an element, by local name; the first of several counts. */
function fieldsOf({ children }: ElementNode): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const child of children)
		if (isElement(child)) fields[localName(child.name)] ??= textIn(child).trim();
	return fields;
}

function toWordPressItem({ element, line }: XmlPart): WordPressItem {
	const item: WordPressItem = { line, texts: {}, terms: [], meta: new Map(), comments: 0 };
	const addMeta = (key: string, value: string) =>
		item.meta.set(key, [...(item.meta.get(key) ?? []), value]);
	for (const child of element.children.filter((each) => isElement(each))) {
		const name = localName(child.name);
		const { url, domain = '', nicename = '' } = child.attributes;
		if (name === 'postmeta') {
			const { meta_key = '', meta_value = '' } = fieldsOf(child);
			addMeta(meta_key, meta_value);
		} else if (name === 'comment') item.comments += 1;
		else if (name === 'category') item.terms.push({ domain, nicename, name: textIn(child).trim() });
		else item.texts[name] ??= textIn(child).trim();
		if (name === 'enclosure' && url) addMeta(name, url);
	}
	return item;
}

function toPart(part: XmlPart): WordPressPart | undefined {
	const name = localName(part.element.name);
	if (name === 'item') return { kind: 'item', item: toWordPressItem(part) };
	if (siteNames.includes(name)) return { kind: 'site', name, text: textIn(part.element).trim() };
	const fields = fieldsOf(part.element);
	if (name === 'author') {
		const { author_id: id = '', author_login: login = '', author_display_name } = fields;
		return { kind: 'author', id, login, name: author_display_name || login };
	}
	const { term_id: id, term_taxonomy = 'category' } = fields;
	if (!termNames.includes(name) || !id || term_taxonomy !== 'category') return undefined;
	const nicename = fields['category_nicename'] ?? fields['term_slug'] ?? '';
	const shown = fields['cat_name'] ?? fields['term_name'] ?? nicename;
	return { kind: 'category', id, nicename, name: shown };
}

/** Reads the parts of a WordPress export (WXR 1.0 to 1.2, or a plain feed), one at a time. */
export async function* readWordPressExport(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<WordPressPart> {
	let isExport = false;
	for await (const part of readParts(chunks)) {
		if (part.root !== 'rss')
			throw new ImportError(`não é uma exportação do WordPress: começa com <${part.root}>`);
		isExport = true;
		const read = toPart(part);
		if (read) yield read;
	}
	if (!isExport) throw new ImportError('Isto não é uma exportação do WordPress.');
}
