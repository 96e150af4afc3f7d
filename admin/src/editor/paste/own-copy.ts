import { Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The clipboard's type for Markdown of a desk, beside the words and the HTML for other programs. */
export const ownType = 'application/x-desk-markdown';

/** What the clipboard got of a copy. */
interface Copy {
	markdown: string;
	/** The same among the words of another block. */
	inWords: string;
	words: string;
	html: string;
	/** Without a selection it is the cursor's line. */
	isLine: boolean;
}

let last: Copy | undefined;

export function noteCopy(copy: Copy): void {
	last = copy;
}

/** Where the Markdown is shown, it alone is copied. */
export const noteCopied = Prec.lowest(
	EditorView.clipboardOutputFilter.of((text, { selection }) => {
		const isLine = selection.ranges.every(({ empty }) => empty);
		noteCopy({ markdown: text, inWords: text, words: text, html: '', isLine });
		return text;
	}),
);

/** The Markdown of a desk that a clipboard holds; not every browser keeps a type of our own, or shows it to a button. */
export function ownMarkdown(clip: Pick<Copy, 'words' | 'html'> & { own: string }): string {
	if (clip.own !== '') return clip.own;
	return last && clip.words === last.words && clip.html === last.html ? last.markdown : '';
}

/** What a copy is among words: a part of a block goes on in theirs. */
export const copyInWords = (markdown: string): string =>
	last?.markdown === markdown ? last.inWords : markdown;

export const isCopiedLine = (markdown: string): boolean =>
	last?.isLine === true && last.markdown === markdown;
