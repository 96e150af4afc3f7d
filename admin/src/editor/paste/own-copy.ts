import { Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

let last: { text: string; isLine: boolean } | undefined;

/** Notes what is copied from a text, which is Markdown already; without a selection that is the whole line. */
export function noteCopy(text: string, isLine = false): void {
	last = { text, isLine };
}

export const noteCopied = Prec.lowest(
	EditorView.clipboardOutputFilter.of((text, { selection }) => {
		noteCopy(
			text,
			selection.ranges.every(({ empty }) => empty),
		);
		return text;
	}),
);

/** Whether this was copied from a text of this desk, and how. */
export function copiedHere(text: string): 'line' | 'text' | undefined {
	if (text !== last?.text) return undefined;
	return last.isLine ? 'line' : 'text';
}
