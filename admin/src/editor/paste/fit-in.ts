import type { EditorState } from '@codemirror/state';

/** A heading, list, quote, table, code, line, note, picture or continuation of a list. */
const block = /^(?:#{1,6} |[-*+] |\d+[.)] |>|\||```|---$|<ol |\[\^[^\]]+\]:|!\[| {2,}\S)/;

const list = /^(?:[-*+]|\d+[.)]) /;
const emptyItem = /^\s*(?:[-*+]|\d+[.)])[ \t]*$/;

export interface Fit {
	/** An empty list item gives way to a list. */
	from: number;
	before: string;
	after: string;
}

/** The line breaks that a text needs around it, so that its first and last blocks stay what they are. */
export function fitIn(
	{ doc }: EditorState,
	{ from, to }: { from: number; to: number },
	text: string,
): Fit {
	const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
	const blocks = text.split('\n\n');
	const isBlank = (number: number) =>
		number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
	const gap = (isFree: boolean, isNextBlank: boolean) =>
		!isFree ? '\n\n' : isNextBlank ? '' : '\n';
	const head = doc.sliceString(first.from, from);
	const isReplaced = emptyItem.test(head) && list.test(text);
	const isFreeBefore = isReplaced || head.trim() === '';
	const isFreeAfter = doc.sliceString(to, last.to).trim() === '';
	return {
		from: isReplaced ? first.from + (/^\s*/.exec(head)?.[0].length ?? 0) : from,
		before: block.test(blocks[0] ?? '') ? gap(isFreeBefore, isBlank(first.number - 1)) : '',
		after: block.test(blocks.at(-1) ?? '') ? gap(isFreeAfter, isBlank(last.number + 1)) : '',
	};
}
