import { ImportError } from '../import-error.ts';
import { readXml, type XmlHandlers } from './read-xml.ts';

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
	| { kind: 'author'; login: string; name: string }
	| { kind: 'item'; item: WordPressItem };

/** Maximum characters of one item: a longer one is no article, and memory is limited. */
const longestItem = 32 * 1024 * 1024;
const siteNames = ['link', 'base_site_url', 'base_blog_url', 'title'];

/** Accepts exports of every version, and those that lost their namespaces. */
function localName(name: string): string {
	if (name === 'content:encoded' || name === 'encoded') return 'content';
	if (name === 'excerpt:encoded') return 'excerpt';
	return name.replace(/^\w+:/, '');
}

const writeTag = (name: string, attributes: Record<string, string>) =>
	`<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`)].join(' ')}>`;

/** Some exports contain the article as elements instead of text. */
const isWithinContent = (path: readonly string[]) =>
	path.length > 4 && localName(path[3] ?? '') === 'content';

/** An element that ends, and its parent. */
interface Ended {
	name: string;
	parent: string;
	value: string;
}

/** State within an item; `group` collects the fields of its `postmeta`. */
function addToItem(
	item: WordPressItem,
	{ name, parent, value }: Ended,
	{ group, term }: { group: Record<string, string>; term: Omit<WordPressTerm, 'name'> },
): void {
	if (parent === 'postmeta') group[name] = value;
	else if (name === 'postmeta') {
		const key = group['meta_key'] ?? '';
		item.meta.set(key, [...(item.meta.get(key) ?? []), group['meta_value'] ?? '']);
	} else if (name === 'comment') item.comments += 1;
	else if (parent !== 'item') return;
	else if (name === 'category') item.terms.push({ ...term, name: value });
	else item.texts[name] ??= value;
}

function createReader(
	emit: (part: WordPressPart) => void,
): XmlHandlers & { isExport: () => boolean } {
	let isExport = false;
	let item: WordPressItem | undefined;
	let group: Record<string, string> = {};
	let term: Omit<WordPressTerm, 'name'> = { domain: '', nicename: '' };
	let text: string[] | undefined;
	let letters = 0;

	return {
		isExport: () => isExport,
		open(path, attributes, line) {
			const name = localName(path.at(-1) ?? '');
			if (item && isWithinContent(path)) {
				text?.push(writeTag(path.at(-1) ?? '', attributes));
				return;
			}
			if (path.length === 1 && name !== 'rss') {
				throw new ImportError(`Isto não é uma exportação do WordPress: começa com <${name}>.`);
			}
			if (name === 'channel') isExport = true;
			if (name === 'item' && path.length === 3) {
				item = { line, texts: {}, terms: [], meta: new Map(), comments: 0 };
				letters = 0;
			}
			if (name === 'postmeta' || name === 'author') group = {};
			if (name === 'category') {
				term = { domain: attributes['domain'] ?? '', nicename: attributes['nicename'] ?? '' };
			}
			text = [];
		},
		text(part) {
			letters += part.length;
			if (item && letters > longestItem) {
				throw new ImportError(`O item da linha ${item.line} passa de 32 MB.`);
			}
			text?.push(part);
		},
		close(path) {
			if (item && isWithinContent(path)) {
				text?.push(`</${path.at(-1)}>`);
				return;
			}
			const [name = '', parent = ''] = [path.at(-1), path.at(-2)].map((at) => localName(at ?? ''));
			const value = text?.join('').trim() ?? '';
			text = undefined;
			if (item && name === 'item' && path.length === 3) {
				emit({ kind: 'item', item });
				item = undefined;
			} else if (item) addToItem(item, { name, parent, value }, { group, term });
			else if (parent === 'author') group[name] = value;
			else if (name === 'author') {
				const login = group['author_login'] ?? '';
				emit({ kind: 'author', login, name: group['author_display_name'] || login });
			} else if (parent === 'channel' && siteNames.includes(name)) {
				emit({ kind: 'site', name, text: value });
			}
		},
	};
}

/** Reads the parts of a WordPress export (WXR 1.0 to 1.2, or a plain feed), one at a time. */
export async function* readWordPressExport(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<WordPressPart> {
	const parts: WordPressPart[] = [];
	const reader = createReader((part) => parts.push(part));
	for await (const _ of readXml(chunks, reader)) yield* parts.splice(0);
	if (!reader.isExport()) throw new ImportError('Isto não é uma exportação do WordPress.');
}
