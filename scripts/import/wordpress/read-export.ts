import { ImportError } from '../import-error.ts';
import { readXml, type XmlHandlers } from '../read-xml.ts';

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

/** Something else in XML. */
export class OtherXml extends ImportError {
	constructor(root: string) {
		super(`não é uma exportação do WordPress: começa com <${root}>`);
	}
}

/** Maximum characters of one item: a longer one is no article, and memory is limited. */
const longestItem = 32 * 1024 * 1024;
const siteNames = ['link', 'base_site_url', 'base_blog_url', 'title', 'language'];

/** The channel's own list of categories, as `wp:category` or, in newer exports, as `wp:term`. */
const termNames = ['category', 'term'];
const isTermOfSite = (path: readonly string[]) =>
	path.length === 3 && termNames.includes(localName(path[2] ?? ''));

/** Accepts exports of every version, and those that lost their namespaces; a feed's pictures have a `content`, too. */
function localName(name: string): string {
	if (name === 'content:encoded' || name === 'encoded') return 'content';
	if (name === 'excerpt:encoded') return 'excerpt';
	return name.replace(/^(?!(?:atom\d*|media|itunes):)\w+:/, '');
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

const addMeta = ({ meta }: WordPressItem, key: string, value: string) =>
	meta.set(key, [...(meta.get(key) ?? []), value]);

/** State within an item; `group` collects the fields of its `postmeta`. */
function addToItem(
	item: WordPressItem,
	{ name, parent, value }: Ended,
	{ group, term }: { group: Record<string, string>; term: Omit<WordPressTerm, 'name'> },
): void {
	if (parent === 'postmeta') group[name] = value;
	else if (name === 'postmeta') {
		const key = group['meta_key'] ?? '';
		addMeta(item, key, group['meta_value'] ?? '');
	} else if (name === 'comment') item.comments += 1;
	else if (parent !== 'item') return;
	else if (name === 'category') item.terms.push({ ...term, name: value });
	else item.texts[name] ??= value;
}

class ExportReader implements XmlHandlers {
	isExport = false;
	readonly #emit: (part: WordPressPart) => void;
	#item: WordPressItem | undefined;
	#group: Record<string, string> = {};
	#term: Omit<WordPressTerm, 'name'> = { domain: '', nicename: '' };
	#text: string[] | undefined;
	#letters = 0;

	constructor(emit: (part: WordPressPart) => void) {
		this.#emit = emit;
	}

	open(path: readonly string[], attributes: Record<string, string>, line: number): void {
		const name = localName(path.at(-1) ?? '');
		if (this.#item && isWithinContent(path)) {
			this.#text?.push(writeTag(path.at(-1) ?? '', attributes));
			return;
		}
		if (path.length === 1 && name !== 'rss') {
			throw new OtherXml(path[0] ?? '');
		}
		if (name === 'channel') this.isExport = true;
		if (name === 'item' && path.length === 3) {
			this.#item = { line, texts: {}, terms: [], meta: new Map(), comments: 0 };
			this.#letters = 0;
		}
		if (this.#item && name === 'enclosure' && attributes['url'])
			addMeta(this.#item, name, attributes['url']);
		if (name === 'postmeta' || name === 'author' || isTermOfSite(path)) this.#group = {};
		if (name === 'category') {
			this.#term = { domain: attributes['domain'] ?? '', nicename: attributes['nicename'] ?? '' };
		}
		this.#text = [];
	}

	text(part: string): void {
		this.#letters += part.length;
		if (this.#item && this.#letters > longestItem) {
			throw new ImportError(`O item da linha ${this.#item.line} passa de 32 MB.`);
		}
		this.#text?.push(part);
	}

	close(path: readonly string[]): void {
		if (this.#item && isWithinContent(path)) {
			this.#text?.push(`</${path.at(-1)}>`);
			return;
		}
		const [name = '', parent = ''] = [path.at(-1), path.at(-2)].map((at) => localName(at ?? ''));
		const value = this.#text?.join('').trim() ?? '';
		this.#text = undefined;
		if (!this.#item) this.#closeOutside({ name, parent, value });
		else if (name === 'item' && path.length === 3) {
			this.#emit({ kind: 'item', item: this.#item });
			this.#item = undefined;
		} else {
			addToItem(this.#item, { name, parent, value }, { group: this.#group, term: this.#term });
		}
	}

	#closeOutside({ name, parent, value }: Ended): void {
		if (parent === 'author') this.#group[name] = value;
		else if (name === 'author') {
			const login = this.#group['author_login'] ?? '';
			const shown = this.#group['author_display_name'] || login;
			this.#emit({ kind: 'author', id: this.#group['author_id'] ?? '', login, name: shown });
		} else if (termNames.includes(parent)) this.#group[name] = value;
		else if (termNames.includes(name)) {
			const { term_id: id, term_taxonomy = 'category', ...term } = this.#group;
			if (!id || term_taxonomy !== 'category') return;
			const nicename = term['category_nicename'] ?? term['term_slug'] ?? '';
			const shown = term['cat_name'] ?? term['term_name'] ?? nicename;
			this.#emit({ kind: 'category', id, nicename, name: shown });
		} else if (parent === 'channel' && siteNames.includes(name)) {
			this.#emit({ kind: 'site', name, text: value });
		}
	}
}

/** Reads the parts of a WordPress export (WXR 1.0 to 1.2, or a plain feed), one at a time. */
export async function* readWordPressExport(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<WordPressPart> {
	const parts: WordPressPart[] = [];
	const reader = new ExportReader((part) => parts.push(part));
	for await (const _ of readXml(chunks, reader)) yield* parts.splice(0);
	if (!reader.isExport) throw new ImportError('Isto não é uma exportação do WordPress.');
}
