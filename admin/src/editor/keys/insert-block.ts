import type { StateCommand } from '@codemirror/state';

/** Inserts a block of its own, with blank lines around it. */
export const insertBlock =
	(text: string): StateCommand =>
	({ state, dispatch }) => {
		const { from, to } = state.selection.main;
		const before = state.sliceDoc(Math.max(0, from - 2), from);
		const gap = from === 0 || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
		const insert = `${gap}${text}\n`;
		dispatch(
			state.update({
				changes: { from, to, insert },
				selection: { anchor: from + insert.length },
				scrollIntoView: true,
				userEvent: 'input.paste',
			}),
		);
		return true;
	};
