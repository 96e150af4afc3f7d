import type { EditorState } from '@codemirror/state';
import type { Part } from '../least-change.ts';
import { lineInfo } from '../look/line-info.ts';

/** A heading, list, quote, table, code, line, note, picture, continuation of a list or a video's card. */
const block =
	/^(?:#{1,6} |[-*+] |\d+[.)] |>|\||```|---$|<ol |\[\^[^\]]+\]:|!\[| {2,}\S|https:\/\/\S+$)/;
/** In a plain text they may be words of a line. */
const perhapsWords = /^(?: |https:|\|(?!.*\n\|?[ :|-]*-))/;

const list = /^ *(?:[-*+]|\d+[.)]) /;
const emptyItem = /^\s*(?:[-*+]|\d+[.)])[ \t]*$/;

const edges = /^\n+|(?<!\n)\n+$/g;

function blocksAt(text: string) {
	const blocks = text.replace(edges, '').split('\n\n');
	return { first: blocks[0] ?? '', last: blocks.at(-1) ?? '', isOne: blocks.length === 1 };
}

/** An empty item gives way to a list. Other blocks come before a line's sign, or take its place where no words are left. */
function placeOf(state: EditorState, { from, to }: Part, first: string): Part {
	const line = state.doc.lineAt(from);
	const head = line.text.slice(0, from - line.from);
	if (emptyItem.test(head) && to >= line.to && list.test(first))
		return { from: line.from + (/^\s*/.exec(head)?.[0].length ?? 0), to };
	if (!block.test(first) || from > lineInfo(state, line).textFrom) return { from, to };
	if (to >= line.to) return { from: line.from, to };
	return from === to ? { from: line.from, to: line.from } : { from, to };
}

export interface Fit extends Part {
	before: string;
	after: string;
}

/** Whether lines of their own were copied, which the text's edges no longer say. */
interface Apart {
	starts: boolean;
	ends: boolean;
}

/**
 * Where a text comes, and the line breaks around it that leave its first and last blocks what they are. A line break at
 * its own edge leaves room for a picture.
 */
export function fitIn(
	state: EditorState,
	range: Part,
	text: string,
	apart: Apart = { starts: false, ends: false },
): Fit {
	const { doc } = state;
	const { first, last, isOne } = blocksAt(text);
	const { from, to } = placeOf(state, range, first);
	const gapTo = (edge: string, isFree: boolean, number: number) => {
		const beside = number < 1 || number > doc.lines ? '' : doc.line(number).text;
		const isListed = list.test(edge) && list.test(beside);
		if (!isFree) return isListed ? '\n' : '\n\n';
		return isListed || beside.trim() === '' ? '' : '\n';
	};
	const [above, below] = [doc.lineAt(from), doc.lineAt(to)];
	const isFreeAbove = doc.sliceString(above.from, from).trim() === '';
	const isFreeBelow = doc.sliceString(to, below.to).trim() === '';
	const starts = apart.starts || (!text.startsWith('\n') && block.test(first));
	const ends = apart.ends || (!text.endsWith('\n') && (block.test(last) || (!isOne && starts)));
	return {
		from,
		to,
		before: starts ? gapTo(first, isFreeAbove, above.number - Number(isFreeAbove)) : '',
		after: ends ? gapTo(last, isFreeBelow, below.number + Number(isFreeBelow)) : '',
	};
}

const isBlock = (text: string) => block.test(text) && !perhapsWords.test(text);

/** How a plain text comes that begins or ends with a block; any other one is words of a line. */
export function fitPlainText(state: EditorState, range: Part, text: string): Fit & { own: string } {
	const { first, last } = blocksAt(text);
	const isSource = lineInfo(state, state.doc.lineAt(range.from)).kind === 'source';
	if (isSource || ![first, last].some(isBlock))
		return { from: range.from, to: range.to, before: '', after: '', own: text };
	const own = text.replace(edges, '');
	const apart = { starts: text.startsWith('\n'), ends: text.endsWith('\n') };
	return { ...fitIn(state, range, own, apart), own };
}
