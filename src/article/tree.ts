import { escapeMarkup } from '#domain/text/escape-markup';
import { allowedElements } from './allow-list.ts';

export interface ElementNode {
	name: string;
	attributes: Record<string, string>;
	children: TreeNode[];
}

/** A string is decoded text. `parseHtml` limits the depth, so recursion is safe. */
export type TreeNode = ElementNode | string;

const voidElements = new Set(['br', 'hr', 'img']);
const codeElements = new Set(['pre', 'code', 'kbd', 'samp', 'var']);
const inlineElements = new Set(
	'a span strong b em i u s del ins mark small sub sup abbr time kbd samp var code cite q bdi bdo br img'.split(
		' ',
	),
);

export function isElement(node: TreeNode | undefined, ...names: string[]): node is ElementNode {
	return typeof node === 'object' && (names.length === 0 || names.includes(node.name));
}

export const isInline = (name: string): boolean => inlineElements.has(name);
export const isVoid = (name: string): boolean => voidElements.has(name);
export const isCode = (name: string): boolean => codeElements.has(name);

/** Omits attributes that are undefined. */
export function createElement(
	name: string,
	attributes: Record<string, string | undefined> = {},
	children: TreeNode[] = [],
): ElementNode {
	const given: Record<string, string> = {};
	for (const key in attributes) {
		const value = attributes[key];
		if (value !== undefined) given[key] = value;
	}
	return { name, attributes: given, children };
}

/** Every element below these nodes, parents first. */
export function listElements(nodes: readonly TreeNode[], found: ElementNode[] = []): ElementNode[] {
	for (const node of nodes) {
		if (typeof node === 'string') continue;
		found.push(node);
		listElements(node.children, found);
	}
	return found;
}

const unevenSpace = /[^\S ]\s*| \s+/g;

/** The text of a node on one line, without footnote marks. */
export function textOf(node: TreeNode): string {
	return rawText(node).replace(unevenSpace, ' ').trim();
}

/** The same, with its white space unchanged. */
function rawText(node: TreeNode): string {
	if (typeof node === 'string') return node;
	if (node.name === 'br') return '\n';
	if (isNoteMark(node)) return '';
	let text = '';
	for (const child of node.children) text += rawText(child);
	return isInline(node.name) ? text : ` ${text} `;
}

/** The number of a footnote is not part of the sentence. */
function isNoteMark({ name, children }: ElementNode): boolean {
	const [link] = children;
	return (
		name === 'sup' &&
		isElement(link, 'a') &&
		/^#(?:sec-)?nota-\d+$/.test(link.attributes['href'] ?? '')
	);
}

export function isEmpty(node: TreeNode): boolean {
	if (typeof node === 'string') return node.trim() === '';
	if (node.name === 'img' || node.name === 'hr') return false;
	if (node.name === 'a' && node.attributes['id'] !== undefined) return false;
	return node.children.every(isEmpty);
}

/** The only child that is more than white space. */
export function onlyChild({ children }: ElementNode): TreeNode | undefined {
	const [only, ...others] = children.filter(
		(node) => typeof node !== 'string' || node.trim() !== '',
	);
	return others.length === 0 ? only : undefined;
}

/** The final HTML. Elements that are not in the allow-list are removed, and their text is kept. */
export function serialise(nodes: readonly TreeNode[]): string {
	let html = '';
	for (const node of nodes) html += serialiseNode(node);
	return html;
}

function serialiseNode(node: TreeNode): string {
	if (typeof node === 'string') return escapeText(node);
	const allowed = Object.hasOwn(allowedElements, node.name) && allowedElements[node.name];
	if (!allowed) return serialise(node.children);
	let attributes = '';
	for (const name in node.attributes) {
		if (allowed.includes(name))
			attributes += ` ${name}="${escapeMarkup(node.attributes[name] as string)}"`;
	}
	const open = `<${node.name}${attributes}>`;
	const newline = isInline(node.name) ? '' : '\n';
	if (isVoid(node.name)) return open + newline;
	const inner = serialise(node.children);
	// Browsers drop the first line break in pre.
	const guard = node.name === 'pre' && inner.startsWith('\n') ? '\n' : '';
	return `${open}${guard}${inner}</${node.name}>${newline}`;
}

export function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
