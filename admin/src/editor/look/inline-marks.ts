import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Part } from '../least-change.ts';

export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const parsingMs = 200;
/** The Markdown syntax tree, parsed at least up to this offset. */
export const treeUpTo = (state: EditorState, to: number) =>
	ensureSyntaxTree(state, to, parsingMs) ?? syntaxTree(state);

/** The inline marks that the editor sets, with their Markdown. */
export const marks = {
	strong: { node: 'StrongEmphasis', sign: '**' },
	emphasis: { node: 'Emphasis', sign: '*' },
	strike: { node: 'Strikethrough', sign: '~~' },
	code: { node: 'InlineCode', sign: '`' },
} as const;
export type MarkKind = keyof typeof marks;

const bearing = new Set<string>(Object.values(marks).map(({ node }) => node));

/** The range of an inline element's text between its marks; undefined for any other element. */
export function inlineMarks(node: SyntaxNode): Part | undefined {
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
