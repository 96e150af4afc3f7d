import { type EditorState, StateField, type Text } from '@codemirror/state';
import { findGuessedHeadings, isPlainText } from '#domain/plain-text';

function guess(doc: Text): ReadonlySet<number> | undefined {
	const text = doc.toString();
	return isPlainText(text) ? new Set(findGuessedHeadings(text)) : undefined;
}

/** In a text without any Markdown the renderer guesses the headings. These are the offsets of their lines. */
export const guessedHeadings = StateField.define<ReadonlySet<number> | undefined>({
	create: ({ doc }) => guess(doc),
	update: (found, transaction) => (transaction.docChanged ? guess(transaction.newDoc) : found),
});

export const isGuessedHeading = (state: EditorState, lineFrom: number) =>
	state.field(guessedHeadings, false)?.has(lineFrom) ?? false;
