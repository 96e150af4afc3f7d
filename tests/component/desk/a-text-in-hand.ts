import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand } from '@codemirror/state';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

/** A text with its cursor at `|`, or its selection between `‹` and `›`. */
export function stateOf(text: string): EditorState {
	const [anchor, head] = [text.search(/[|‹]/), text.indexOf('›')];
	const selection = { anchor, head: head < 0 ? anchor : head - 1 };
	const state = EditorState.create({
		doc: text.replace(/[‹›|]/g, ''),
		selection,
		extensions: articleLanguage,
	});
	ensureSyntaxTree(state, state.doc.length, 5_000);
	return state.update({}).state;
}

/** A command's result, in the same notation. */
export function after(command: StateCommand, text: string): string {
	let state = stateOf(text);
	command({
		state,
		dispatch: (transaction) => {
			state = transaction.state;
		},
	});
	const { from, to, empty } = state.selection.main;
	const all = state.doc.toString();
	const [before, chosen, behind] = [all.slice(0, from), all.slice(from, to), all.slice(to)];
	return empty ? `${before}|${behind}` : `${before}‹${chosen}›${behind}`;
}
