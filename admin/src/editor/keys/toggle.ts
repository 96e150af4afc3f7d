import {
	type ChangeSpec,
	EditorSelection,
	type EditorState,
	type StateCommand,
} from '@codemirror/state';
import { isSealed } from '../blocks/blocks-field.ts';
import type { Part } from '../least-change.ts';
import {
	inlineMarks,
	type MarkKind,
	marks,
	type SyntaxNode,
	treeUpTo,
} from '../look/inline-marks.ts';

const leafBlocks = /^(?:Paragraph|ATXHeading\d|SetextHeading\d|TableCell|Task)$/;
const blockMarks = /^(?:HeaderMark|QuoteMark|TaskMarker|ListMark)$/;
const blank = /\s/;
const letter = /[\p{L}\p{N}\p{M}]/u;
const stop = /[^\p{L}\p{N}\p{M}\s*_~`]/u;

/** The inline elements around this offset, including their marks, outermost first. */
function inlineAround(state: EditorState, at: number): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	let node: SyntaxNode | null = treeUpTo(state, at).resolveInner(at, 0);
	for (; node && !leafBlocks.test(node.name); node = node.parent)
		if (inlineMarks(node)) found.unshift(node);
	return found;
}

/** Excludes spaces at both ends, and punctuation next to which Markdown would not recognise the mark. */
function trimmed(state: EditorState, { from, to }: Part): Part | undefined {
	const text = (at: number) => state.sliceDoc(at, at + 1);
	let [start, end] = [from, to];
	const isOut = (at: number, beside: number) =>
		blank.test(text(at)) || (stop.test(text(at)) && letter.test(text(beside)));
	while (start < end && isOut(start, start - 1)) start += 1;
	while (start < end && isOut(end - 1, end)) end -= 1;
	return start < end ? { from: start, to: end } : undefined;
}

/** Extends the range over an element that it would split. */
function uncut(state: EditorState, piece: Part): Part {
	let { from, to } = piece;
	const isCut = ({ from: outer, to: end }: SyntaxNode, open: number, close: number) =>
		!(from <= outer && to >= end) && !(from >= open && to <= close);
	for (const node of [...inlineAround(state, from), ...inlineAround(state, to)]) {
		const inner = inlineMarks(node);
		if (!inner || !isCut(node, inner.from, inner.to)) continue;
		from = Math.min(from, node.from);
		to = Math.max(to, node.to);
	}
	return { from, to };
}

/** Splits the selection into paragraphs, headings, items and cells, because a mark cannot cross their borders. */
function piecesOf(state: EditorState, from: number, to: number): Part[] {
	const pieces: Part[] = [];
	treeUpTo(state, to).iterate({
		from,
		to,
		enter: ({ node }) => {
			if (!leafBlocks.test(node.name) || isSealed(state, node.from)) return;
			let start = Math.max(from, node.from);
			const end = Math.min(to, node.to);
			const cut = (next: number, after: number) => {
				const piece = trimmed(state, { from: start, to: next });
				if (piece) pieces.push(uncut(state, piece));
				start = after;
			};
			// A quote repeats its marker on every line.
			for (let child = node.firstChild; child; child = child.nextSibling)
				if (blockMarks.test(child.name) && child.to > start && child.from < end)
					cut(Math.max(start, child.from), child.to);
			if (start < end) cut(end, end);
		},
	});
	return pieces;
}

function nodesIn(state: EditorState, kind: MarkKind, { from, to }: Part): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	treeUpTo(state, to).iterate({
		from,
		to,
		enter: ({ node }) => {
			if (node.name === marks[kind].node && node.from < to && node.to > from) found.push(node);
		},
	});
	return found;
}

/** Whether the range contains only spaces and marks, which readers do not see. */
const isVoid = (state: EditorState, { from, to }: Part) =>
	/^[\s*_~`]*$/.test(state.sliceDoc(from, Math.max(from, to)));

const covers = (state: EditorState, node: SyntaxNode, { from, to }: Part) =>
	isVoid(state, { from, to: node.from }) && isVoid(state, { from: node.to, to });

/** Removes the mark from part of an element; the text before and after keeps it. */
function unmark(state: EditorState, kind: MarkKind, node: SyntaxNode, piece: Part): ChangeSpec[] {
	const inner = inlineMarks(node);
	if (!inner) return [];
	const { sign } = marks[kind];
	const seen = (part: Part) => (isVoid(state, part) ? undefined : trimmed(state, part));
	const before = seen({ from: inner.from, to: piece.from });
	const after = seen({ from: piece.to, to: inner.to });
	return [
		before ? { from: before.to, insert: sign } : { from: node.from, to: inner.from },
		after ? { from: after.from, insert: sign } : { from: inner.to, to: node.to },
	];
}

/** Marks the whole range, and merges marks of the same kind in it. */
function mark(state: EditorState, kind: MarkKind, piece: Part): ChangeSpec[] {
	const { sign } = marks[kind];
	const old = nodesIn(state, kind, piece);
	const from = Math.min(piece.from, ...old.map((node) => node.from));
	const to = Math.max(piece.to, ...old.map((node) => node.to));
	const taken = old.flatMap((node) => {
		const inner = inlineMarks(node);
		return inner
			? [
					{ from: node.from, to: inner.from },
					{ from: inner.to, to: node.to },
				]
			: [];
	});
	return [{ from, insert: sign }, ...taken, { from: to, insert: sign }];
}

const wordAt = (state: EditorState, at: number): Part | undefined => {
	const word = state.wordAt(at);
	return word && word.from < at && word.to > at ? word : undefined;
};

function sidesOf(state: EditorState, at: number): { left: string; right: string } {
	const line = state.doc.lineAt(at);
	return { left: line.text.slice(0, at - line.from), right: line.text.slice(at - line.from) };
}

/** Whether an empty pair of this mark is around this place. */
export function hasPair(state: EditorState, kind: MarkKind, at: number): boolean {
	const { left, right } = sidesOf(state, at);
	return isPair(kind, left, right);
}

/** Whether one text ends, and the other begins, with this mark's sign. */
function isPair(kind: MarkKind, left: string, right: string): boolean {
	const { sign } = marks[kind];
	const stars = Math.min(/\**$/.exec(left)?.[0].length ?? 0, /^\**/.exec(right)?.[0].length ?? 0);
	if (kind === 'strong') return stars >= 2;
	return kind === 'emphasis' ? stars % 2 === 1 : left.endsWith(sign) && right.startsWith(sign);
}

/** Without a selection and outside a word: inserts an empty pair of marks, or removes the one that is there. */
function togglePair(state: EditorState, kind: MarkKind, at: number) {
	const { sign } = marks[kind];
	const isThere = hasPair(state, kind, at);
	const changes: ChangeSpec = isThere
		? { from: at - sign.length, to: at + sign.length }
		: { from: at, insert: sign + sign };
	return {
		changes,
		range: EditorSelection.cursor(isThere ? at - sign.length : at + sign.length),
	};
}

/** Whether this sign belongs to an element that Markdown recognises. */
function isRead(state: EditorState, kind: MarkKind, at: number): boolean {
	let node: SyntaxNode | null = treeUpTo(state, at + 1).resolveInner(at, 1);
	while (node && node.name !== marks[kind].node) node = node.parent;
	return node !== null;
}

/** Ends the pair in which somebody types, and takes the blank before its end, which would show its signs, out of it. */
function endTyped(state: EditorState, kind: MarkKind, at: number) {
	const { sign } = marks[kind];
	const { left, right } = sidesOf(state, at);
	const blanks = left.length - left.trimEnd().length;
	const typed = left.slice(0, left.length - blanks);
	const inside = typed.lastIndexOf(sign) + sign.length;
	const begins = inside >= sign.length && !blank.test(typed[inside] ?? ' ');
	if (blanks === 0 || !begins || !isPair(kind, typed.slice(0, inside), right)) return undefined;
	const open = at - left.length + inside - sign.length;
	if (isRead(state, kind, at) || isRead(state, kind, open)) return undefined;
	return {
		changes: [
			{ from: at - blanks, insert: sign },
			{ from: at, to: at + sign.length },
		],
		range: EditorSelection.cursor(at + sign.length),
	};
}

/** Whether the cursor is behind the last letter of this element, as after typing it. */
function isAtEnd(state: EditorState, node: SyntaxNode, at: number): boolean {
	const inner = inlineMarks(node);
	return inner !== undefined && at > inner.from && /^[*_~`]*$/.test(state.sliceDoc(at, inner.to));
}

/** Marks the selection, or removes the mark if all of it is already marked. */
export const toggle =
	(kind: MarkKind): StateCommand =>
	({ state, dispatch }) => {
		const spec = state.changeByRange((range) => {
			const chosen = range.empty ? (wordAt(state, range.from) ?? range) : range;
			const isIn =
				range.empty &&
				inlineAround(state, range.from).find(({ name }) => name === marks[kind].node);
			if (isIn && isAtEnd(state, isIn, range.from))
				return { range: EditorSelection.cursor(isIn.to) };
			const pieces = isIn
				? [{ from: isIn.from, to: isIn.to }]
				: piecesOf(state, chosen.from, chosen.to);
			if (pieces.length === 0 && range.empty && !isSealed(state, range.from))
				return endTyped(state, kind, range.from) ?? togglePair(state, kind, range.from);
			if (pieces.length === 0) return { range };
			const found = pieces.map((piece) =>
				nodesIn(state, kind, piece).find((node) => covers(state, node, piece)),
			);
			const changes = state.changes(
				pieces.flatMap((piece, index) => {
					const node = found[index];
					if (!found.every(Boolean)) return mark(state, kind, piece);
					return node ? unmark(state, kind, node, piece) : [];
				}),
			);
			const [from, to] = [changes.mapPos(range.from, 1), changes.mapPos(range.to, -1)];
			return { changes, range: EditorSelection.range(Math.min(from, to), Math.max(from, to)) };
		});
		dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
		return true;
	};
