import { createElement, type ElementNode, isElement, type TreeNode, textOf } from './tree.ts';

const dash = /^\s*(?:[—–]|--)\s+/;
const dashedLine = /(?:^|\n)[^\S\n]*(?:[—–]|--)\s/;
const longestName = 120;

/**
 * Turns a quote's last line that begins with a dash into its source. If another line begins with a dash too, or the
 * last one ends like a sentence, it is a conversation and stays.
 */
export function setQuote(quote: ElementNode): ElementNode {
	const blocks = quote.children.filter((child) => textOf(child) !== '');
	const last = blocks.at(-1);
	if (!isElement(last, 'p')) return createElement('blockquote', {}, quote.children);
	const { words, name } = splitLastLine(last.children);
	const kept = words.length > 0 ? [createElement('p', {}, words)] : [];
	const said = [...blocks.slice(0, -1), ...kept];
	if (said.length === 0 || !isName(name) || said.some(isConversation))
		return createElement('blockquote', {}, quote.children);
	return createElement('blockquote', {}, [...said, createElement('cite', {}, withoutDash(name))]);
}

/** Splits at the last line break, whether it is a newline or a `br`. */
function splitLastLine(children: readonly TreeNode[]): { words: TreeNode[]; name: TreeNode[] } {
	const at = children.findLastIndex((child) =>
		typeof child === 'string' ? child.trimEnd().includes('\n') : child.name === 'br',
	);
	const line = children[at];
	if (line === undefined) return { words: [], name: [...children] };
	const before = children.slice(0, at);
	const after = children.slice(at + 1);
	if (typeof line !== 'string') return { words: before, name: after };
	const end = line.trimEnd().lastIndexOf('\n');
	return { words: [...before, line.slice(0, end)], name: [line.slice(end + 1), ...after] };
}

function isName(nodes: readonly TreeNode[]): boolean {
	const [first] = nodes;
	const text = nodes.map(textOf).join(' ').trim();
	const begins = typeof first === 'string' && dash.test(first);
	return begins && text.length <= longestName && !/[.!?…:;]$/.test(text);
}

function isConversation(node: TreeNode): boolean {
	return typeof node === 'string' ? dashedLine.test(node) : node.children.some(isConversation);
}

const withoutDash = ([first, ...others]: TreeNode[]): TreeNode[] =>
	typeof first === 'string' ? [first.replace(dash, ''), ...others] : others;
