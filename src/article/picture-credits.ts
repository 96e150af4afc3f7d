import { pictureCredit } from '#domain/pictures/picture-words';
import { createElement, type ElementNode, isElement, type TreeNode } from './tree.ts';

/** Whose the picture at this address is, for readers. */
export function creditOf(src: string): ElementNode[] {
	const credit = pictureCredit(src);
	return credit === '' ? [] : [createElement('small', { class: 'credit' }, [credit])];
}

const isCredit = (node: TreeNode | undefined): node is ElementNode =>
	isElement(node, 'small') && node.attributes['class'] === 'credit';

/** Splits a caption into its credits and the rest. */
export function partCredits(nodes: readonly TreeNode[]): {
	credits: ElementNode[];
	rest: TreeNode[];
} {
	const isBreak = (node: TreeNode, next: TreeNode | undefined) =>
		isElement(node, 'br') && isCredit(next);
	const others = nodes.filter((node, at) => !isBreak(node, nodes[at + 1]));
	return {
		credits: others.filter(isCredit),
		rest: others.filter((node) => !isCredit(node)),
	};
}

/** A figure's content with the credits of its pictures at the end of its caption, each on a line of its own. */
export function captionCredits(nodes: readonly TreeNode[]): TreeNode[] {
	const { credits, rest } = partCredits(nodes);
	if (credits.length === 0) return rest;
	const caption = rest.findLast((node) => isElement(node, 'figcaption'));
	const lines = credits.flatMap((credit) => [createElement('br'), credit]);
	if (!isElement(caption)) return [...rest, createElement('figcaption', {}, lines.slice(1))];
	const whole = createElement('figcaption', caption.attributes, [...caption.children, ...lines]);
	return rest.map((node) => (node === caption ? whole : node));
}
