import { cleanText } from '#domain/clean-text';
import { decodeEntities } from './decode-entities.ts';
import {
	createElement,
	type ElementNode,
	isElement,
	isInline,
	isVoid,
	type TreeNode,
} from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;

/**
 * Parses sanitised HTML to a tree in which every element stands where HTML allows it: no paragraph in a paragraph, no
 * loose text between blocks, no cell without a row. Linear, with limited depth.
 */
export function parseTree(sanitised: string): TreeNode[] {
	const builder = new TreeBuilder();
	const source = cleanText(sanitised);
	let at = 0;
	tag.lastIndex = 0;
	for (let match = tag.exec(source); match !== null; match = tag.exec(source)) {
		const name = match[2] as string;
		if (match.index > at) builder.addText(decodeEntities(source.slice(at, match.index)));
		at = tag.lastIndex;
		if (match[1]) builder.close(name);
		else open(builder, createElement(name, readAttributes(match[3] as string)));
	}
	if (at < source.length) builder.addText(decodeEntities(source.slice(at)));
	return builder.root.children.filter((node) => isElement(node));
}

/** A card is complete at once. What a frame contains is its fallback, so it follows the card. */
function open(builder: TreeBuilder, node: ElementNode): void {
	const card = node.attributes['data-card'];
	if (card !== undefined) builder.addVoid({ ...node, children: [card] });
	else if (isVoid(node.name)) builder.addVoid(node);
	else if (isInline(node.name)) builder.openInline(node);
	else builder.openBlock(node);
}

function readAttributes(source: string): Record<string, string> {
	const attributes: Record<string, string> = {};
	if (source === '') return attributes;
	for (const [, name = '', value = ''] of source.matchAll(attribute)) {
		attributes[name] = decodeEntities(value);
	}
	return attributes;
}
