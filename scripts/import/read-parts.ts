import { appendNode } from '#article/parse-html';
import { createElement, type ElementNode } from '#article/tree';
import { ImportError } from './import-error.ts';
import { readXml, type XmlHandlers } from './read-xml.ts';

/** What stands right below the main element of a file, or below its `channel`. */
export interface XmlPart {
	/** The name of the main element. */
	root: string;
	/** Where it starts in the file. */
	line: number;
	/** Its `xml:base`, and those of what is in it, are absolute and inherited. */
	element: ElementNode;
}

/** Letters of one part: a longer one is no article, and memory is limited. */
const longest = 32 * 1024 * 1024;

/** The absolute address, if there is a base for it. */
export const resolve = (address: string, base: string): string =>
	URL.parse(address.trim(), base || undefined)?.href ?? address.trim();

class PartReader implements XmlHandlers {
	readonly #emit: (part: XmlPart) => void;
	readonly #open: ElementNode[] = [];
	#line = 1;
	#letters = 0;

	constructor(emit: (part: XmlPart) => void) {
		this.#emit = emit;
	}

	/** How deep the parts are. */
	get #depth(): number {
		const [root, channel] = this.#open;
		return root?.name === 'rss' && channel?.name === 'channel' ? 3 : 2;
	}

	open(path: readonly string[], given: Record<string, string>, line: number): void {
		const parent = this.#open.at(-1);
		const element = createElement(path.at(-1) ?? '', given);
		const [base = '', own] = [parent?.attributes['xml:base'], given['xml:base']];
		if (base || own) element.attributes['xml:base'] = resolve(own ?? '', base);
		this.#open.push(element);
		if (path.length > this.#depth) parent?.children.push(element);
		else [this.#line, this.#letters] = [line, 0];
		this.#count(path.length);
	}

	text(given: string): void {
		if (this.#open.length < this.#depth) return;
		this.#count(given.length);
		appendNode(this.#open.at(-1)?.children ?? [], given);
	}

	close(path: readonly string[]): void {
		const isPart = path.length === this.#depth;
		const element = this.#open.pop();
		const root = path[0] ?? '';
		if (isPart && element) this.#emit({ root, line: this.#line, element });
	}

	#count(letters: number): void {
		this.#letters += letters;
		if (this.#letters > longest)
			throw new ImportError(`O item da linha ${this.#line} passa de 32 MB.`);
	}
}

/** Reads the parts of a file one at a time, in constant memory. */
export async function* readParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<XmlPart> {
	const parts: XmlPart[] = [];
	const reader = new PartReader((part) => parts.push(part));
	for await (const _ of readXml(chunks, reader)) yield* parts.splice(0);
}
