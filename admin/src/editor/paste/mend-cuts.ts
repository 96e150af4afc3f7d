import type { EditorState } from '@codemirror/state';
import type { Completion } from '../keys/completions.ts';
import type { Change, Part } from '../least-change.ts';
import { type SyntaxNode, treeUpTo } from '../look/inline-marks.ts';
import {
	besideSign,
	type Mark,
	MarkMender,
	type Mend,
	marksAround,
	type Read,
	type Rest,
} from '../look/whole-marks.ts';

/** What begins a block: no mark goes on in it. */
const newBlock = /\n[ \t>]*(?:\n|[-+*>][ \t]|\d{1,9}[.)][ \t])/;

const isWithin = (inner: Part, outer: Part) => inner.from >= outer.from && inner.to <= outer.to;
const shareOf = (one: Part, other: Part) =>
	Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Whether signs may go that nobody sees: they are shown beside the cursor, and never while something is chosen. */
const isBlind = ({ selection }: EditorState, cut: Change) =>
	selection.ranges.some((range) => !range.empty && isWithin(range, cut));

/** Whether nothing but signs is cut, or the cut reaches none of them. */
function isSeen(cut: Change, marks: readonly Mark[]): boolean {
	const signs = marks.flatMap(({ open, close }) => [open, close]);
	const lost = signs.reduce((sum, sign) => sum + shareOf(sign, cut), 0);
	const isSignsAlone = cut.from < cut.to && lost >= cut.to - cut.from;
	return isSignsAlone || (lost === 0 && !newBlock.test(cut.insert));
}

/** The marks of both sides as one; its inner signs are those between which the cut was. */
const join = (left: Mark, right: Mark): Mark =>
	left.open.from === right.open.from
		? left
		: {
				...left,
				close: right.close,
				inner: [...left.inner, ...right.inner],
				needless: [left.close, right.open],
			};

type Sided = Change & { side: -1 | 1 };

/** What a cut leaves of marks, in the text before it. */
function mendCut(cut: Change, left: Mark[], right: Mark[], read: Read, length: number): Sided[] {
	const { from, to, insert } = cut;
	const above: Rest = {
		from: 0,
		to: from,
		before: '',
		behind: insert.charAt(0) || read(to, to + 1),
	};
	const below: Rest = {
		from: to,
		to: length,
		behind: '',
		before: insert.slice(-1) || read(from - 1, from),
	};
	const sided = ({ rest, ...change }: Mend): Sided => ({
		...change,
		side: rest === above ? -1 : 1,
	});
	if (newBlock.test(insert)) {
		const mended = new MarkMender([above], read).mend(left);
		return [...mended, ...new MarkMender([below], read).mend(right)].map(sided);
	}
	const signs = ({ open, close }: Mark) =>
		`${read(open.from, open.to)} ${read(close.from, close.to)}`;
	const other = left.findIndex((mark, at) => !right[at] || signs(mark) !== signs(right[at]));
	const shared = other < 0 ? left.length : other;
	const both = left.slice(0, shared).map((mark, at) => join(mark, right[at] ?? mark));
	const mender = new MarkMender([above, below], read);
	return [
		...mender.mend([...both, ...left.slice(shared)], insert !== ''),
		...mender.mend(right.slice(shared)),
	].map(sided);
}

/** The code that a place is in, behind the beginning of its first line. */
function codeAround(top: SyntaxNode, at: number): SyntaxNode | undefined {
	let node: SyntaxNode | null = top.resolveInner(at, 0);
	while (node && node.name !== 'FencedCode') node = node.parent;
	const [, close] = node?.getChildren('CodeMark') ?? [];
	return node && close && at < close.to ? node : undefined;
}

/** The fence that a cut took: without it, all that follows would be code. */
function mendCode({ doc }: EditorState, top: SyntaxNode, { from, to }: Part): Sided[] {
	const [above, below] = [codeAround(top, from), codeAround(top, to)];
	if (Boolean(above) === Boolean(below)) return [];
	const lineAfter = doc.sliceString(to, doc.lineAt(to).to);
	const lineBefore = doc.sliceString(doc.lineAt(from).from, from);
	if (above) {
		const { from: start, to: end } = above.getChildren('CodeMark')[1] as SyntaxNode;
		const insert = `\n${doc.sliceString(start, end)}${lineAfter === '' ? '' : '\n\n'}`;
		return [{ from, to: from, insert, side: -1 }];
	}
	const first = doc.lineAt((below as SyntaxNode).from);
	const opening = to > first.to ? `${first.text}\n` : doc.sliceString(first.from, to);
	const insert = `${lineBefore === '' ? '' : '\n\n'}${opening}`;
	return [{ from: to, to, insert, side: 1 }];
}

function mendAll(before: EditorState, given: Change): Sided[] {
	const isChosen = isBlind(before, given);
	if (!isChosen && given.insert !== '' && !newBlock.test(given.insert)) return [];
	const read = (from: number, to: number) => before.sliceDoc(from, to);
	const top = treeUpTo(before, given.to).topNode;
	const [start, end] = [besideSign(top, given.from, -1), besideSign(top, given.to, 1)];
	const cut = { ...given, from: start, to: Math.max(given.to, end) };
	const [left, right] = [marksAround(top, start, read), marksAround(top, cut.to, read)];
	const code = given.from < given.to ? mendCode(before, top, given) : [];
	if (!isChosen && isSeen(given, [...left, ...right])) return code;
	return [
		{ from: start, to: given.from, insert: '', side: -1 },
		{ from: given.to, to: cut.to, insert: read(Math.min(end, given.to), given.to), side: 1 },
		...mendCut(cut, left, right, read, before.doc.length),
		...code,
	];
}

/** Marks that lose an end with a chosen text get it back; those that lose all their words go. */
export const mendCuts: Completion = (before, changes) => {
	const mended: Change[] = [];
	changes.iterChanges((from, to, _start, _end, inserted) => {
		for (const { side, insert, ...mend } of mendAll(before, {
			from,
			to,
			insert: inserted.toString(),
		}))
			mended.push({
				from: changes.mapPos(mend.from, side),
				to: changes.mapPos(mend.to, side),
				insert,
			});
	});
	return mended.filter(({ from, to, insert }) => from < to || insert !== '');
};
