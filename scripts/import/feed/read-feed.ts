import { isVoid } from '#article/tree';
import { tableOf } from '#domain/text/table-of';
import { escapeHtml } from '../html/escape.ts';
import { ImportError } from '../import-error.ts';
import { readXml, type XmlHandlers } from '../read-xml.ts';

/** A file that a feed names beside the text. */
export interface FeedFile {
	address: string;
	isPicture: boolean;
}

/** An entry of a feed, or what the feed says of itself. */
export interface FeedPart {
	/** Where it starts in the file. */
	line: number;
	/** By the names of Atom; `title`, `content`, `summary` are HTML. */
	texts: Record<string, string>;
	/** The address on the old blog, as it is written. */
	link: string;
	/** The `xml:base` of its text; '' without one. */
	base: string;
	authors: string[];
	labels: string[];
	files: FeedFile[];
}

/** What RSS and older versions call it; other names with a prefix are somebody's own. */
const names = tableOf<string>({
	item: 'entry',
	channel: 'feed',
	guid: 'id',
	encoded: 'content',
	'content:encoded': 'content',
	description: 'description',
	pubDate: 'published',
	issued: 'published',
	'dc:date': 'published',
	modified: 'updated',
	'atom:updated': 'updated',
	'dc:creator': 'author',
	managingEditor: 'author',
	'dc:subject': 'category',
	'feedburner:origLink': 'origLink',
});
const markup = ['title', 'content', 'summary', 'description'];
/** Characters of one entry: a longer one is no article, and memory is limited. */
const longestEntry = 32 * 1024 * 1024;

const newPart = (line: number, base = ''): FeedPart => ({
	line,
	texts: {},
	link: '',
	base,
	authors: [],
	labels: [],
	files: [],
});

export const resolve = (address: string, base: string): string =>
	URL.parse(address.trim(), base || undefined)?.href ?? address.trim();

const writeTag = (name: string, attributes: Record<string, string>) =>
	`<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;

/** `ana@antigo.example (Ana Prado)` in RSS; an address alone is no name. */
function readPerson(text: string): string[] {
	const [, name = text] = /\(([^()]+)\)\s*$/.exec(text) ?? [];
	return name === '' || name.includes('@') ? [] : [name];
}

function readFile(name: string, attributes: Record<string, string>): FeedFile[] {
	const { url, href, type = '', medium } = attributes;
	const address = url ?? href ?? '';
	const isNamed = /^(?:enclosure|link|media:content|media:thumbnail|itunes:image)$/.test(name);
	if (!isNamed || address === '') return [];
	const isPicture =
		/^image\//.test(type) ||
		medium === 'image' ||
		/thumbnail|image$/.test(name) ||
		/\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(address);
	return [{ address, isPicture }];
}

function addAttributes(part: FeedPart, name: string, attributes: Record<string, string>): void {
	const { rel = 'alternate', href = '', scheme = '', term = '', label } = attributes;
	if (name === 'link' && rel === 'alternate') part.link ||= href;
	if (name !== 'link' || rel === 'enclosure') part.files.push(...readFile(name, attributes));
	if (name !== 'category') return;
	if (scheme.endsWith('#kind')) part.texts['kind'] = term.replace(/^.*#/, '');
	else if (term !== '') part.labels.push(label || term);
}

function addText(part: FeedPart, name: string, value: string): void {
	if (value === '') return;
	if (name === 'link') part.link ||= value;
	else if (name === 'author') part.authors.push(...readPerson(value));
	else if (name === 'category') part.labels.push(value);
	else part.texts[name] ??= value;
}

/** An open text that may have elements; `inner` of them are open. */
interface OpenText {
	depth: number;
	isPlain: boolean;
	inner: number;
}

class FeedReader implements XmlHandlers {
	readonly feed = newPart(1);
	readonly #emit: (entry: FeedPart) => void;
	/** What leads every name of Atom. */
	#prefix = '';
	#isAtom = false;
	/** The feed and its entry while they are open. */
	readonly #parts: { part: FeedPart; depth: number }[] = [];
	#open: OpenText | undefined = undefined;
	#text: string[] = [];
	#letters = 0;

	constructor(emit: (entry: FeedPart) => void) {
		this.#emit = emit;
	}

	#nameOf(element = ''): string {
		const name = element.startsWith(this.#prefix) ? element.slice(this.#prefix.length) : element;
		return names[name] ?? name;
	}

	open(path: readonly string[], attributes: Record<string, string>, line: number): void {
		const element = path.at(-1) ?? '';
		if (this.#open) {
			this.#open.inner += 1;
			this.#text.push(writeTag(element.replace(/^.*:/, ''), attributes));
			return;
		}
		if (path.length === 1 && /(?:^|:)feed$/.test(element)) {
			this.#isAtom = true;
			this.#prefix = element.slice(0, -'feed'.length);
		}
		const name = this.#nameOf(element);
		if (name === 'feed') this.#parts.push({ part: this.feed, depth: path.length });
		if (name === 'entry') this.#begin(path.length, line);
		const { part, depth } = this.#parts.at(-1) ?? {};
		if (!part) return;
		if (attributes['xml:base']) part.base = resolve(attributes['xml:base'], part.base);
		addAttributes(part, name, attributes);
		this.#text = [];
		if (path.length - 1 !== depth || !markup.includes(name)) return;
		const { type = name === 'title' ? 'text' : 'html' } = attributes;
		const isPlain = this.#isAtom && /^text(?:\/plain)?$/.test(type);
		this.#open = { depth: path.length, isPlain, inner: 0 };
	}

	#begin(depth: number, line: number): void {
		this.#parts.push({ part: newPart(line, this.feed.base), depth });
		this.#letters = 0;
	}

	text(given: string): void {
		this.#letters += given.length;
		if (this.#letters > longestEntry)
			throw new ImportError(`O item da linha ${this.#parts.at(-1)?.part.line} passa de 32 MB.`);
		this.#text.push(this.#open && this.#open.inner > 0 ? escapeHtml(given) : given);
	}

	close(path: readonly string[]): void {
		const element = path.at(-1) ?? '';
		if (this.#open && path.length > this.#open.depth) {
			this.#open.inner -= 1;
			const name = element.replace(/^.*:/, '');
			if (!isVoid(name)) this.#text.push(`</${name}>`);
			return;
		}
		const text = this.#text.join('').trim();
		const value = this.#open?.isPlain ? escapeHtml(text) : text;
		this.#open = undefined;
		this.#text = [];
		const { part, depth = 0 } = this.#parts.at(-1) ?? {};
		if (!part) return;
		if (path.length === depth) this.#end();
		else this.#addText(part, path, depth, value);
	}

	#end(): void {
		const { part } = this.#parts.pop() ?? {};
		if (part && part !== this.feed) this.#emit(part);
	}

	/** The children of a part, and the two that stand deeper. */
	#addText(part: FeedPart, path: readonly string[], depth: number, value: string): void {
		const [parent, name] = [this.#nameOf(path.at(-2)), this.#nameOf(path.at(-1))];
		if (/(?:^|:)draft$/.test(name)) addText(part, 'draft', value);
		else if (path.length === depth + 1) addText(part, name, value);
		else if (parent === 'author' && name === 'name') addText(part, 'author', value);
	}
}

/** Reads the entries of a feed (RSS 0.9 to 2.0, Atom), one at a time; `feed` is known when all were read. */
export async function* readFeed(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedPart, FeedPart> {
	const entries: FeedPart[] = [];
	const reader = new FeedReader((entry) => entries.push(entry));
	for await (const _ of readXml(chunks, reader)) yield* entries.splice(0);
	return reader.feed;
}
