import { parseHtml } from '#article/parse-html';
import {
	createElement,
	type ElementNode,
	isElement,
	listElements,
	type TreeNode,
} from '#article/tree';
import { isBlank, textOf, write } from '../html/nodes.ts';
import { asPicture, pictureName } from './blogger.ts';

/** Within these a blank line begins a paragraph. */
const holders = new Set('div span font center blockquote section article'.split(' '));

const bears = ({ attributes }: ElementNode, name: string) =>
	(attributes['class'] ?? '').split(/\s+/).includes(name);

/** Feeds count their readers by pictures that nobody sees. */
const isPixel = ({ name, attributes: { width, height } }: ElementNode) =>
	name === 'img' && [width, height].some((side) => /^[01](?:px)?$/.test(side ?? ''));

/** A picture that leads to a larger one of itself is shown by that one. */
function enlarge(link: ElementNode): ElementNode {
	const [picture, ...others] = link.children.filter((child) => !isBlank(child));
	if (!isElement(picture, 'img') || others.length > 0) return link;
	const { href = '' } = link.attributes;
	const { src = '', width: _, height: __, ...attributes } = picture.attributes;
	const shown = pictureName(src);
	if (shown === undefined || pictureName(asPicture(href)) !== shown) return link;
	return createElement('img', { ...attributes, src: asPicture(href) });
}

/** Blogger sets a picture with a caption as a table. */
function setCaption(table: ElementNode): TreeNode {
	const elements = listElements(table.children);
	const picture = elements.find(
		(each) => isElement(each, 'a') && each.children.some((child) => isElement(child, 'img')),
	);
	const shown = picture ?? elements.find((each) => isElement(each, 'img'));
	const caption = elements.find((each) => bears(each, 'tr-caption'));
	if (!shown || !caption) return table;
	return createElement('figure', {}, [shown, createElement('figcaption', {}, caption.children)]);
}

const isBreak = (node: TreeNode) => isElement(node, 'br');

/** Two breaks with nothing between them end a paragraph. */
function partParagraphs(nodes: TreeNode[]): TreeNode[] {
	const made: TreeNode[] = [];
	for (let at = 0; at < nodes.length; at += 1) {
		let end = at;
		while (end < nodes.length && (isBreak(nodes[end] ?? '') || isBlank(nodes[end]))) end += 1;
		const run = nodes.slice(at, end);
		if (run.filter(isBreak).length < 2) {
			made.push(nodes[at] ?? '');
			continue;
		}
		made.push('\n\n');
		at = end - 1;
	}
	return made;
}

function settle(node: TreeNode): TreeNode[] {
	if (typeof node === 'string') return [node];
	if (isPixel(node)) return [];
	if (node.name === 'a' && node.attributes['href'] === undefined && textOf(node).trim() === '')
		return node.children.flatMap(settle);
	// Players of old say their address only to programs that are gone.
	if (node.name === 'object')
		return listElements(node.children).filter((each) => isElement(each, 'embed', 'iframe'));
	// Of one picture in several sizes the last is for every browser.
	if (node.name === 'picture') return node.children.filter((child) => isElement(child, 'img'));
	node.children = node.children.flatMap(settle);
	if (holders.has(node.name)) node.children = partParagraphs(node.children);
	if (node.name === 'a') return [enlarge(node)];
	return bears(node, 'tr-caption-container') ? [setCaption(node)] : [node];
}

/** What editors of blogs wrote in their own way, as elements that say what it is. */
export const settleMarkup = (html: string): string =>
	write(partParagraphs(parseHtml(html).flatMap(settle)));
