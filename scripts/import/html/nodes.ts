import { type ElementNode, escapeText, isElement, isVoid, type TreeNode } from '#article/tree';
import { escapeMarkup } from '#domain/text/escape-markup';

export const blockNames = new Set(
	'address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
		' ',
	),
);

export const isBlock = (node: TreeNode): node is ElementNode =>
	isElement(node) && blockNames.has(node.name);

export const isBlank = (node: TreeNode | undefined): boolean =>
	typeof node === 'string' && node.trim() === '';

/** The text as it was written, with its white space. */
export const textOf = (node: TreeNode): string =>
	typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Writes any element, safe or not. */
export function write(nodes: readonly TreeNode[]): string {
	return nodes
		.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node)))
		.join('')
		.replaceAll('\u00a0', '&nbsp;');
}

function writeElement({ name, attributes, children }: ElementNode): string {
	const written = Object.entries(attributes).map(
		([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
	);
	const open = `<${name}${written.join('')}>`;
	if (isVoid(name) || name === 'embed' || name === 'source') return open;
	// What a frame contains is raw text; and parsers drop the first line break in pre.
	const inner = name === 'iframe' ? children.map(textOf).join('') : write(children);
	return `${open}${name === 'pre' && inner.startsWith('\n') ? '\n' : ''}${inner}</${name}>`;
}
