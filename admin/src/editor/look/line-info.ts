import type { EditorState, Line } from '@codemirror/state';
import { isGuessedHeading } from './guessed-headings.ts';
import { type SyntaxNode, treeUpTo } from './inline-marks.ts';

type Tree = ReturnType<typeof treeUpTo>;

/** How a line is displayed: `blank` separates two blocks, `source` is shown as Markdown. */
type LineKind =
	| 'paragraph'
	| 'cite'
	| 'heading'
	| 'underline'
	| 'blank'
	| 'rule'
	| 'code'
	| 'note'
	| 'source';

export interface LineInfo {
	kind: LineKind;
	/** The block that contains the line, ignoring the lists and quotes around it. */
	block: SyntaxNode | undefined;
	/** The innermost item and quote around the line. */
	item: SyntaxNode | undefined;
	quote: SyntaxNode | undefined;
	/** How many items and quotes are around the line. */
	depth: number;
	quotes: number;
	/** Whether an item begins on this line. */
	isItemStart: boolean;
	/** Where the text begins, behind the marks of its blocks. */
	textFrom: number;
	/** Where the text ends, before the sign that breaks the line. */
	textTo: number;
}
type Around = Pick<LineInfo, 'block' | 'item' | 'quote' | 'depth' | 'quotes'>;

const kinds: Readonly<Record<string, LineKind>> = {
	Paragraph: 'paragraph',
	Task: 'paragraph',
	HorizontalRule: 'rule',
	FencedCode: 'code',
	CodeBlock: 'code',
	FootnoteDefinition: 'note',
	Table: 'source',
	HTMLBlock: 'source',
	CommentBlock: 'source',
	ProcessingInstructionBlock: 'source',
	LinkReference: 'source',
	SetextHeading1: 'heading',
	SetextHeading2: 'heading',
	...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, 'heading'])),
};
const onlyMarks = /^[\s>]*$/;
const blanks = /^[ \t]*/;
const dashed = /^[\s>]*(?:[—–]|--)\s+/;
const longestName = 120;
const taskMark = '[ ] '.length;

function around(place: SyntaxNode): Around {
	const found: Around = {
		block: undefined,
		item: undefined,
		quote: undefined,
		depth: 0,
		quotes: 0,
	};
	for (let node: SyntaxNode | null = place; node; node = node.parent) {
		if (node.name in kinds) found.block = node;
		else if (node.name === 'ListItem') {
			found.item ??= node;
			found.depth += 1;
		} else if (node.name === 'Blockquote') {
			found.quote ??= node;
			found.quotes += 1;
		}
	}
	return found;
}

function isUnderline({ name, lastChild }: SyntaxNode, line: Line): boolean {
	const at = name.startsWith('Setext') ? (lastChild?.from ?? -1) : -1;
	return at >= line.from && at <= line.to;
}

/** Whether this is a quote's last line and names its source, by the renderer's rule (`src/article/quotes.ts`). */
function isCite(state: EditorState, line: Line, quote: SyntaxNode | undefined): boolean {
	if (!quote || line.to < quote.to || !dashed.test(line.text)) return false;
	const name = line.text.replace(dashed, '');
	const said = state.sliceDoc(quote.from, line.from).split('\n');
	return (
		name.length <= longestName &&
		!/[.!?…:;]$/.test(name.trimEnd()) &&
		said.some((other) => !onlyMarks.test(other)) &&
		!said.some((other) => dashed.test(other))
	);
}

/** A lone sign may still become anything, so it is shown until a space follows it. */
const isBareSign = ({ text }: Line) => /^[\s>]*(?:#{1,6}|[-+*]|\d{1,9}[.)])$/.test(text);

function kindOf(state: EditorState, line: Line, { block, quote }: Around): LineKind {
	const kind = block ? (kinds[block.name] ?? 'source') : undefined;
	if (kind === 'heading' && isBareSign(line)) return 'paragraph';
	if (kind === 'heading' && block && isUnderline(block, line)) return 'underline';
	if (kind === 'paragraph' && isGuessedHeading(state, line.from)) return 'heading';
	if (kind === 'paragraph' && isCite(state, line, quote)) return 'cite';
	return kind ?? (onlyMarks.test(line.text) ? 'blank' : 'paragraph');
}

const behindBlanks = (line: Line, at: number) =>
	at + (blanks.exec(line.text.slice(at - line.from))?.[0].length ?? 0);

/** Skips the sign of a heading, a note or an item, if there is one. */
function behindMark(line: Line, block: SyntaxNode): number {
	if (block.name === 'Task') return Math.min(block.from + taskMark, line.to);
	const mark = block.firstChild;
	const isMarked = /^(?:ATXHeading\d|FootnoteDefinition)$/.test(block.name);
	return isMarked && mark ? behindBlanks(line, mark.to) : block.from;
}

/** Skips the signs of quotes and spaces, which are all the marks that a block's further lines have. */
function behindQuotes({ from, text }: Line, quotes: number): number {
	const signs = new RegExp(`^(?:[ \\t]*>){0,${quotes}}[ \\t]*`).exec(text);
	return from + (signs?.[0].length ?? 0);
}

/** The sign of a fence that is on this line. */
export const fenceOn = (line: Line, block: SyntaxNode | undefined): SyntaxNode | undefined =>
	block?.name === 'FencedCode'
		? block.getChildren('CodeMark').find(({ from, to }) => from >= line.from && to <= line.to)
		: undefined;

/** Behind the sign the opening fence names the language, and the closing one ends. */
function textFromOf(line: Line, kind: LineKind, { block, item, quotes }: Around): number {
	if (kind === 'code') return fenceOn(line, block)?.to ?? line.from;
	if (kind === 'source') return line.from;
	if (isBareSign(line)) return behindQuotes(line, quotes);
	if (kind === 'cite') return line.from + (dashed.exec(line.text)?.[0].length ?? 0);
	if (block) return block.from >= line.from ? behindMark(line, block) : behindQuotes(line, quotes);
	const mark = item && item.from >= line.from ? item.getChild('ListMark') : null;
	if (mark) return behindBlanks(line, mark.to);
	return onlyMarks.test(line.text) ? line.to : line.from;
}

function textToOf(line: Line, tree: Tree): number {
	if (!/(?:\\| {2})$/.test(line.text)) return line.to;
	const node = tree.resolveInner(line.to, -1);
	return node.name === 'HardBreak' ? node.from : line.to;
}

/** What a deletion left between the marks and the cursor's next letter is text: a space that the letters come before. */
function upToCursor({ selection }: EditorState, { from, text }: Line, textFrom: number): number {
	const { head, empty } = selection.main;
	if (!empty || head <= from || head >= textFrom) return textFrom;
	const [before, behind] = [text.slice(0, head - from), text.slice(head - from, textFrom - from)];
	return /[ \t]$/.test(before) && behind.trim() === '' ? head : textFrom;
}

/** What a line is, and where its text begins. */
export function lineInfo(
	state: EditorState,
	line: Line,
	tree = treeUpTo(state, line.to),
): LineInfo {
	const at = line.from + line.text.trimEnd().length;
	const found = around(tree.resolveInner(at, -1));
	const kind = kindOf(state, line, found);
	const isItemStart = found.item !== undefined && found.item.from >= line.from && !isBareSign(line);
	const textFrom = upToCursor(state, line, textFromOf(line, kind, found));
	return { ...found, kind, isItemStart, textFrom, textTo: textToOf(line, tree) };
}

const isBlank = (state: EditorState, number: number) =>
	lineInfo(state, state.doc.line(number)).kind === 'blank';

/** Nothing is written on a blank line that only parts two blocks, nor on a divider within another block. */
export function isGap(state: EditorState, line: Line): boolean {
	const { kind, depth, quotes } = lineInfo(state, line);
	if (kind === 'rule') return depth + quotes > 0;
	if (kind !== 'blank') return false;
	const beside = [line.number - 1, line.number + 1];
	return beside.some((other) => other >= 1 && other <= state.doc.lines && !isBlank(state, other));
}
