import type { EditorState } from '@codemirror/state';
import { grammar } from '../language.ts';
import type { Part } from '../least-change.ts';
import { type SyntaxNode, treeUpTo } from '../look/inline-marks.ts';
import { type Mark, marksAround, type Read, readMark } from '../look/whole-marks.ts';
import { rewrite } from './whole-part.ts';

/** The marks of a text, or of a part of it. */
function marksIn(top: SyntaxNode, read: Read, { from, to }: Part = top): Mark[] {
	const found: Mark[] = [];
	top.cursor().iterate(({ node }) => {
		if (node.to < from || node.from > to) return false;
		const mark = readMark(node, read);
		if (mark) found.push(mark);
		return true;
	});
	return found;
}

type Side = 'open' | 'close';

/** The marks whose signs follow one another from this place on, or up to it. */
function runFrom(marks: readonly Mark[], at: number, side: Side, step: 1 | -1): Mark[] {
	const next = marks.find((mark) => mark[side][step > 0 ? 'from' : 'to'] === at);
	if (!next) return [];
	return [next, ...runFrom(marks, next[side][step > 0 ? 'to' : 'from'], side, step)];
}

const outermost = (marks: readonly Mark[]) =>
	marks.toSorted((one, other) => one.open.from - other.open.from);

/** The marks that end at a place, those that begin at it, and the place between their signs. */
function marksBeside(marks: readonly Mark[], at: number) {
	const begun = runFrom(marks, at, 'open', -1);
	const ending = begun.length > 0 ? [] : runFrom(marks, at, 'close', 1);
	const between = begun.at(-1)?.open.from ?? ending.at(-1)?.close.to ?? at;
	return {
		between,
		ended: outermost(ending.length > 0 ? ending : runFrom(marks, between, 'close', -1)),
		begun: outermost(begun.length > 0 ? begun : runFrom(marks, between, 'open', 1)),
	};
}

const signsOf = ({ open, close }: Mark, read: Read) =>
	`${read(open.from, open.to)} ${read(close.from, close.to)}`;

const drop = (text: string, signs: readonly Part[]) =>
	rewrite(
		text,
		signs.map((sign) => ({ ...sign, insert: '' })),
	);

/**
 * What was copied, where it comes to marks like its own: it goes on in them, because a mark within its own kind, or
 * right beside it, would show its signs.
 */
export function joinCopy(state: EditorState, { from, to }: Part, text: string) {
	const read = (start: number, end: number) => state.sliceDoc(start, end);
	const readCopy = (start: number, end: number) => text.slice(start, end);
	const copied = marksIn(grammar.parse(text).topNode, readCopy);
	const top = treeUpTo(state, to).topNode;
	const line = state.doc.lineAt(from);
	const { between, ended, begun } = marksBeside(marksIn(top, read, line), from);
	const around = marksAround(top, from, read).filter(({ close }) => to <= close.from);
	const isOneOf = (marks: readonly Mark[]) => (mark: Mark) =>
		marks.some(({ open }) => open.from === mark.open.from);
	const twiceIn = (marks: readonly Mark[]) =>
		copied.filter(({ name }) => marks.some((mark) => mark.name === name));
	const twice = twiceIn(around.filter((mark) => !isOneOf([...ended, ...begun])(mark)));
	const edge = (at: number, side: Side, step: 1 | -1) =>
		outermost(runFrom(copied, at, side, step)).filter((mark) => !isOneOf(twice)(mark));
	const [first, last] = [edge(0, 'open', 1), edge(text.length, 'close', -1)];
	const countShared = (ours: readonly Mark[], theirs: readonly Mark[]) => {
		const other = ours.findIndex((mark, at) => {
			const copy = theirs[at];
			return !copy || signsOf(mark, read) !== signsOf(copy, readCopy);
		});
		return from < to ? 0 : other < 0 ? ours.length : other;
	};
	const [above, below] = [countShared(ended, first), countShared(begun, last)];
	const needless = (marks: readonly Mark[]) => marks.flatMap(({ open, close }) => [open, close]);
	if (above + below === 0) return { from, to, text: drop(text, needless(twiceIn(around))) };
	const dropped = [
		...needless(twice),
		...first.slice(0, above).map(({ open }) => open),
		...last.slice(0, below).map(({ close }) => close),
	];
	return {
		from: ended[above - 1]?.close.from ?? between,
		to: begun[below - 1]?.open.to ?? between,
		text: drop(text, dropped),
	};
}
