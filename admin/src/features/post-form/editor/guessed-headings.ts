import { type EditorState, StateField, type Text } from '@codemirror/state';
import { findGuessedHeadings, isPlainText } from '#domain/plain-text';

function guess(doc: Text): ReadonlySet<number> | undefined {
	const text = doc.toString();
	return isPlainText(text) ? new Set(findGuessedHeadings(text)) : undefined;
}

/** Of a text without any mark the renderer guesses the headings: where their lines begin. */
export const guessedHeadings = StateField.define<ReadonlySet<number> | undefined>({
	create: ({ doc }) => guess(doc),
	update: (found, transaction) => (transaction.docChanged ? guess(transaction.newDoc) : found),
});

export const isGuessedHeading = (state: EditorState, lineFrom: number) =>
	state.field(guessedHeadings, false)?.has(lineFrom) ?? false;
