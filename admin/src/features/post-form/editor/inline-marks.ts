import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const parsingMs = 200;
/** What Markdown makes of the text, at least as far as this. */
export const treeUpTo = (state: EditorState, to: number) =>
	ensureSyntaxTree(state, to, parsingMs) ?? syntaxTree(state);

/** What the editor marks inside a line, and how Markdown writes it. */
export const marks = {
	strong: { node: 'StrongEmphasis', sign: '**' },
	emphasis: { node: 'Emphasis', sign: '*' },
	strike: { node: 'Strikethrough', sign: '~~' },
	code: { node: 'InlineCode', sign: '`' },
} as const;
export type MarkKind = keyof typeof marks;

const bearing = new Set(['StrongEmphasis', 'Emphasis', 'Strikethrough', 'InlineCode']);

/** Where the text of an inline element stands, between its marks; undefined for what is none. */
export function inlineMarks(node: SyntaxNode): { from: number; to: number } | undefined {
	if (bearing.has(node.name)) {
		const { firstChild, lastChild } = node;
		return firstChild && lastChild ? { from: firstChild.to, to: lastChild.from } : undefined;
	}
	if (node.name === 'Link' || node.name === 'Image') {
		const [open, close] = node.getChildren('LinkMark');
		return open && close ? { from: open.to, to: close.from } : undefined;
	}
	if (/^(?:Autolink|URL|HTMLTag|Entity|Escape)$/.test(node.name))
		return { from: node.to, to: node.to };
	return undefined;
}
