import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import type { Part } from '../least-change.ts';

/** The address of a picture in the blog's own store, with its size and words. */
const address = /\/images\/[a-f\d]{64}-\d{1,4}\.webp(?:#(?:(\d+)x(\d+))?([a-z,]*))?/g;

class Folded extends WidgetType {
	readonly text: string;
	constructor(text: string) {
		super();
		this.text = text;
	}
	override eq(other: Folded): boolean {
		return this.text === other.text;
	}
	override toDOM(): HTMLElement {
		const span = document.createElement('span');
		span.className = 'cm-folded';
		span.textContent = this.text;
		return span;
	}
}

interface Fold extends Part {
	decoration: Decoration;
}

const findFolds = ({ doc }: EditorState): Fold[] =>
	[...doc.toString().matchAll(address)].map((match, index) => {
		const [found, width, height, words = ''] = match;
		const size = width && height ? [`${width} × ${height}`] : [];
		const said = [messages.figure.folded(index + 1), ...size, ...words.split(',').filter(Boolean)];
		const decoration = Decoration.replace({ widget: new Folded(said.join(', ')) });
		return { from: match.index, to: match.index + found.length, decoration };
	});

const folds = StateField.define<Fold[]>({
	create: findFolds,
	update: (old, { docChanged, state }) => (docChanged ? findFolds(state) : old),
});

/** Pictures' addresses are short names until the cursor comes to them. */
export const foldedAddresses: Extension = [
	folds,
	EditorView.decorations.compute([folds, 'selection'], (state) => {
		const { from: first, to: last } = state.selection.main;
		return Decoration.set(
			state
				.field(folds)
				.filter(({ from, to }) => last < from || first > to)
				.map(({ from, to, decoration }) => decoration.range(from, to)),
		);
	}),
];
