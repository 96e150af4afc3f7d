import type { StateCommand } from '@codemirror/state';
import { isSealed } from '../blocks/blocks-field.ts';
import { lineInfo } from '../look/line-info.ts';

/** Whether the next written line is a footnote's text, which comes after the article. */
export const isNoteNext = (rest: string) => /^\s*\[\^[^\]\n]+\]:/.test(rest);

const numbered = /\[\^(\d+)\]/g;

/** The first number that no footnote of this text has. */
export const nextNote = (text: string): number =>
	1 + Math.max(0, ...[...text.matchAll(numbered)].map((match) => Number(match[1])));

/** A footnote's number where the cursor is, and its text at the end, with the cursor there. */
export const insertNote: StateCommand = ({ state, dispatch }) => {
	const text = state.doc.toString();
	const number = nextNote(text);
	const end = text.trimEnd();
	const { to } = state.selection.main;
	const line = state.doc.lineAt(to);
	// Behind the last word, not behind the blank that a slash needed.
	const written = Math.max(lineInfo(state, line).textFrom, line.from + line.text.trimEnd().length);
	const at = Math.min(to, written, end.length);
	if (isSealed(state, at)) return true;
	const isFirst = !/^\[\^[^\]\n]+\]:/m.test(text);
	const lastIsNote = /(?:^|\n)\[\^[^\]\n]+\]:[^\n]*$/.test(end);
	const gap = lastIsNote && !isFirst ? '\n' : '\n\n';
	const note = `${gap}[^${number}]: `;
	const sign = `[^${number}]`;
	const changes = [
		{ from: at, insert: sign },
		{ from: end.length, to: text.length, insert: note },
	];
	dispatch(
		state.update({
			changes,
			selection: { anchor: end.length + sign.length + note.length },
			scrollIntoView: true,
			userEvent: 'input',
		}),
	);
	return true;
};
