import {
	createElement,
	type ElementNode,
	isElement,
	isEmpty,
	listElements,
	onlyChild,
	type TreeNode,
} from './tree.ts';

/** A paragraph that contains only a picture becomes a figure, with the picture's title as its caption. */
export function setFigure(paragraph: ElementNode): ElementNode | undefined {
	const only = onlyChild(paragraph);
	if (!isElement(only, 'img', 'a')) return undefined;
	const [image, ...others] = only.name === 'img' ? [only] : only.children;
	if (!isElement(image, 'img') || others.length > 0) return undefined;
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

/** A figure around nothing but a quotation is a pull quote. */
export function finishFigure(figure: ElementNode): ElementNode {
	const [only, ...others] = figure.children.filter((child) => !isEmpty(child));
	if (others.length > 0 || !isElement(only, 'blockquote')) return mergeFigures(figure);
	return createElement('blockquote', { class: 'pull' }, only.children);
}

/** A figure contains its picture directly; a nested figure stays only when both have a caption. */
function mergeFigures(figure: ElementNode): ElementNode {
	const inner = figure.children.filter((child) => isElement(child, 'figure'));
	const isAlone = inner.length === 1 && !hasCaption(figure);
	const children = figure.children.flatMap((child) =>
		isElement(child, 'figure') && (isAlone || !hasCaption(child)) ? child.children : [child],
	);
	return makeFigure(children);
}

const hasCaption = ({ children }: ElementNode): boolean =>
	children.some((child) => isElement(child, 'figcaption'));

const isOfGallery = (node: TreeNode | undefined): boolean =>
	isElement(node, 'figure') &&
	listElements(node.children).some(({ attributes }) => 'data-gallery' in attributes);

/** Figures in a row whose pictures say so become one gallery. */
export function groupGalleries(nodes: readonly TreeNode[]): TreeNode[] {
	const runs: TreeNode[][] = [];
	for (const [index, node] of nodes.entries()) {
		if (isOfGallery(node) && isOfGallery(nodes[index - 1])) runs.at(-1)?.push(node);
		else runs.push([node]);
	}
	return runs.flatMap((run) =>
		run.length > 1 ? [createElement('figure', { class: 'gallery' }, run)] : run,
	);
}
