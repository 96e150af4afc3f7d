import { allowedElements } from '#article/allow-list';
import { listTypeOf } from '#article/finish-elements';
import { createElement, type ElementNode, isElement, type TreeNode } from '#article/tree';
import { widestPicture } from '#domain/pictures/own-picture';
import { withPictureWord } from '#domain/pictures/picture-words';
import { languageTag } from '#domain/text/language-tag';
import { tableOf } from '#domain/text/table-of';
import { isBlank, isBlock, textOf } from './nodes.ts';
import { setFile, setLines, setParagraphs } from './paragraphs.ts';

const unseen = new Set(
	'script style template noscript title meta link base head svg math textarea select object param'.split(
		' ',
	),
);
/** The renderer turns these into links, see `#article/sanitise`. */
const players = new Set(['iframe', 'embed', 'video', 'audio', 'source']);
const keptAttributes = new Set(
	'alt title width height id start reversed value colspan rowspan datetime cite'.split(' '),
);
/** Where services count a blog's readers, by pictures that nobody sees. */
const counters =
	/^(?:https?:)?\/\/(?:pixel\.wp\.com|(?:stats|feeds)\.wordpress\.com|feeds2?\.feedburner\.com\/~r|feedproxy\.google\.com\/~r|medium\.com\/_\/stat|blogger\.googleusercontent\.com\/tracker|www\.google-analytics\.com|www\.facebook\.com\/tr)(?=[/?])/i;

function isPixel({ name, attributes: { src = '', width, height } }: ElementNode): boolean {
	if (name !== 'img') return false;
	const sides = [width, height].filter((side) => side !== undefined);
	const isTiny = sides.length > 0 && sides.every((side) => /^[01](?:px)?$/.test(side));
	return isTiny || counters.test(src);
}

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
const renamed = tableOf<string>({
	h1: 'h2',
	h5: 'h4',
	h6: 'h4',
	strike: 's',
	tt: 'code',
	font: 'span',
	acronym: 'abbr',
	big: 'strong',
	b: 'strong',
	i: 'em',
});
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
	address.replace(/^https?:\/\/i\d\.wp\.com\/([^?]+)(?:\?[\s\S]*)?$/, 'https://$1');

/** Of several sizes the smallest that is as wide as a stored picture, or the largest. */
function sourceOf({ srcset = '' }: ElementNode['attributes']): string | undefined {
	const sizes = srcset.split(/,\s+/).flatMap((each) => {
		const [address = '', size = ''] = each.trim().split(/\s+/);
		return /^\d+w$/.test(size) ? [{ address, width: Number.parseInt(size, 10) }] : [];
	});
	const sorted = sizes.toSorted((one, other) => one.width - other.width);
	return (sorted.find(({ width }) => width >= widestPicture) ?? sorted.at(-1))?.address;
}

function cleanAttributes({ name, attributes }: ElementNode, options: CleanOptions) {
	const { src = '', 'data-src': lazy, 'data-lazy-src': lazier, class: classes = '' } = attributes;
	const isPlaceholder = src === '' || src.startsWith('data:');
	const shown = isPlaceholder ? lazy || lazier || '' : src;
	const given = { ...attributes, src: sourceOf(attributes) ?? shown };
	const kept: Record<string, string> = {};
	for (const [key, value] of Object.entries(given)) {
		if (key === 'src' && value !== '') kept[key] = unproxied(absolute(value, options));
		else if (key === 'href') kept[key] = absolute(value, options);
		else if (keptAttributes.has(key) || (key === 'dir' && /^rtl$/i.test(value))) kept[key] = value;
	}
	const lang = foreignLanguage(attributes);
	if (lang) kept['lang'] = lang;
	const type = listTypeOf({ name, attributes, children: [] });
	if (type) kept['type'] = type;
	const language = name === 'code' && /\blanguage-[\w+#.-]{1,30}/.exec(classes)?.[0];
	return language ? { ...kept, class: language } : kept;
}

/** Office programs name the language of every word, and often a wrong one. */
function foreignLanguage({ lang, style = '', class: classes = '' }: ElementNode['attributes']) {
	const isOffice = /\bmso-/i.test(style) || /(?:^|\s)Mso/.test(classes);
	const tag = isOffice ? undefined : languageTag(lang);
	return tag && !/^pt(?:-BR)?$/.test(tag) ? tag : undefined;
}

const classesOf = ({ attributes }: ElementNode) => attributes['class'] ?? '';

const isGallery = (element: ElementNode) =>
	/^(?:figure|ul|ol|li|div)$/.test(element.name) &&
	/(?:^|\s)(?:wp-block-gallery|blocks-gallery-(?:grid|item)|kg-gallery-\S+)(?:\s|$)/.test(
		classesOf(element),
	);

/** Readers see the pictures of a gallery as a grid (`#article/figures`). */
function markGallery(nodes: TreeNode[]): void {
	for (const node of nodes.filter((child) => isElement(child))) {
		markGallery(node.children);
		const { src } = node.attributes;
		if (node.name === 'img' && src) node.attributes['src'] = withPictureWord(src, 'galeria', true);
	}
}

/** WordPress's pull quotes are figures; those of other themes and of Ghost bear a class. */
function setPullQuote(quote: ElementNode): TreeNode {
	const isPull = /(?:^|\s)(?:pullquote|kg-blockquote-alt)(?:\s|$)/.test(classesOf(quote));
	return isPull ? createElement('figure', {}, [quote]) : quote;
}

/** A box that is dropped leaves its direction and language to the blocks in it. */
function passSpeech(box: ElementNode, nodes: TreeNode[]): TreeNode[] {
	const isRightToLeft = box.attributes['dir']?.toLowerCase() === 'rtl';
	const lang = foreignLanguage(box.attributes);
	for (const node of nodes.filter(isBlock)) {
		if (isRightToLeft) node.attributes['dir'] ||= 'rtl';
		if (lang) node.attributes['lang'] ||= lang;
	}
	return nodes;
}

/** Unwraps a box of pictures with their own captions; the box's caption becomes a paragraph. */
function isOuterFigure(element: ElementNode): boolean {
	return element.name === 'figure' && element.children.some((node) => isElement(node, 'figure'));
}

function unwrap(
	element: ElementNode,
	children: TreeNode[],
	isInline: boolean,
	options: CleanOptions,
): TreeNode[] {
	if (isInline) return isBlock(element) ? [' ', ...children, ' '] : children;
	if (isOuterFigure(element) || isGallery(element)) {
		return children
			.filter((node) => !isBlank(node))
			.map((node) =>
				isElement(node, 'figcaption', 'li') ? createElement('p', {}, node.children) : node,
			);
	}
	return isBlock(element) ? setParagraphs(children, options.keepLines) : children;
}

/** Line breaks that an old editor wrote as paragraphs between items would be items of their own. */
function listItems(nodes: TreeNode[]): TreeNode[] {
	const opened = nodes.flatMap((node) =>
		isElement(node, 'p') && node.children.some((child) => isElement(child, 'li'))
			? node.children
			: node,
	);
	const isLine = (node: TreeNode) =>
		!isElement(node) ||
		(isElement(node, 'p', 'br') && !node.children.some((child) => isElement(child)));
	return opened.filter((node) => !(isLine(node) && textOf(node).trim() === ''));
}

function holdsInline(element: ElementNode): boolean {
	return inlineHolders.has(element.name) || !(isBlock(element) || isGallery(element));
}

/** Moves spaces from a mark's ends to before and after it: the editors of old blogs left them inside. */
function freeSpaces(mark: ElementNode): TreeNode[] {
	const { children } = mark;
	if (textOf(mark).trim() === '') return [mark];
	const [before] = /^[ \t\n]*/.exec(wordsOf(children[0])) ?? [''];
	if (before !== '') children[0] = wordsOf(children[0]).slice(before.length);
	const [after] = /(?<![ \t\n])[ \t\n]*$/.exec(wordsOf(children.at(-1))) ?? [''];
	if (after !== '') children.push(wordsOf(children.pop()).slice(0, -after.length));
	return [before, mark, after].filter((node) => node !== '');
}

const wordsOf = (node: TreeNode | undefined): string => (typeof node === 'string' ? node : '');

function cleanNode(node: TreeNode, options: CleanOptions, isInline: boolean): TreeNode[] {
	if (typeof node === 'string') return [node];
	if (unseen.has(node.name) || isPixel(node)) return [];
	setFile(node);
	const isSpoken =
		['span', 'font'].includes(node.name) && foreignLanguage(node.attributes) !== undefined;
	const isBox = (boxes.has(node.name) && !isSpoken) || isGallery(node) || isOuterFigure(node);
	const isWithinInline = isInline || holdsInline(node);
	const children = node.children.flatMap((child) => cleanNode(child, options, isWithinInline));
	node.children = children;
	const name = renamed[node.name] ?? node.name;
	const isKnown = Object.hasOwn(allowedElements, name) || players.has(name);
	if (isGallery(node)) markGallery(children);
	if (isBox || !isKnown) return passSpeech(node, unwrap(node, children, isInline, options));
	const quote = name === 'blockquote' ? setPullQuote(node) : node;
	Object.assign(node, { name, attributes: cleanAttributes(node, options) });
	if (name === 'img' && !node.attributes['src']) return [];
	if (name === 'ul' || name === 'ol') node.children = listItems(children);
	else if (splitHolders.has(name)) node.children = setParagraphs(children, options.keepLines);
	else if (name !== 'pre' && !isInline) node.children = setLines(children, options.keepLines);
	return marks.includes(name) ? freeSpaces(node) : [quote];
}

/** Reduces a tree to visible content and its structure, in blocks, without styling, scripts and boxes. */
export function cleanTree(nodes: TreeNode[], options: CleanOptions): TreeNode[] {
	const cleaned = nodes.flatMap((node) => cleanNode(node, options, false));
	return setParagraphs(cleaned, options.keepLines);
}
