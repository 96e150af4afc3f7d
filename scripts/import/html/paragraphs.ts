import { createElement, type ElementNode, isElement, type TreeNode } from '#article/tree';
import { blockNames, isBlank, isBlock, textOf } from './nodes.ts';

const bears = ({ attributes }: ElementNode, name: string) =>
	(attributes['class'] ?? '').split(/\s+/).includes(name);

/** WordPress's file block has a button beside the name: the name alone leads to the file. */
export function setFile(box: ElementNode): void {
	if (!bears(box, 'wp-block-file')) return;
	const links = box.children.filter((node) => isElement(node, 'a'));
	const button = links.find((link) => bears(link, 'wp-block-file__button'));
	const name = links.find((link) => link !== button && textOf(link).trim() !== '');
	if (!button || !name) return;
	name.attributes['href'] = button.attributes['href'] ?? '';
	box.children = box.children.filter((node) => node !== button);
}

const lineBreak = () => createElement('br');

/** Splits a text into lines with a `br` between them; a run of blank lines counts as two. */
function splitLines(value: string): TreeNode[] {
	const lines = value
		.replace(/\r\n?/g, '\n')
		.replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n\n')
		.split('\n');
	return lines.flatMap((line, index) => {
		const text = line.replace(/[ \t]+/g, ' ');
		return index === 0 ? [text] : [lineBreak(), text];
	});
}

const isBreak = (node: TreeNode | undefined) => isElement(node, 'br');

/** Trims line breaks and spaces at both ends. */
function trim(nodes: TreeNode[]): TreeNode[] {
	let [start, end] = [0, nodes.length];
	while (start < end && (isBlank(nodes[start]) || isBreak(nodes[start]))) start += 1;
	while (end > start && (isBlank(nodes[end - 1]) || isBreak(nodes[end - 1]))) end -= 1;
	return nodes.slice(start, end);
}

/** A `br` before a line end already breaks the line. */
function dropDoubled(nodes: TreeNode[]): TreeNode[] {
	return nodes.filter((node, index) => {
		if (!isBlank(node)) return true;
		return !(isBreak(nodes[index - 1]) && isBreak(nodes[index + 1])) || node === '';
	});
}

/** A line end next to a break or a block adds no break of its own. */
function withoutOuterLines(
	value: string,
	before: TreeNode | undefined,
	after: TreeNode | undefined,
): string {
	const endsLine = (node: TreeNode | undefined) =>
		node !== undefined && (isBreak(node) || isBlock(node));
	const start = endsLine(before) ? value.replace(/^[ \t]*\r?\n/, '') : value;
	return endsLine(after) ? start.replace(/\r?\n[ \t]*$/, '') : start;
}

/** Puts a text on one line: line ends become breaks, or spaces where they mean nothing. */
export function setLines(nodes: TreeNode[], keepLines: boolean): TreeNode[] {
	const hasBlocks = nodes.some(isBlock);
	const made = nodes.flatMap((node, index): TreeNode[] => {
		if (isElement(node)) {
			const isLine = node.name !== 'pre' && !blockNames.has(node.name);
			if (isLine) node.children = setLines(node.children, keepLines);
			return [node];
		}
		if (!keepLines || (hasBlocks && isBlank(node))) return [node.replace(/\s+/g, ' ')];
		return splitLines(withoutOuterLines(node, nodes[index - 1], nodes[index + 1]));
	});
	return dropDoubled(made);
}

/** Wraps runs of text between blocks in paragraphs, split at blank lines in the source. */
export function setParagraphs(nodes: TreeNode[], keepLines: boolean): TreeNode[] {
	const blocks: TreeNode[] = [];
	let run: TreeNode[] = [];
	const finish = () => {
		const lines = trim(setLines(run, keepLines));
		run = [];
		if (lines.length > 0) blocks.push(createElement('p', {}, lines));
	};
	for (const node of nodes) {
		if (isBlock(node)) {
			finish();
			blocks.push(node);
		} else if (typeof node === 'string') {
			const [first = '', ...rest] = node.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/);
			run.push(first);
			for (const part of rest) {
				finish();
				run.push(part);
			}
		} else run.push(node);
	}
	finish();
	return blocks;
}
