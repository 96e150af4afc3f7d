import { fold } from '#domain/fold';
import { isElement, isEmpty, rawText, type TreeNode, textOf } from './tree.ts';

/** Spec §5, with and without accents. */
const unwanted = /gostou do conte[uú]do|deixe um coment[aá]rio/i;
/** One word of each: a cheap test that rules out most paragraphs. */
const suspicious = /gostou|deixe/i;
const glance = 8;
const paragraphsAndHeadings = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Spec §5: removes the leading h1, a repeated title, paragraphs that ask for likes and comments, and leading paragraphs
 * that repeat the one before.
 */
export function removeBoilerplate(nodes: readonly TreeNode[], title: string): TreeNode[] {
	const wanted = removeUnwanted(nodes);
	const start = wanted.findIndex((node, index) => !isLeadingTitle(node, index, title));
	return dropRepeated(start < 0 ? [] : wanted.slice(start));
}

function removeUnwanted(nodes: readonly TreeNode[]): TreeNode[] {
	return nodes.filter((node) => {
		if (isElement(node, 'blockquote', 'details')) node.children = removeUnwanted(node.children);
		return !isEmpty(node) && !(isParagraphOrHeading(node) && isUnwanted(node));
	});
}

function isParagraphOrHeading(node: TreeNode): boolean {
	return isElement(node) && paragraphsAndHeadings.has(node.name);
}

function isUnwanted(node: TreeNode): boolean {
	return suspicious.test(rawText(node)) && unwanted.test(textOf(node).normalize('NFC'));
}

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

/** Ignores case and accents. Compares the first letters first: most texts differ there, and folding is slow. */
function readsAlike(text: string, other: string): boolean {
	const [begin, otherBegin] = [beginOf(text), beginOf(other)];
	if (!begin.startsWith(otherBegin) && !otherBegin.startsWith(begin)) return false;
	const whole = comparable(text);
	return whole !== '' && whole === comparable(other);
}

/** Folds more letters than it returns: the last ones of a slice may fold differently than within their word. */
const beginOf = (text: string) => comparable(text.slice(0, 4 * glance)).slice(0, glance);

function comparable(text: string): string {
	return fold(text).replace(/ {2,}/g, ' ');
}
