import {
	Annotation,
	type ChangeSet,
	type ChangeSpec,
	EditorState,
	Facet,
	StateField,
	type Transaction,
} from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';

/** What a typed change still needs, in the text that it leaves. */
export type Completion = (before: EditorState, changes: ChangeSet) => readonly ChangeSpec[];

/** All that was composed since. */
interface Composed {
	before: EditorState;
	changes: ChangeSet;
}

const pauseMs = 50;
const ends = Annotation.define<true>();

const isComposed = (transaction: Transaction) =>
	transaction.isUserEvent('input.type.compose') && !transaction.annotation(ends);

const isWritten = (transaction: Transaction) =>
	!isComposed(transaction) &&
	(transaction.isUserEvent('input') || transaction.isUserEvent('delete'));

function add(composed: Composed | undefined, { startState, changes }: Transaction): Composed {
	if (!composed) return { before: startState, changes };
	return { before: composed.before, changes: composed.changes.compose(changes) };
}

const composing = StateField.define<Composed | undefined>({
	create: () => undefined,
	update(composed, transaction) {
		if (isComposed(transaction) || (composed && !isWritten(transaction)))
			return add(composed, transaction);
		return undefined;
	},
});

/** Is there anything that was composed and is not complete yet? */
export const isComposing = (state: EditorState): boolean =>
	state.field(composing, false) !== undefined;

const listChanges = ({ before, changes }: Composed) =>
	before.facet(completions).flatMap((complete) => complete(before, changes));

const atOnce = EditorState.transactionFilter.of((transaction) => {
	const { startState, docChanged } = transaction;
	if (!docChanged || !isWritten(transaction) || transaction.annotation(ends)) return transaction;
	const changes = listChanges(add(startState.field(composing), transaction));
	return changes.length === 0 ? transaction : [transaction, { changes, sequential: true }];
});

/** Asks for the end of a composition, of which not every browser tells the page. */
const afterwards = ViewPlugin.define((view) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const wait = () => {
		timer ??= setTimeout(end, pauseMs);
	};
	const end = () => {
		timer = undefined;
		const composed = view.state.field(composing);
		if (!composed) return;
		if (view.compositionStarted) return wait();
		view.dispatch({
			changes: listChanges(composed),
			annotations: ends.of(true),
			// A step of the history with what was composed.
			userEvent: 'input.type.compose',
		});
	};
	return {
		update: ({ state }) => isComposing(state) && wait(),
		destroy: () => clearTimeout(timer),
	};
});

/**
 * Completes a change in its own step. What is being composed is completed when it is written: an input method loses its
 * place in a text that changes under it.
 */
export const completions = Facet.define<Completion>({
	enables: [composing, atOnce, afterwards],
});
