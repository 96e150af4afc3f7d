import type { StateCommand } from '@codemirror/state';

/** The first text of an empty post, with the cursor so many letters into it. */
export const startWith =
	(text: string, anchor = 0): StateCommand =>
	({ state, dispatch }) => {
		dispatch(
			state.update({
				changes: { from: 0, to: state.doc.length, insert: text },
				selection: { anchor },
				scrollIntoView: true,
				userEvent: 'input',
			}),
		);
		return true;
	};
