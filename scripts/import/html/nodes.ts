import { html, type DefaultTreeAdapterTypes as Parse5, parseFragment, serialize } from 'parse5';

export type Node = Parse5.ChildNode;
export type Element = Parse5.Element;
type Parent = Parse5.ParentNode;

export const blockNames = new Set(
	'address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
		' ',
	),
);

export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
	node !== undefined && 'tagName' in node && (names.length === 0 || names.includes(node.tagName));
export const isText = (node: Node | undefined): node is Parse5.TextNode =>
	node?.nodeName === '#text';
export const isBlock = (node: Node): node is Element =>
	isElement(node) && blockNames.has(node.tagName);

export function createText(value: string): Parse5.TextNode {
	return { nodeName: '#text', value, parentNode: null };
}

/** A detached element. */
export function createElement(
	name: string,
	attributes: Record<string, string>,
	children: Node[],
): Element {
	const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
	const place = { childNodes: [], parentNode: null, namespaceURI: html.NS.HTML };
	const element: Element = { nodeName: name, tagName: name, attrs, ...place };
	setChildren(element, children);
	return element;
}

export function setChildren(parent: Parent, children: Node[]): void {
	parent.childNodes = children;
	for (const child of children) child.parentNode = parent;
}

export function attributeOf(element: Element, name: string): string {
	return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

/** The depth of a tree, computed without recursion, because a hostile tree would exhaust the stack. */
export function depthOf(root: Parent): number {
	let deepest = 0;
	const open: [Parent, number][] = [[root, 0]];
	for (let next = open.pop(); next; next = open.pop()) {
		const [parent, depth] = next;
		deepest = Math.max(deepest, depth);
		for (const child of parent.childNodes) if (isElement(child)) open.push([child, depth + 1]);
	}
	return deepest;
}

export function textOf(node: Node): string {
	if (isText(node)) return node.value;
	return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

export const parse = (text: string): Parse5.DocumentFragment => parseFragment(text);

export function write(nodes: Node[]): string {
	const root = parseFragment('');
	setChildren(root, nodes);
	return serialize(root);
}
