import { cleanText } from '#domain/clean-text';
import {
	createElement,
	type ElementNode,
	isElement,
	isInline,
	isVoid,
	type TreeNode,
} from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+|<)/g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Sanitised HTML as a tree in which every element stands where HTML allows it: no paragraph within a
 * paragraph, no loose text between blocks, no cell without a row. Linear; bounded in depth.
 */
export function parseTree(sanitised: string): TreeNode[] {
	const builder = new TreeBuilder();
	for (const match of sanitised.matchAll(token)) {
		const [, slash, name, attributes, text] = match;
		if (text !== undefined) builder.addText(cleanText(decode(text)));
		else if (name === undefined) continue;
		else if (slash) builder.close(name);
		else open(builder, createElement(name, readAttributes(attributes ?? '')));
	}
	return builder.root.children.filter((node) => isElement(node));
}

/** A card is whole at once: what a frame holds is shown where frames are not, so it follows. */
function open(builder: TreeBuilder, node: ElementNode): void {
	const card = node.attributes['data-card'];
	if (card !== undefined) builder.addVoid({ ...node, children: [card] });
	else if (isVoid(node.name)) builder.addVoid(node);
	else if (isInline(node.name)) builder.openInline(node);
	else builder.openBlock(node);
}

function readAttributes(source: string): Record<string, string> {
	const pairs = [...source.matchAll(attribute)].map(([, name, value]) => [
		name,
		cleanText(decode(value ?? '')),
	]);
	return Object.fromEntries(pairs);
}

/** The sanitiser escapes these four and decodes every other one. */
function decode(text: string): string {
	return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
