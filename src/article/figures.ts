import { captionCredits, partCredits } from './picture-credits.ts';
import {
	createElement,
	type ElementNode,
	isElement,
	isEmpty,
	listElements,
	onlyChild,
	type TreeNode,
} from './tree.ts';

/** A paragraph that contains only a picture becomes a figure, with the picture's title and credit as its caption. */
export function setFigure(paragraph: ElementNode): ElementNode | undefined {
	const { credits, rest } = partCredits(paragraph.children);
	const only = onlyChild({ ...paragraph, children: rest });
	if (!isElement(only, 'img', 'a')) return undefined;
	const [image, ...others] = only.name === 'img' ? [only] : only.children;
	if (!isElement(image, 'img') || others.length > 0) return undefined;
	const { title, ...attributes } = image.attributes;
	image.attributes = attributes;
	const caption = title ? [createElement('figcaption', {}, [title])] : [];
	return makeFigure([only, ...caption, ...credits]);
}

/** The figure is wide when its picture is. */
function makeFigure(children: TreeNode[]): ElementNode {
	const isWide = listElements(children).some(({ attributes }) => 'data-wide' in attributes);
	return createElement('figure', { class: isWide ? 'wide' : undefined }, captionCredits(children));
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
		isElement(child, 'figure') && (isAlone || !hasCaption(child)) ? contentOf(child) : [child],
	);
	return makeFigure(children);
}

/** Whether this is a caption that says more than whose the picture is. */
const isCaption = (node: TreeNode): boolean =>
	isElement(node, 'figcaption') && partCredits(node.children).rest.length > 0;

const hasCaption = ({ children }: ElementNode): boolean => children.some(isCaption);

const contentOf = ({ children }: ElementNode): TreeNode[] =>
	children.flatMap((child) =>
		isElement(child, 'figcaption') && !isCaption(child) ? child.children : [child],
	);

const pictureSays = (figure: ElementNode, word: string): boolean =>
	listElements(figure.children).some(({ attributes }) => word in attributes);

const isOfGallery = (node: TreeNode | undefined): node is ElementNode =>
	isElement(node, 'figure') && pictureSays(node, 'data-gallery');

/** Moves the caption of the whole gallery out of the picture that holds it; each picture keeps its credit. */
function takeCaption(figures: readonly ElementNode[]): TreeNode[] {
	const captions = figures
		.filter((figure) => pictureSays(figure, 'data-caption'))
		.flatMap((figure) => {
			const captions = figure.children.filter((child) => isElement(child, 'figcaption'));
			const parts = captions.map(({ children }) => partCredits(children));
			figure.children = captionCredits([
				...figure.children.filter((child) => !isElement(child, 'figcaption')),
				...parts.flatMap(({ credits }) => credits),
			]);
			return parts.map(({ rest }) => rest);
		});
	const words = captions.flatMap((caption) => (caption.length > 0 ? [' ', ...caption] : []));
	return words.length === 0 ? [] : [createElement('figcaption', {}, words.slice(1))];
}

/** Joins neighbouring figures whose pictures are marked as a gallery's into one. */
export function groupGalleries(nodes: readonly TreeNode[]): TreeNode[] {
	const made: TreeNode[] = [];
	let run: ElementNode[] = [];
	const close = () => {
		if (run.length > 1)
			made.push(createElement('figure', { class: 'gallery' }, [...run, ...takeCaption(run)]));
		else made.push(...run);
		run = [];
	};
	for (const node of nodes) {
		if (isOfGallery(node)) run.push(node);
		else {
			close();
			made.push(node);
		}
	}
	close();
	return made;
}
