import type { EditorState, Line, StateCommand, TransactionSpec } from '@codemirror/state';
import type { Part } from '../least-change.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { setStyle, toggleList, toggleQuote } from './block-commands.ts';
import { type ChosenLine, neighbour, withInfo } from './chosen-lines.ts';
import { unnest } from './nest.ts';

const erased = { scrollIntoView: true, userEvent: 'delete' };
const pairs = ['**', '~~', '*', '_', '`'];

/** An empty pair of marks around the cursor. */
function pairAt(state: EditorState, at: number): Part | undefined {
	const sign = pairs.find(
		(pair) =>
			state.sliceDoc(at - pair.length, at) === pair &&
			state.sliceDoc(at, at + pair.length) === pair,
	);
	return sign === undefined ? undefined : { from: at - sign.length, to: at + sign.length };
}

function erase(target: Parameters<StateCommand>[0], spec: TransactionSpec): boolean {
	target.dispatch(target.state.update(spec, erased));
	return true;
}

/** Emptied marks would remain as plain characters. */
const erasePair: StateCommand = (target) => {
	const { state } = target;
	const { main } = state.selection;
	const place = main.empty ? pairAt(state, main.head) : undefined;
	return place !== undefined && erase(target, { changes: place });
};

/** Whether the line belongs to a block that is displayed as a whole, or as Markdown. */
const isWhole = ({ look: { kind, block } }: ChosenLine) =>
	/^(?:code|source|rule)$/.test(kind) || isPicture(block);

/** Whether a paragraph consists of a single picture. */
function isPicture(block: SyntaxNode | undefined): boolean {
	const only = block?.name === 'Paragraph' ? block.firstChild : null;
	return only?.name === 'Image' && only.from === block?.from && only.to === block.to;
}

/** Selects a whole block, so that the next key erases it. */
const choose = (target: Parameters<StateCommand>[0], { look: { block } }: ChosenLine): boolean => {
	if (block)
		target.dispatch(
			target.state.update({
				selection: { anchor: block.from, head: block.to },
				scrollIntoView: true,
				userEvent: 'select',
			}),
		);
	return true;
};

/** Removes the line's innermost mark. */
function eraseMark(target: Parameters<StateCommand>[0], line: ChosenLine): boolean {
	const { kind, textFrom, isItemStart, quotes, item, block, quote } = line.look;
	if (textFrom === line.from) return false;
	if (kind === 'heading' && block?.name !== 'Paragraph') return setStyle('text')(target);
	if (kind === 'cite') {
		const signs = /^(?:[ \t]*> ?)*/.exec(line.text)?.[0].length ?? 0;
		return erase(target, { changes: { from: line.from + signs, to: textFrom } });
	}
	if (isItemStart) {
		const list = item?.parent?.name === 'OrderedList' ? 'number' : 'bullet';
		return unnest(target) || toggleList(list)(target);
	}
	if (kind === 'note') return erase(target, { changes: { from: line.from, to: textFrom } });
	return quotes > 0 && quote && quote.from >= line.from ? toggleQuote(target) : false;
}

/** Joins the line to the block above: removes the blank lines between them. */
function joinAbove(target: Parameters<StateCommand>[0], line: ChosenLine): boolean {
	const above = neighbour(target.state, line, -1)?.line;
	const isEmpty = line.look.kind === 'blank';
	if (!above) return erase(target, { changes: { from: 0, to: line.look.textFrom } });
	if (isWhole(above) && !isEmpty) return choose(target, above);
	return erase(target, {
		changes: { from: above.look.textTo, to: isEmpty ? line.to : line.look.textFrom },
	});
}

const isWritten = ({ doc }: EditorState, number: number) =>
	number > 0 && doc.line(number).text.trim() !== '';

const lineHere = ({ doc, selection }: EditorState): Line => doc.lineAt(selection.main.head);

/** Backspace behind a hidden mark removes it; at the start of a paragraph it joins the one above. */
export const eraseBefore: StateCommand = (target) => {
	const { state } = target;
	if (erasePair(target)) return true;
	const line = withInfo(state, lineHere(state));
	const { main } = state.selection;
	const { kind, textFrom } = line.look;
	if (!main.empty || main.head > textFrom || kind === 'code' || kind === 'source') return false;
	return eraseMark(target, line) || joinAbove(target, line);
};

/** Delete at the end of a paragraph joins the one below, and takes an emptied heading away. */
export const eraseBehind: StateCommand = (target) => {
	const { state } = target;
	if (erasePair(target)) return true;
	const line = withInfo(state, lineHere(state));
	const { main } = state.selection;
	const { kind, textTo } = line.look;
	if (!main.empty || main.head < textTo || kind === 'code' || kind === 'source') return false;
	const below = neighbour(state, line, 1)?.line;
	if (kind === 'heading' && line.look.textFrom === line.to)
		return erase(target, { changes: { from: line.from, to: below?.from ?? line.to } });
	if (!below) return erase(target, { changes: { from: line.to, to: state.doc.length } });
	// The one line break behind a picture would be lost.
	if (kind === 'blank' && isWritten(state, line.number - 1)) return true;
	if (isWhole(below) && kind !== 'blank') return choose(target, below);
	const to = kind === 'blank' ? below.from : below.look.textFrom;
	return erase(target, { changes: { from: kind === 'blank' ? line.from : textTo, to } });
};
