import { insertNewlineContinueMarkup } from '@codemirror/lang-markdown';
import type { EditorState, Line, StateCommand } from '@codemirror/state';
import { type SyntaxNode, treeUpTo } from './inline-marks.ts';

/** A quote's or an item's mark with its blanks; several of them begin a line: `> - [ ] `. */
const marks = /\s*(?:>|(?:[-+*]|\d{1,9}[.)])(?: \[[ xX]\])?(?=\s|$)) ?/g;

/** The marks that a line consists of, and nothing else; undefined when it has text of its own. */
function onlyMarks(line: Line): string[] | undefined {
	const found = line.text.match(marks) ?? [];
	return found.length > 0 && found.join('').trimEnd() === line.text.trimEnd() ? found : undefined;
}

function enclosing(node: SyntaxNode | null, name: string): SyntaxNode | undefined {
	let at = node;
	while (at && at.name !== name) at = at.parent;
	return at ?? undefined;
}

/** The mark with which the list around this one goes on, or undefined at the outermost level. */
function outerMark(state: EditorState, place: SyntaxNode, start: number): string | undefined {
	const item = enclosing(place, 'ListItem');
	// An empty inner item is read as the line under a heading: then the outer one is what encloses it.
	const isOwn = item !== undefined && item.from >= start;
	const outer = isOwn ? enclosing(item.parent?.parent ?? null, 'ListItem') : item;
	if (!outer) return undefined;
	const line = state.doc.lineAt(outer.from);
	const before = line.text.slice(0, outer.from - line.from).replace(/[^\s>]/g, ' ');
	const mark = /^(?:[-+*]|(\d+)([.)]))/.exec(state.sliceDoc(outer.from, outer.to));
	const next = mark?.[1] ? `${Number(mark[1]) + 1}${mark[2]}` : (mark?.[0] ?? '-');
	return `${before}${next} `;
}

/** Away with the innermost mark, and with blank lines of its kind before it: what follows stands apart. */
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

/**
 * Enter on an empty item or an empty line of a quote goes one level out. Markdown takes the next line for part of a
 * list or a quote until a blank line stands between.
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
	dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
	return true;
};

/** Enter: the next item, the next line of a quote; a second time out of it. In a paragraph one new line, as typed. */
export const enter: StateCommand = (target) =>
	leaveEmpty(target) || insertNewlineContinueMarkup(target);
