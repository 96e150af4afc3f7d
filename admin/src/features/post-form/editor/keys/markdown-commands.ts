import type { StateCommand } from '@codemirror/state';
import { setStyle, toggleList, toggleQuote } from './block-commands.ts';
import { toggle } from './toggle.ts';

type Command = StateCommand;

/** Inserts a block of its own, with blank lines around it. */
export const insertBlock =
	(text: string): Command =>
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

export const markdownCommands = {
	h2: setStyle('section'),
	h3: setStyle('part'),
	bold: toggle('strong'),
	italic: toggle('emphasis'),
	strike: toggle('strike'),
	code: toggle('code'),
	quote: toggleQuote,
	list: toggleList('bullet'),
	orderedList: toggleList('number'),
};
