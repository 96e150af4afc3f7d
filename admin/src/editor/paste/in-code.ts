import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '../look/inline-marks.ts';

function holds(node: SyntaxNode, at: number): boolean {
	if (node.name === 'InlineCode') return node.from < at && at < node.to;
	if (node.name !== 'FencedCode') return node.name === 'CodeBlock';
	const [open, close] = node.getChildren('CodeMark');
	return at > (open?.to ?? at) && (!close || at < close.from);
}

/** Is this position in code, where Markdown is only text? */
export function isInCode(state: EditorState, at: number): boolean {
	let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1);
	while (node && !holds(node, at)) node = node.parent;
	return node !== null;
}
