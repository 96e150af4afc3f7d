import { createElement, type ElementNode, isElement } from '#article/tree';
import { escapeHtml } from '../html/escape.ts';
import { textOf, write } from '../html/nodes.ts';
import { readParts } from '../read-parts.ts';

/** An entry of a feed, as its elements. */
export interface FeedEntry {
	/** Where it starts in the file. */
	line: number;
	element: ElementNode;
}

const nameOf = ({ name }: ElementNode) => name.replace(/^atom:/, '');
/** What a feed says of itself; more than a few would be no feed. */
const ofFeed = ['link', 'author', 'managingEditor', 'generator'];
const mostOfFeed = 50;

/** Reads the entries of a feed (RSS, RDF, Atom), one at a time, and returns what it says of itself. */
export async function* readFeed(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedEntry, ElementNode> {
	const feed = createElement('feed');
	for await (const { root, line, element } of readParts(chunks)) {
		const name = nameOf(element);
		const base = element.attributes['xml:base'];
		if (name === 'entry' || name === 'item') {
			// Only Atom says by a type what a text is, and a title without one is none of HTML.
			if (root.endsWith('feed'))
				for (const title of listParts(element, 'title')) title.attributes['type'] ??= 'text';
			yield { line, element };
		} else if (name === 'channel') feed.children.push(...listParts(element, ...ofFeed));
		else if (ofFeed.includes(name) && feed.children.length < mostOfFeed) {
			feed.children.push(element);
			if (base) feed.attributes['xml:base'] = base;
		}
	}
	return feed;
}

/** What stands right below an element under these names, in the names' order. */
export const listParts = ({ children }: ElementNode, ...names: string[]): ElementNode[] =>
	names.flatMap((name) =>
		children.filter((child) => isElement(child)).filter((child) => nameOf(child) === name),
	);

/** The first text under one of these names; '' without one. */
export const textIn = (element: ElementNode, ...names: string[]): string =>
	listParts(element, ...names)
		.map((part) => textOf(part).trim())
		.find((text) => text !== '') ?? '';

/** The same as HTML, whichever way the feed has it. */
export function htmlIn(element: ElementNode, ...names: string[]): string {
	const part = listParts(element, ...names).find(({ children }) => children.length > 0);
	if (!part) return '';
	if (part.children.some((child) => isElement(child)))
		return write(part.children).replace(/<(\/?)\w+:/g, '<$1');
	const text = textOf(part).trim();
	return /^text(?:\/plain)?$/.test(part.attributes['type'] ?? '') ? escapeHtml(text) : text;
}

/** Where an entry or a feed is to be seen, as it is written. */
export function linkIn(element: ElementNode): string {
	const [shown] = listParts(element, 'link').filter(
		({ attributes: { rel = 'alternate', href } }) => rel === 'alternate' && href,
	);
	return textIn(element, 'feedburner:origLink', 'link') || (shown?.attributes['href'] ?? '');
}
