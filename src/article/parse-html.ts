import { type Handler, Parser } from 'htmlparser2';
import { showUnended } from './hidden-elements.ts';
import { createElement, type ElementNode, type TreeNode } from './tree.ts';

/** How deep elements may be nested: deeper tags count for nothing, their text stays. So recursion is safe. */
const deepest = 120;

/** The library keeps a list of open elements, and searches it for each end tag: here it cannot grow. */
class ShallowParser extends Parser {
	private readonly open: readonly ElementNode[];
	private isTooDeep = false;

	constructor(handler: Partial<Handler>, open: readonly ElementNode[]) {
		super(handler);
		this.open = open;
	}

	override onopentagname(start: number, end: number): void {
		this.isTooDeep = this.open.length > deepest;
		super.onopentagname(start, end);
	}

	override onclosetag(start: number, end: number): void {
		this.isTooDeep = false;
		super.onclosetag(start, end);
	}

	/** The library has no name for a form in a form, and opens nothing. */
	protected override isVoidElement(name: string): boolean {
		return (this.isTooDeep && name !== '') || super.isVoidElement(name);
	}
}

/** Parses any HTML to a tree of what was written, unsafe and in no order, in linear time. */
export function parseHtml(html: string): TreeNode[] {
	const root = createElement('root');
	const open = [root];
	const innermost = () => open.at(-1) as ElementNode;
	const parser = new ShallowParser(
		{
			onopentag(name, attributes) {
				const element: ElementNode = { name, attributes, children: [] };
				innermost().children.push(element);
				open.push(element);
			},
			ontext(text) {
				appendNode(innermost().children, text);
			},
			onclosetag() {
				const { name, children } = open.pop() as ElementNode;
				// Browsers drop the first line break in pre.
				if (name === 'pre' && typeof children[0] === 'string')
					children[0] = children[0].replace(/^\n/, '');
			},
		},
		open,
	);
	parser.end(showUnended(html));
	return root.children;
}

/** Adds a node, so that no two texts follow each other. */
export function appendNode(nodes: TreeNode[], node: TreeNode): void {
	const last = nodes.at(-1);
	if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
	else nodes.push(node);
}
