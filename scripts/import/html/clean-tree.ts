import { allowedElements } from '#article/allow-list';
import { withPictureWord } from '#domain/picture-words';
import { setFile } from './file-block.ts';
import {
	attributeOf,
	createElement,
	createText,
	type Element,
	isBlock,
	isElement,
	isText,
	type Node,
	setChildren,
	textOf,
} from './nodes.ts';
import { setLines, setParagraphs } from './paragraphs.ts';

const unseen = new Set(
	'script style template noscript title meta link base head svg math textarea select object param'.split(
		' ',
	),
);
/** The renderer turns these into links, see `#article/embeds`. */
const players = new Set(['iframe', 'embed', 'video', 'audio', 'source']);
const keptAttributes = new Set(
	'href src alt title width height id start reversed value colspan rowspan datetime cite'.split(
		' ',
	),
);
/** Boxes used only for styling: their contents replace them. */
const boxes = new Set([
	'div',
	'section',
	'center',
	'article',
	'main',
	'header',
	'footer',
	'aside',
	'nav',
	'span',
	'font',
	'address',
	'form',
	'fieldset',
	'hgroup',
]);
const inlineHolders = new Set('p h1 h2 h3 h4 h5 h6 figcaption dt summary pre'.split(' '));
/** Text in these needs paragraphs. */
const splitHolders = new Set(['blockquote', 'details', 'dd']);
const renamed: Record<string, string> = {
	h1: 'h2',
	h5: 'h4',
	h6: 'h4',
	strike: 's',
	tt: 'code',
	acronym: 'abbr',
	big: 'strong',
	b: 'strong',
	i: 'em',
};
/** Markdown knows no mark whose first or last letter is a space. */
const marks = ['strong', 'em', 's', 'a'];

export interface CleanOptions {
	/** Relative addresses refer to the old blog. */
	baseUrl: string;
	/** A line break stays a line break, as in WordPress before its blocks. */
	keepLines: boolean;
}

function absolute(address: string, { baseUrl }: CleanOptions): string {
	const trimmed = address.trim();
	if (trimmed === '' || trimmed.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(trimmed))
		return trimmed;
	const base = `${baseUrl || 'https://invalid.invalid'}/`;
	if (!URL.canParse(trimmed, base)) return '';
	const { href } = new URL(trimmed, base);
	return baseUrl === '' && !trimmed.startsWith('//') ? trimmed : href;
}

/** WordPress.com's picture service contains the original address in its own. */
const unproxied = (address: string) =>
	address.replace(/^https?:\/\/i\d\.wp\.com\/([^?]+).*$/, 'https://$1');

function cleanAttributes(element: Element, options: CleanOptions): void {
	const language =
		element.tagName === 'code'
			? /\blanguage-[\w+#.-]{1,30}/.exec(attributeOf(element, 'class'))
			: null;
	const lazy = attributeOf(element, 'data-src') || attributeOf(element, 'data-lazy-src');
	const source = attributeOf(element, 'src');
	const isPlaceholder = source === '' || source.startsWith('data:');
	element.attrs = element.attrs
		.concat(lazy && isPlaceholder ? [{ name: 'src', value: lazy }] : [])
		.filter(
			({ name, value }) =>
				(keptAttributes.has(name) || (name === 'dir' && value.toLowerCase() === 'rtl')) &&
				!(name === 'src' && isPlaceholder && value === source),
		)
		.map(({ name, value }) => {
			if (name === 'src') return { name, value: unproxied(absolute(value, options)) };
			return { name, value: name === 'href' ? absolute(value, options) : value };
		})
		.concat(language ? [{ name: 'class', value: language[0] }] : []);
}

const isGallery = (element: Element) =>
	/^(?:figure|ul|ol|li|div)$/.test(element.tagName) &&
	/(?:^|\s)(?:wp-block-gallery|blocks-gallery-(?:grid|item)|kg-gallery-\S+)(?:\s|$)/.test(
		attributeOf(element, 'class'),
	);

/** Readers see the pictures of a gallery as a grid (`#article/figures`). */
function markGallery(nodes: Node[]): void {
	for (const node of nodes.filter((child) => isElement(child))) {
		markGallery(node.childNodes);
		if (!isElement(node, 'img')) continue;
		node.attrs = node.attrs.map(({ name, value }) => ({
			name,
			value: name === 'src' ? withPictureWord(value, 'galeria', true) : value,
		}));
	}
}

/** WordPress's pull quotes are figures; those of other themes and of Ghost bear a class. */
function setPullQuote(quote: Element): Node {
	const isPull = /(?:^|\s)(?:pullquote|kg-blockquote-alt)(?:\s|$)/.test(
		attributeOf(quote, 'class'),
	);
	return isPull ? createElement('figure', {}, [quote]) : quote;
}

/** A box that is dropped leaves its direction to the blocks in it. */
function passDirection(box: Element, nodes: Node[]): Node[] {
	if (attributeOf(box, 'dir').toLowerCase() !== 'rtl') return nodes;
	for (const node of nodes) {
		if (isBlock(node) && attributeOf(node, 'dir') === '')
			node.attrs.push({ name: 'dir', value: 'rtl' });
	}
	return nodes;
}

/** Unwraps a box of pictures with their own captions; the box's caption becomes a paragraph. */
function isOuterFigure(element: Element): boolean {
	return (
		element.tagName === 'figure' && element.childNodes.some((node) => isElement(node, 'figure'))
	);
}

function unwrap(
	element: Element,
	children: Node[],
	isInline: boolean,
	options: CleanOptions,
): Node[] {
	if (isInline)
		return isBlock(element) ? [createText(' '), ...children, createText(' ')] : children;
	if (isOuterFigure(element) || isGallery(element)) {
		return children
			.filter((node) => !isText(node) || node.value.trim() !== '')
			.map((node) =>
				isElement(node, 'figcaption', 'li') ? createElement('p', {}, node.childNodes) : node,
			);
	}
	return isBlock(element) ? setParagraphs(children, options.keepLines) : children;
}

function holdsInline(element: Element): boolean {
	return inlineHolders.has(element.tagName) || !(isBlock(element) || isGallery(element));
}

/** Moves spaces from a mark's ends to before and after it: the editors of old blogs left them inside. */
function freeSpaces(mark: Element): Node[] {
	const [first, last] = [mark.childNodes[0], mark.childNodes.at(-1)];
	const isWord = textOf(mark).trim() !== '';
	const before = isWord && isText(first) ? (/^[ \t\n]+/.exec(first.value)?.[0] ?? '') : '';
	if (before !== '' && isText(first)) first.value = first.value.slice(before.length);
	const after = isWord && isText(last) ? (/[ \t\n]+$/.exec(last.value)?.[0] ?? '') : '';
	if (after !== '' && isText(last)) last.value = last.value.slice(0, -after.length);
	return [...(before ? [createText(before)] : []), mark, ...(after ? [createText(after)] : [])];
}

function cleanNode(node: Node, options: CleanOptions, isInline: boolean): Node[] {
	if (isText(node)) return [node];
	if (!isElement(node) || unseen.has(node.tagName)) return [];
	setFile(node);
	const isBox = boxes.has(node.tagName) || isGallery(node) || isOuterFigure(node);
	const isWithinInline = isInline || holdsInline(node);
	const children = node.childNodes.flatMap((child) => cleanNode(child, options, isWithinInline));
	setChildren(node, children);
	const name = renamed[node.tagName] ?? node.tagName;
	const isKnown = Object.hasOwn(allowedElements, name) || players.has(name);
	if (isGallery(node)) markGallery(children);
	if (isBox || !isKnown) return passDirection(node, unwrap(node, children, isInline, options));
	const quote = name === 'blockquote' ? setPullQuote(node) : node;
	cleanAttributes(node, options);
	if (name === 'img' && attributeOf(node, 'src') === '') return [];
	Object.assign(node, { tagName: name, nodeName: name });
	if (splitHolders.has(name)) setChildren(node, setParagraphs(children, options.keepLines));
	else if (name !== 'pre' && !isInline) setChildren(node, setLines(children, options.keepLines));
	return marks.includes(name) ? freeSpaces(node) : [quote];
}

/** Reduces a tree to visible content and its structure, in blocks, without styling, scripts and boxes. */
export function cleanTree(nodes: Node[], options: CleanOptions): Node[] {
	const cleaned = nodes.flatMap((node) => cleanNode(node, options, false));
	return setParagraphs(cleaned, options.keepLines);
}
