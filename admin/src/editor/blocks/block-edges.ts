import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { fenceOn, lineInfo } from '../look/line-info.ts';
import { findBlock } from './blocks-field.ts';

const opening = /<(?!(?:br|hr|img|input|source)\b)[a-z][^>]*(?<!\/)>/gi;
const closing = /<\/[a-z]/gi;

/** Is nothing of this source left to write? */
function isComplete({ name }: SyntaxNode, source: string): boolean {
	const count = (tags: RegExp) => source.match(tags)?.length ?? 0;
	if (name === 'HTMLBlock') return count(opening) <= count(closing);
	return name === 'LinkReference' || (name !== 'Table' && source.trimEnd().endsWith('>'));
}

/** Does a block end with this line, whose words are not those of the next? Paragraphs, lists and quotes go on. */
export function endsBlock(state: EditorState, line: Line): boolean {
	if (findBlock(state, line.to)) return true;
	const { kind, block, depth, quotes } = lineInfo(state, line);
	if (!block || line.to < block.to || depth + quotes > 0) return false;
	if (kind === 'code') return (fenceOn(line, block)?.from ?? 0) > block.from;
	if (kind === 'source') return isComplete(block, state.sliceDoc(block.from, block.to));
	return kind !== 'paragraph';
}

/** Is the next line for what is written as its source here? */
export const goesOn = (state: EditorState, line: Line): boolean =>
	/^(?:code|source)$/.test(lineInfo(state, line).kind) && !endsBlock(state, line);

export function beginsBlock(state: EditorState, line: Line): boolean {
	if (findBlock(state, line.from)) return true;
	const { kind, depth, quotes } = lineInfo(state, line);
	return depth + quotes === 0 && !/^(?:blank|paragraph)$/.test(kind);
}
