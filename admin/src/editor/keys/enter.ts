import type { EditorState, Line, StateCommand, TransactionSpec } from '@codemirror/state';
import { endsBlock } from '../blocks/block-edges.ts';
import { findBlock } from '../blocks/blocks-field.ts';
import { type SyntaxNode, treeUpTo } from '../look/inline-marks.ts';
import { lineInfo } from '../look/line-info.ts';
import { countOn, indentOf, isWide, nextMark } from '../look/list-marks.ts';

/** The marker of a quote or an item with its spaces; a line may start with several: `> - [ ] `. */
const marks = /\s*(?:>|(?:[-+*]|\d{1,9}[.)])(?: \[[ xX]\])?(?=\s|$)) ?/g;

/** The markers of a line without any other text; otherwise undefined. */
function onlyMarks(line: Line): string[] | undefined {
	const found = line.text.match(marks) ?? [];
	return found.length > 0 && found.join('').trimEnd() === line.text.trimEnd() ? found : undefined;
}

function enclosing(node: SyntaxNode | null, name: string): SyntaxNode | undefined {
	let at = node;
	while (at && at.name !== name) at = at.parent;
	return at ?? undefined;
}

/** The marker that continues the enclosing list, or undefined at the outermost level. */
function outerMark(state: EditorState, place: SyntaxNode, start: number): string | undefined {
	const item = enclosing(place, 'ListItem');
	// Markdown reads an empty inner item as a heading's underline, so the enclosing item is the outer one.
	const isOwn = item !== undefined && item.from >= start;
	const outer = isOwn ? enclosing(item.parent?.parent ?? null, 'ListItem') : item;
	return outer && nextMark(state, outer);
}

/** Removes the innermost marker and the blank lines of its kind above, and separates what follows. */
function leave(state: EditorState, line: Line, rest: string, inner: string) {
	let from = line.from;
	while (from > 0) {
		const before = state.doc.lineAt(from - 1);
		if (before.text.trim() !== '' && before.text.trim() !== `${rest}${inner}`.trim()) break;
		from = before.from;
	}
	const next = line.number < state.doc.lines ? state.doc.line(line.number + 1) : undefined;
	const above = from === 0 ? '' : `${rest.trimEnd()}\n`;
	const below = next && next.text.trim() !== '' ? `\n${rest.trimEnd()}` : '';
	return {
		changes: { from, to: line.to, insert: `${above}${rest}${below}` },
		selection: { anchor: from + above.length + rest.length },
	};
}

const typed = { scrollIntoView: true, userEvent: 'input' };

/**
 * On an empty item or an empty line of a quote, Enter goes one level out. It keeps a blank line between, without which
 * Markdown would treat the next line as part of the list or quote.
 */
const leaveEmpty: StateCommand = ({ state, dispatch }) => {
	const { main } = state.selection;
	const line = state.doc.lineAt(main.head);
	const found = onlyMarks(line);
	if (!main.empty || !found || state.sliceDoc(main.head, line.to).trim() !== '') return false;
	const place = treeUpTo(state, line.to).resolveInner(line.from + line.text.trimEnd().length, -1);
	if (!enclosing(place, 'ListItem') && !enclosing(place, 'Blockquote')) return false;
	const inner = found.at(-1) ?? '';
	const rest = found.slice(0, -1).join('');
	const isQuote = inner.trim() === '>';
	const outer = isQuote ? undefined : outerMark(state, place, line.from);
	const spec = outer
		? {
				changes: { from: line.from, to: line.to, insert: outer },
				selection: { anchor: line.from + outer.length },
			}
		: leave(state, line, rest, isQuote ? inner : '');
	dispatch(state.update(spec, typed));
	return true;
};

/** The selection with the spaces around it, and with a line break behind it, which Enter removes. */
function cutOf(state: EditorState) {
	const { doc, selection } = state;
	const { main } = selection;
	const line = doc.lineAt(main.from);
	const before = line.text.slice(0, main.from - line.from);
	const end = doc.lineAt(main.to);
	const behind = end.text.slice(main.to - end.from);
	const { textTo } = lineInfo(state, end);
	const isBroken = textTo < end.to && main.to === textTo;
	return {
		line,
		isBroken,
		from: main.from - (before.length - before.trimEnd().length),
		to: isBroken
			? lineInfo(state, doc.line(end.number + 1)).textFrom
			: main.to + (behind.length - behind.trimStart().length),
	};
}

/** Inserts these line breaks at the cursor. */
function part(state: EditorState, insert: string, more: TransactionSpec['changes'] = []) {
	const { from, to } = cutOf(state);
	const changes = state.changes([{ from, to, insert }, ...[more].flat()]);
	return state.update({ changes, selection: { anchor: from + insert.length } }, typed);
}

/** In an item: starts the next one. */
const nextItem: StateCommand = ({ state, dispatch }) => {
	const { line } = cutOf(state);
	const { item, kind, textFrom } = lineInfo(state, line);
	if (!item || kind === 'code' || kind === 'source' || state.selection.main.from < textFrom)
		return false;
	const gap = isWide(state, item) ? `\n${indentOf(state, item).trimEnd()}` : '';
	dispatch(part(state, `${gap}\n${nextMark(state, item)}`, countOn(state, item)));
	return true;
};

/** In a quote: starts its next paragraph, or in the Markdown view its next line. */
const nextQuoted =
	(isApart: boolean): StateCommand =>
	({ state, dispatch }) => {
		const { line } = cutOf(state);
		const { quotes, kind } = lineInfo(state, line);
		if (quotes === 0 || kind === 'code' || kind === 'source') return false;
		const signs = /^(?:[ \t]*>)+/.exec(line.text)?.[0] ?? '>'.repeat(quotes);
		dispatch(part(state, `${isApart ? `\n${signs}` : ''}\n${signs} `));
		return true;
	};

/** Starts the next paragraph, because a single line break is published as a space. */
const nextParagraph: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { line, from, to } = cutOf(state);
	const { kind, block, textFrom } = lineInfo(state, line);
	const isSource = kind === 'code' || kind === 'source';
	if (isSource && (selection.main.to < line.to || !endsBlock(state, line))) return false;
	const isEmpty = line.text.trim() === '' && selection.main.empty;
	// The article shows no empty paragraphs, and there is already an empty line to write on.
	const before = line.number === 1 ? undefined : doc.line(line.number - 1);
	if (isEmpty && (!before || before.text.trim() === '' || findBlock(state, before.to))) return true;
	if (isEmpty) dispatch(state.update(state.replaceSelection('\n'), typed));
	else if (kind === 'heading' && selection.main.head === textFrom && block)
		dispatch(state.update({ changes: { from: line.from, insert: '\n\n' } }, typed));
	else {
		const isBroken = doc.sliceString(to, to + 1) === '\n' && doc.lineAt(to + 1).text.trim() !== '';
		dispatch(
			state.update(
				{
					changes: { from, to: isBroken ? to + 1 : to, insert: '\n\n' },
					selection: { anchor: from + 2 },
				},
				typed,
			),
		);
	}
	return true;
};

/** Shift+Enter: a line break within the paragraph. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
	const { line, isBroken } = cutOf(state);
	const { kind, item, quotes } = lineInfo(state, line);
	if (kind !== 'paragraph' || line.text.trim() === '') return false;
	const indent = item ? nextMark(state, item).replace(/[^\s>]/g, ' ') : '> '.repeat(quotes);
	const insert = `\\\n${indent}`;
	// A second break leaves the first one where it is.
	dispatch(isBroken ? state.update(state.replaceSelection(insert), typed) : part(state, insert));
	return true;
};

/** The line that waits for who said the quote. */
const emptyCite = /^[\s>]*>\s*[—–]\s*$/;
const onlyQuoted = /^\s*>[\s>]*$/;

/** At the end of a quote's words: goes on to who said them. */
const toCite: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	if (!empty || head < line.to || !/^\s*>[\s>]*[^\s>]/.test(line.text)) return false;
	let below = line.number + 1;
	while (below < doc.lines && onlyQuoted.test(doc.line(below).text)) below += 1;
	if (below > doc.lines || !emptyCite.test(doc.line(below).text)) return false;
	dispatch(state.update({ selection: { anchor: doc.line(below).to }, scrollIntoView: true }));
	return true;
};

/** Behind who said it: leaves the quote. Without a name the dash goes. */
const leaveCite: StateCommand = ({ state, dispatch }) => {
	const { doc, selection } = state;
	const { head, empty } = selection.main;
	const line = doc.lineAt(head);
	const isUnnamed = emptyCite.test(line.text);
	if (!empty || head < line.to || !(isUnnamed || lineInfo(state, line).kind === 'cite'))
		return false;
	let first = line;
	while (isUnnamed && first.number > 1 && onlyQuoted.test(doc.line(first.number - 1).text))
		first = doc.line(first.number - 1);
	const from = isUnnamed ? Math.max(0, first.from - 1) : line.to;
	dispatch(
		state.update(
			{ changes: { from, to: line.to, insert: '\n\n' }, selection: { anchor: from + 2 } },
			typed,
		),
	);
	return true;
};

/** Enter in the Markdown view: starts the next item or line of a quote, and leaves it when pressed again. */
export const enter: StateCommand = (target) =>
	leaveEmpty(target) || nextItem(target) || nextQuoted(false)(target);

/** Enter in the text view: starts the next item or the next paragraph. */
export const enterApart: StateCommand = (target) =>
	toCite(target) ||
	leaveCite(target) ||
	leaveEmpty(target) ||
	nextItem(target) ||
	nextQuoted(true)(target) ||
	nextParagraph(target);
