import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Line, Range } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import { messages } from '../../messages/all.ts';
import type { Part } from '../least-change.ts';
import { guessedHeadings, isGuessedHeading } from './guessed-headings.ts';
import { headingLevels } from './heading-levels.ts';
import { treeUpTo } from './inline-marks.ts';
import { fenceOn, type LineInfo, lineInfo } from './line-info.ts';
import { liveDecorations } from './live-decorations.ts';

interface Seen {
	state: EditorState;
	line: Line;
	look: LineInfo;
	/** The nearest line above this one that has text. */
	before: LineInfo | undefined;
	/** Whether the cursor is on it. */
	isHere: boolean;
}

const { writing: text } = messages;
const hidden = Decoration.replace({});
const deepest = 4;

const startsHere = ({ line, look: { block } }: Seen) => !block || block.from >= line.from;

const isNextQuote = ({ quotes, quote }: LineInfo, before: LineInfo) =>
	quotes === before.quotes && quote?.from !== before.quote?.from;

/** The kind of space above a line. */
function distanceOf({ look, before }: Seen): string {
	if (!before) return 'first';
	if (look.kind === 'heading') return before.kind === 'heading' ? 'heading-again' : 'heading';
	if (before.kind === 'heading') return 'after';
	if (look.kind === 'cite') return 'cite';
	if (look.quotes > 0 !== before.quotes > 0 || isNextQuote(look, before)) return 'quote';
	const isInList = look.depth > 1 || look.item?.prevSibling;
	if (look.isItemStart && before.depth > 0 && isInList) return 'item';
	if (look.kind === 'note') return before.kind === 'note' ? 'item' : 'notes';
	if (look.kind === 'rule' || before.kind === 'rule') return 'rule';
	return [look.kind, before.kind].includes('code') ? 'apart' : 'block';
}

/** The first paragraph is larger; a leading first-level heading is skipped, because it is the page's own title. */
function isLead({ state, look: { kind, block } }: Seen): boolean {
	const first = syntaxTree(state).topNode.firstChild;
	const lead = first && /1$/.test(first.name) ? first.nextSibling : first;
	return kind === 'paragraph' && block?.name === 'Paragraph' && block.from === lead?.from;
}

function itemMark(state: EditorState, item: NonNullable<LineInfo['item']>): string {
	const task = item.getChild('Task')?.firstChild;
	if (task) return /x/i.test(state.sliceDoc(task.from, task.to)) ? '☑' : '☐';
	const list = item.parent;
	if (list?.name !== 'OrderedList') return '•';
	const first = Number.parseInt(state.sliceDoc(list.from, list.from + 9), 10);
	const index = list.getChildren('ListItem').findIndex(({ from }) => from === item.from);
	return `${(Number.isNaN(first) ? 1 : first) + index}.`;
}

/** The sign in the margin: always for an item, and for a heading or quote where the cursor is. */
function markOf({ state, look, line, isHere }: Seen): string | undefined {
	const { item, block, kind } = look;
	if (item && look.isItemStart) return itemMark(state, item);
	if (kind === 'note' && block && block.from >= line.from)
		return `${state.sliceDoc(block.from + 2, (block.firstChild?.to ?? block.from) - 2)}.`;
	if (!isHere) return undefined;
	if (kind === 'heading')
		return state.sliceDoc(line.from, look.textFrom).trim().replace(/[^#]/g, '');
	if (kind === 'cite') return '—';
	return look.quotes > 0 ? '>' : undefined;
}

function levelOf({ state, line, look: { kind, block } }: Seen): number | undefined {
	if (kind !== 'heading' || !block) return undefined;
	if (block.name === 'Paragraph') return isGuessedHeading(state, line.from) ? 2 : undefined;
	return headingLevels(state).get(block.from);
}

/** Marks the first and last lines of a code block. */
function codeClasses({ line, look: { block } }: Seen): string[] {
	const [isFirst, isLast] = [(block?.from ?? 0) >= line.from, (block?.to ?? 0) <= line.to];
	return [...(isFirst ? ['cm-code-first'] : []), ...(isLast ? ['cm-code-last'] : [])];
}

function classesOf(seen: Seen): string[] {
	const { look, isHere } = seen;
	const level = levelOf(seen);
	// A heading in a quote becomes strong text.
	const kind = look.kind === 'heading' ? (level ? `h${level}` : 'strong') : look.kind;
	const isFirst = look.kind !== 'blank' && look.kind !== 'underline' && startsHere(seen);
	return [
		`cm-${kind}`,
		...(isFirst || look.kind === 'cite' ? [`cm-top-${distanceOf(seen)}`] : []),
		...(isLead(seen) ? ['cm-lead'] : []),
		...(look.isItemStart || look.kind === 'note' ? ['cm-item'] : []),
		...(look.quotes > 0 ? ['cm-quote'] : []),
		...(look.depth > 0 ? [`cm-depth-${Math.min(look.depth, deepest)}`] : []),
		...(look.kind === 'code' ? codeClasses(seen) : []),
		...(isHere ? ['cm-here'] : []),
	];
}

/** What stands above the first note, or above code. */
function labelOf(seen: Seen): string | undefined {
	const { state, line, look, before, isHere } = seen;
	if (look.kind === 'note' && startsHere(seen) && before?.kind !== 'note') return text.notes;
	if (look.block?.name !== 'FencedCode' || isHere || look.block.from < line.from) return undefined;
	const info = look.block.getChild('CodeInfo');
	return info ? text.codeIn(state.sliceDoc(info.from, info.to)) : text.code;
}

/** `isOpened`: hidden marks stand at its start. */
function lineOf(seen: Seen, isOpened: boolean): Decoration {
	const mark = markOf(seen);
	const level = levelOf(seen);
	const label = labelOf(seen);
	return Decoration.line({
		attributes: {
			class: [...classesOf(seen), ...(isOpened ? ['cm-opened'] : [])].join(' '),
			...(mark && { 'data-mark': mark }),
			...(label && { 'data-label': label }),
			...(level && { role: 'heading', 'aria-level': String(level) }),
		},
	});
}

/** The end of a line's hidden part: the marks of its blocks, or the whole line if it is nothing but a mark. */
function hiddenUpTo(seen: Seen): number {
	const { line, look, isHere } = seen;
	const isMark =
		look.kind === 'rule' || look.kind === 'underline' || fenceOn(line, look.block) !== undefined;
	if (!isMark) return look.textFrom;
	return isHere ? line.from : line.to;
}

/** A dash below a paragraph may become a list when more is typed, so it does not make a heading yet. */
function settled(
	state: EditorState,
	line: Line,
	head: number,
	tree = treeUpTo(state, line.to),
): LineInfo {
	const look = lineInfo(state, line, tree);
	const { block } = look;
	if (!block?.name.startsWith('Setext')) return look;
	const isUnder = head >= state.doc.lineAt(block.to).from && head <= block.to;
	return isUnder ? { ...look, kind: 'paragraph' } : look;
}

const hasText = ({ kind }: LineInfo) => kind !== 'blank' && kind !== 'underline';

/** The nearest line above this one that has text. */
function lookAbove(state: EditorState, line: Line, head: number): LineInfo | undefined {
	for (let { number } = line; number > 1; number -= 1) {
		const look = settled(state, state.doc.line(number - 1), head);
		if (hasText(look)) return look;
	}
	return undefined;
}

/** Whether the cursor is where the line's marks matter: on the line, or in its code block. */
function isAt(head: number, line: Line, { kind, block }: LineInfo): boolean {
	const place = kind === 'code' && block ? block : line;
	return head >= place.from && head <= place.to;
}

function draw(view: EditorView, ranges: readonly Part[]): Range<Decoration>[] {
	const { state } = view;
	const head = view.hasFocus ? state.selection.main.head : -1;
	const drawn: Range<Decoration>[] = [];
	for (const { from, to } of ranges) {
		const tree = treeUpTo(state, to);
		let line = state.doc.lineAt(from);
		let before = lookAbove(state, line, head);
		for (;;) {
			const look = settled(state, line, head, tree);
			const seen = { state, line, look, before, isHere: isAt(head, line, look) };
			const end = hiddenUpTo(seen);
			const isOpened = end > line.from;
			drawn.push(lineOf(seen, isOpened).range(line.from));
			if (isOpened) drawn.push(hidden.range(line.from, end));
			if (hasText(look)) before = look;
			if (line.to >= to) break;
			line = state.doc.line(line.number + 1);
		}
	}
	return drawn;
}

/** Headings, quotes, lists and other blocks look as in the article; their marks are in the margin or hidden. */
export const lineDecorations: Extension = [guessedHeadings, liveDecorations(draw)];
