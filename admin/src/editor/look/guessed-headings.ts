import { type EditorState, StateField, type Text } from '@codemirror/state';
import { findGuessedHeadings, isPlainText } from '#domain/text/plain-text';

/** Where the lines of guessed headings begin; or up to where a mark stands, after which nothing is guessed. */
type Guess = { headings: ReadonlySet<number> } | { markedUpTo: number };

const glance = 4_000;

function guess(doc: Text): Guess {
	// Most texts have a mark on their first page; the others are read whole.
	for (const end of [doc.lineAt(Math.min(glance, doc.length)).to, doc.length]) {
		if (!isPlainText(doc.sliceString(0, end))) return { markedUpTo: end };
	}
	return { headings: new Set(findGuessedHeadings(doc.toString())) };
}

/** In a text without any Markdown the renderer guesses the headings. */
export const guessedHeadings = StateField.define<Guess>({
	create: ({ doc }) => guess(doc),
	update(found, { docChanged, changes, newDoc }) {
		const isSame = 'markedUpTo' in found && !changes.touchesRange(0, found.markedUpTo);
		return !docChanged || isSame ? found : guess(newDoc);
	},
});

/** The guessed headings of a text without marks; undefined where nothing is guessed. */
export function headingsGuessed(state: EditorState): ReadonlySet<number> | undefined {
	const found = state.field(guessedHeadings, false);
	return found && 'headings' in found ? found.headings : undefined;
}

export const isGuessedHeading = (state: EditorState, lineFrom: number) =>
	headingsGuessed(state)?.has(lineFrom) ?? false;
