import { fold } from '#domain/text/fold';
import { isElement, isEmpty, type TreeNode, textOf } from './tree.ts';

/** Sentences that ask for likes and comments, with and without accents. */
const unwanted = /gostou do conte[uú]do|deixe um coment[aá]rio/i;
const paragraphsAndHeadings = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Removes the leading h1, a repeated title, paragraphs that ask for likes and comments, and leading paragraphs that
 * repeat the one before.
 */
export function removeBoilerplate(nodes: readonly TreeNode[], title: string): TreeNode[] {
	const wanted = removeUnwanted(nodes);
	const start = wanted.findIndex((node, index) => !isLeadingTitle(node, index, title));
	return dropRepeated(start < 0 ? [] : wanted.slice(start));
}

function removeUnwanted(nodes: readonly TreeNode[]): TreeNode[] {
	return nodes.filter((node) => {
		if (isElement(node, 'blockquote', 'details')) node.children = removeUnwanted(node.children);
		return !isEmpty(node) && !(isParagraphOrHeading(node) && unwanted.test(composed(node)));
	});
}

function isParagraphOrHeading(node: TreeNode): boolean {
	return isElement(node) && paragraphsAndHeadings.has(node.name);
}

const composed = (node: TreeNode) => textOf(node).normalize('NFC');

function isLeadingTitle(node: TreeNode, index: number, title: string): boolean {
	if (index === 0 && isElement(node, 'h1')) return true;
	return isParagraphOrHeading(node) && readsAlike(textOf(node), textOf(title));
}

function dropRepeated(nodes: TreeNode[]): TreeNode[] {
	const first = nodes[0];
	if (!isElement(first, 'p')) return nodes;
	const text = textOf(first);
	let next = 1;
	while (isElement(nodes[next], 'p') && readsAlike(textOf(nodes[next] as TreeNode), text))
		next += 1;
	return [first, ...nodes.slice(next)];
}

/** Ignores case and accents. */
function readsAlike(text: string, other: string): boolean {
	const folded = comparable(text);
	return folded !== '' && folded === comparable(other);
}

const comparable = (text: string) => fold(text).replace(/ {2,}/g, ' ');
