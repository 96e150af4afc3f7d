import type { EditorState, Line } from '@codemirror/state';
import { type LineInfo, lineInfo } from '../look/line-info.ts';

export interface ChosenLine extends Line {
	look: LineInfo;
}

interface Insertion {
	from: number;
	insert: string;
}

const isWritten = ({ look: { kind } }: ChosenLine) =>
	/^(?:paragraph|cite|heading|blank)$/.test(kind);

export const withInfo = (state: EditorState, line: Line): ChosenLine =>
	Object.assign(Object.create(line), { look: lineInfo(state, line) });

export function linesBetween(state: EditorState, from: number, to: number): ChosenLine[] {
	const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
	return Array.from({ length: last - first + 1 }, (_, index) =>
		withInfo(state, state.doc.line(first + index)),
	);
}

/** The lines that a block command applies to: those with text, or otherwise the empty line with the cursor. */
export function chosenLines(state: EditorState): ChosenLine[] {
	const { from, to } = state.selection.main;
	const lines = linesBetween(state, from, to).filter(isWritten);
	const written = lines.filter(({ look }) => look.kind !== 'blank');
	return written.length > 0 ? written : lines.slice(0, 1);
}

const isBlank = ({ text }: Line) => /^[\s>]*$/.test(text);

/** The nearest line with text on this side, and whether blank lines separate it. */
export function neighbour(state: EditorState, { number }: Line, step: 1 | -1) {
	let next = number + step;
	while (next >= 1 && next <= state.doc.lines && isBlank(state.doc.line(next))) next += step;
	if (next < 1 || next > state.doc.lines) return undefined;
	return { line: withInfo(state, state.doc.line(next)), isApart: next !== number + step };
}

/** Adds blank lines above and below, without which Markdown would join these lines with their neighbours. */
export function setApart(state: EditorState, first: Line, last: Line): Insertion[] {
	const signs = /^(?:[ \t]*>)*/.exec(first.text)?.[0] ?? '';
	const above = neighbour(state, first, -1);
	const below = neighbour(state, last, 1);
	return [
		...(above && !above.isApart ? [{ from: first.from, insert: `${signs}\n` }] : []),
		...(below && !below.isApart && below.line.look.kind !== 'underline'
			? [{ from: last.to, insert: `\n${signs}` }]
			: []),
	];
}

/** The same for lines that each become a paragraph. */
export const setEachApart = (state: EditorState, lines: readonly Line[]): Insertion[] =>
	lines.flatMap((line) => {
		const isFollowed = lines.some(({ number }) => number === line.number + 1);
		const changes = setApart(state, line, line);
		return isFollowed ? changes.filter(({ from }) => from === line.from) : changes;
	});
