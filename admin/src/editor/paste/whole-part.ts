import type { EditorState } from '@codemirror/state';
import type { Change, Part } from '../least-change.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { fenceOn, lineInfo } from '../look/line-info.ts';
import { besideSign, MarkMender, marksAround } from '../look/whole-marks.ts';

/** Makes changes of a part of a text, all of them within it. */
export function rewrite(text: string, changes: readonly Change[], start = 0): string {
	let [written, at] = ['', 0];
	for (const { from, to, insert } of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
		written += text.slice(at, from - start) + insert;
		at = Math.max(at, to - start);
	}
	return written + text.slice(at);
}

/** The signs of the block that a place is in the middle of: an item's, a quote's, a heading's, or the line that opens code. */
function signsAt(state: EditorState, at: number): string {
	const line = state.doc.lineAt(at);
	const { kind, block, item, quote } = lineInfo(state, line);
	const from = Math.min(...[item, block, quote].map((node) => node?.from ?? at));
	const first = state.doc.lineAt(from);
	if (kind === 'source' || kind === 'code') {
		const fence = kind === 'code' && block && at > first.to ? fenceOn(first, block) : undefined;
		return fence ? `${first.text.trimStart()}\n` : '';
	}
	const { textFrom } = lineInfo(state, first);
	return at > textFrom ? state.sliceDoc(first.from, textFrom).trimStart() : '';
}

/** What closes the code that a place is in. */
function fenceBelow(state: EditorState, at: number): string {
	const line = state.doc.lineAt(at);
	const { kind, block } = lineInfo(state, line);
	if (kind !== 'code' || !block || at >= block.to) return '';
	const fence = fenceOn(state.doc.lineAt(block.from), block);
	if (!fence) return '';
	return `${at === line.from ? '' : '\n'}${state.sliceDoc(fence.from, fence.to)}`;
}

interface WholePart {
	/** As a text of its own. */
	markdown: string;
	/** Among the words of another block. */
	inWords: string;
}

/** A part of a text with all signs that belong to its words, and no half ones. */
export function wholePart(
	state: EditorState,
	top: SyntaxNode,
	{ from: start, to: end }: Part,
	isWithin: boolean,
): WholePart {
	const read = (from: number, to: number) => state.sliceDoc(from, to);
	const from = besideSign(top, start, -1);
	const to = Math.max(from, besideSign(top, end, 1));
	const around = [...marksAround(top, from, read), ...marksAround(top, to, read)];
	const marks = new Map(around.map((mark) => [mark.open.from, mark]));
	const mender = new MarkMender([{ from, to, before: '', behind: '' }], read);
	const mended = mender.mend([...marks.values()].sort((a, b) => a.open.from - b.open.from));
	const inWords = rewrite(read(from, to), mended, from);
	if (isWithin) return { markdown: inWords, inWords };
	return { markdown: signsAt(state, from) + inWords + fenceBelow(state, to), inWords };
}
