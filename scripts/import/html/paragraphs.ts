import {
	blockNames,
	createElement,
	createText,
	isBlock,
	isElement,
	isText,
	type Node,
	setChildren,
} from './nodes.ts';

const lineBreak = () => createElement('br', {}, []);

/** Splits a text into lines with a `br` between them; a run of blank lines counts as two. */
function splitLines(value: string): Node[] {
	const lines = value
		.replace(/\r\n?/g, '\n')
		.replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n\n')
		.split('\n');
	return lines.flatMap((line, index) => {
		const text = createText(line.replace(/[ \t]+/g, ' '));
		return index === 0 ? [text] : [lineBreak(), text];
	});
}

const isBlank = (node: Node | undefined) => isText(node) && node.value.trim() === '';
const isBreak = (node: Node | undefined) => isElement(node, 'br');

/** Trims line breaks and spaces at both ends. */
function trim(nodes: Node[]): Node[] {
	let [start, end] = [0, nodes.length];
	while (start < end && (isBlank(nodes[start]) || isBreak(nodes[start]))) start += 1;
	while (end > start && (isBlank(nodes[end - 1]) || isBreak(nodes[end - 1]))) end -= 1;
	return nodes.slice(start, end);
}

/** A `br` before a line end already breaks the line. */
function dropDoubled(nodes: Node[]): Node[] {
	return nodes.filter((node, index) => {
		if (!isText(node) || node.value.trim() !== '') return true;
		return !(isBreak(nodes[index - 1]) && isBreak(nodes[index + 1])) || node.value === '';
	});
}

/** A line end next to a break or a block adds no break of its own. */
function withoutOuterLines(
	value: string,
	before: Node | undefined,
	after: Node | undefined,
): string {
	const endsLine = (node: Node | undefined) =>
		node !== undefined && (isBreak(node) || isBlock(node));
	const start = endsLine(before) ? value.replace(/^[ \t]*\r?\n/, '') : value;
	return endsLine(after) ? start.replace(/\r?\n[ \t]*$/, '') : start;
}

/** Puts a text on one line: line ends become breaks, or spaces where they mean nothing. */
export function setLines(nodes: Node[], keepLines: boolean): Node[] {
	const hasBlocks = nodes.some(isBlock);
	const made = nodes.flatMap((node, index): Node[] => {
		if (isElement(node)) {
			const isLine = node.tagName !== 'pre' && !blockNames.has(node.tagName);
			if (isLine) setChildren(node, setLines(node.childNodes, keepLines));
			return [node];
		}
		if (!isText(node)) return [];
		if (!keepLines || (hasBlocks && node.value.trim() === '')) {
			return [createText(node.value.replace(/\s+/g, ' '))];
		}
		return splitLines(withoutOuterLines(node.value, nodes[index - 1], nodes[index + 1]));
	});
	return dropDoubled(made);
}

/** Wraps runs of text between blocks in paragraphs, split at blank lines in the source. */
export function setParagraphs(nodes: Node[], keepLines: boolean): Node[] {
	const blocks: Node[] = [];
	let run: Node[] = [];
	const finish = () => {
		const lines = trim(setLines(run, keepLines));
		run = [];
		if (lines.length > 0) blocks.push(createElement('p', {}, lines));
	};
	for (const node of nodes) {
		if (isBlock(node)) {
			finish();
			blocks.push(node);
		} else if (isText(node)) {
			const [first = '', ...rest] = node.value.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/);
			run.push(createText(first));
			for (const part of rest) {
				finish();
				run.push(createText(part));
			}
		} else run.push(node);
	}
	finish();
	return blocks;
}
