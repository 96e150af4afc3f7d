import { parseHtml } from '#article/parse-html';
import {
	createElement,
	type ElementNode,
	isElement,
	listElements,
	type TreeNode,
} from '#article/tree';
import { isBlank, textOf, write } from '../html/nodes.ts';
import { withoutSize } from './blogger.ts';

/** Within these a blank line begins a paragraph. */
const holders = new Set('div span font center blockquote section article'.split(' '));

const bears = ({ attributes }: ElementNode, name: string) =>
	(attributes['class'] ?? '').split(/\s+/).includes(name);

/** A picture of Blogger that leads to a larger one of itself is shown by that one; `s1600-h` is a page around it. */
function enlarge(link: ElementNode): ElementNode {
	const [picture, ...others] = link.children.filter((child) => !isBlank(child));
	if (!isElement(picture, 'img') || others.length > 0) return link;
	const { href = '' } = link.attributes;
	const { src = '', width: _, height: __, ...attributes } = picture.attributes;
	if (withoutSize(src) !== withoutSize(href)) return link;
	return createElement('img', {
		...attributes,
		src: href.replace(/\/(s\d+)-h(?=\/[^/]*$)/, '/$1'),
	});
}

/** Blogger sets a picture with a caption as a table. */
function setCaption(table: ElementNode): ElementNode {
	const elements = listElements(table.children);
	const picture = elements.find((each) => isElement(each, 'a', 'img'));
	const caption = elements.find((each) => bears(each, 'tr-caption'));
	if (!picture || !caption) return table;
	return createElement('figure', {}, [picture, createElement('figcaption', {}, caption.children)]);
}

/** Two breaks with nothing between them end a paragraph. */
const partParagraphs = (nodes: TreeNode[]) =>
	nodes.map((node, at) => {
		const isBeside = (step: number) =>
			isElement(nodes[isBlank(nodes[at + step]) ? at + 2 * step : at + step], 'br');
		return isElement(node, 'br') && (isBeside(1) || isBeside(-1)) ? '\n\n' : node;
	});

function settle(node: TreeNode): TreeNode[] {
	if (typeof node === 'string') return [node];
	const { name, attributes } = node;
	if (name === 'a' && attributes['href'] === undefined && textOf(node).trim() === '')
		return node.children.flatMap(settle);
	// Only the last of them is for every browser.
	if (name === 'picture') return node.children.filter((child) => isElement(child, 'img'));
	if (name === 'object')
		return listElements(node.children).filter((each) => isElement(each, 'embed', 'iframe'));
	node.children = node.children.flatMap(settle);
	if (holders.has(name)) node.children = partParagraphs(node.children);
	if (name === 'a') return [enlarge(node)];
	return [bears(node, 'tr-caption-container') ? setCaption(node) : node];
}

/** What editors of blogs wrote in their own way, as elements that say what it is. */
export const settleMarkup = (html: string): string =>
	write(partParagraphs(parseHtml(html).flatMap(settle)));
