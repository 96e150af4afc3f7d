import { type EditorState, StateField, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { createElement } from '../create-element.ts';
import { leastChange } from '../least-change.ts';
import { group, writeGallery } from './gallery-text.ts';
import { withRareParts } from './load-rare-parts.ts';
import { findAlone, isInGalleryAt } from './read-gallery.ts';
import { addUploads, settleTogether, startUpload, type Together } from './upload-effects.ts';
import { uploadField, uploadPosition } from './upload-field.ts';

/** Pictures that came at once, while nobody has said how they are to stand. */
interface Question {
	id: string;
	/** Those in the text and those on their way. */
	count: number;
	/** Where those that are in the text already begin. */
	places: readonly number[];
}

function ask(transaction: Transaction): Question[] {
	return transaction.effects.flatMap((effect) => {
		if (!effect.is(addUploads)) return [];
		const [first] = effect.value;
		const { id, way } = first?.together ?? {};
		return id !== undefined && way === 'asked' ? [{ id, count: 0, places: [] }] : [];
	});
}

/** A picture that came stands at the end of what was inserted, in a line of its own. */
function follow(
	question: Question,
	{ startState, state, changes, effects }: Transaction,
): Question {
	const { places } = question;
	const come = effects.flatMap((effect) => {
		if (!effect.is(startUpload)) return [];
		const upload = startState.field(uploadField).find(({ id }) => id === effect.value.id);
		if (upload?.together?.id !== question.id) return [];
		return state.doc.lineAt(effect.value.end).from;
	});
	return {
		...question,
		places: [...places.map((place) => changes.mapPos(place, 1)), ...come],
	};
}

const onTheWay = (state: EditorState, id: string) =>
	state.field(uploadField).filter(({ together }) => together?.id === id);

/** Below the last of them, where the cursor is, and with it the eye. */
function placeOf({ id, places }: Question, state: EditorState) {
	const come = places.map((place) => ({ at: state.doc.lineAt(place).to, side: 2 }));
	const coming = onTheWay(state, id).map((upload) => {
		const { at, side } = uploadPosition(state, upload.at);
		return { at, side: side + 0.5 };
	});
	return [...come, ...coming].reduce((one, other) => (other.at > one.at ? other : one));
}

/** With one picture left there is nothing to ask, nor once the editor has put them together herself. */
function countAnew(question: Question, state: EditorState): Question[] {
	const { id, places } = question;
	const count = places.length + onTheWay(state, id).length;
	const areJoined = places.some((place) => isInGalleryAt(state, place));
	return count > 1 && !areJoined ? [{ ...question, count }] : [];
}

const field = StateField.define<readonly Question[]>({
	create: () => [],
	update(questions, transaction) {
		const { effects, state } = transaction;
		const settled = effects.flatMap((effect) => (effect.is(settleTogether) ? effect.value.id : []));
		const open = questions.filter(({ id }) => !settled.includes(id));
		if (open.length === 0 && !effects.some((effect) => effect.is(addUploads)))
			return open.length === questions.length ? questions : open;
		const all = [...open.map((question) => follow(question, transaction)), ...ask(transaction)];
		return all.flatMap((question) => countAnew(question, state));
	},
	provide: (self) =>
		EditorView.decorations.compute([self, uploadField, 'doc'], (state) =>
			Decoration.set(
				state.field(self).map((question) => {
					const widget = new QuestionWidget(question);
					const { at, side } = placeOf(question, state);
					return Decoration.widget({ widget, block: true, side }).range(at);
				}),
				true,
			),
		),
});

/** Those of the text join at once; what is still on its way comes as one of the gallery. */
function listChanges(state: EditorState, { places }: Question) {
	return places.flatMap((place) => {
		const row = findAlone(state, place);
		if (row?.from !== place) return [];
		const insert = writeGallery(group(row.gallery));
		const least = leastChange(row.source, { from: 0, to: row.source.length, insert });
		return { ...least, from: row.from + least.from, to: row.from + least.to };
	});
}

function settle(view: EditorView, id: string, way: Together['way']): void {
	const question = view.state.field(field).find((one) => one.id === id);
	if (!question) return;
	view.dispatch({
		changes: way === 'gallery' ? listChanges(view.state, question) : [],
		effects: settleTogether.of({ id, way }),
		userEvent: 'move',
	});
	view.focus();
}

/** Its block, which is filled when what draws it has come. */
class QuestionWidget extends WidgetType {
	private readonly question: Question;

	constructor(question: Question) {
		super();
		this.question = question;
	}

	override eq({ question }: QuestionWidget): boolean {
		return question.id === this.question.id && question.count === this.question.count;
	}

	/** Below a finger or with the focus, the buttons stay. */
	override updateDOM(dom: HTMLElement, _: EditorView, from: this): boolean {
		if (from.question.id !== this.question.id) return false;
		withRareParts((parts) => parts.countQuestion(dom, this.question.count));
		return true;
	}

	override toDOM(view: EditorView): HTMLElement {
		const { id, count } = this.question;
		const dom = createElement('div', { class: 'cm-block cm-arrived', contenteditable: 'false' });
		withRareParts((parts) => {
			parts.drawQuestion(view, dom, (way) => settle(view, id, way));
			parts.countQuestion(dom, count);
		});
		return dom;
	}
}

export const arrivedTogether = field;
