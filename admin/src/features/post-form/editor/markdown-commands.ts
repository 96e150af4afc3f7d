import { EditorSelection, type StateCommand, type TransactionSpec } from '@codemirror/state';
import { toggle } from './toggle.ts';

type Command = StateCommand;

const anyMark = /^(?:#{1,6} |> |[-*] |\d+\. )/;

/** Starts every selected line with a mark, in the place of another one; a second time takes it away. */
const startLines =
	(mark: (index: number) => string): Command =>
	({ state, dispatch }) => {
		const lines = new Set<number>();
		for (const { from, to } of state.selection.ranges) {
			for (
				let { number } = state.doc.lineAt(from);
				number <= state.doc.lineAt(to).number;
				number += 1
			)
				lines.add(number);
		}
		const chosen = [...lines].map((number) => state.doc.line(number));
		const has = chosen.every(({ text }, index) => text.startsWith(mark(index)));
		const changes = chosen.map(({ from, text }, index) => {
			const old = anyMark.exec(text)?.[0] ?? '';
			return { from, to: from + old.length, insert: has ? '' : mark(index) };
		});
		dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input' }));
		return true;
	};

const looksLikeAddress = /^(?:https?:\/\/|\/|mailto:)\S+$/;

const link =
	(placeholder: string): Command =>
	({ state, dispatch }) => {
		const { from, to } = state.selection.main;
		const chosen = state.sliceDoc(from, to);
		const isAddress = looksLikeAddress.test(chosen);
		const text = isAddress || chosen === '' ? placeholder : chosen;
		const address = isAddress ? chosen : 'https://';
		const insert = `[${text}](${address})`;
		const selection = isAddress
			? EditorSelection.range(from + 1, from + 1 + text.length)
			: EditorSelection.range(from + text.length + 3, from + insert.length - 1);
		const spec: TransactionSpec = {
			changes: { from, to, insert },
			selection,
			scrollIntoView: true,
		};
		dispatch(state.update(spec, { userEvent: 'input' }));
		return true;
	};

/** A block of its own, with blank lines around it. */
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
	h2: startLines(() => '## '),
	h3: startLines(() => '### '),
	bold: toggle('strong'),
	italic: toggle('emphasis'),
	strike: toggle('strike'),
	code: toggle('code'),
	link,
	quote: startLines(() => '> '),
	list: startLines(() => '- '),
	orderedList: startLines((index) => `${index + 1}. `),
};
