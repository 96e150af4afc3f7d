import { createElement, type ElementNode, isElement, listElements, type TreeNode } from './tree.ts';

/** A paragraph that contains only a picture becomes a figure, with the picture's title as its caption. */
export function setFigure(paragraph: ElementNode): ElementNode | undefined {
	const content = paragraph.children.filter(
		(node) => typeof node !== 'string' || node.trim() !== '',
	);
	const [only] = content;
	if (content.length !== 1 || !isElement(only, 'img', 'a')) return undefined;
	const image = only.name === 'img' ? only : onlyImage(only);
	if (!image) return undefined;
	const { title, ...attributes } = image.attributes;
	image.attributes = attributes;
	const caption = title ? [createElement('figcaption', {}, [title])] : [];
	return makeFigure([only, ...caption]);
}

/** The figure is wide when its picture is. */
function makeFigure(children: TreeNode[]): ElementNode {
	const isWide = listElements(children).some(({ attributes }) => 'data-wide' in attributes);
	return createElement('figure', { class: isWide ? 'wide' : undefined }, children);
}

function onlyImage(link: ElementNode): ElementNode | undefined {
	const [child] = link.children;
	return link.children.length === 1 && isElement(child, 'img') ? child : undefined;
}

/** A figure contains its picture directly; a nested figure stays only when both have a caption. */
export function mergeFigures(figure: ElementNode): ElementNode {
	const inner = figure.children.filter((child) => isElement(child, 'figure'));
	const isAlone = inner.length === 1 && !hasCaption(figure);
	const children = figure.children.flatMap((child) =>
		isElement(child, 'figure') && (isAlone || !hasCaption(child)) ? child.children : [child],
	);
	return makeFigure(children);
}

const hasCaption = ({ children }: ElementNode): boolean =>
	children.some((child) => isElement(child, 'figcaption'));
