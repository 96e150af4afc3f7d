import { undo } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { escapeCell } from '../blocks/table-text.ts';
import {
	type FindQuery,
	type Found,
	findField,
	findMatches,
	type Match,
	matchFrom,
	setFound,
} from './find.ts';

type Command = (view: EditorView) => boolean;

const noQuery: FindQuery = {
	text: '',
	replacement: '',
	hasCase: false,
	hasAccents: false,
	onlyWords: false,
};
/** The next search starts with it, and with a replacement of its own. */
let lastQuery = noQuery;
/** Room above and below for sticky bars. */
const yMargin = 180;

const scrollTo = (match: Match | undefined) =>
	match ? [EditorView.scrollIntoView(match.from, { y: 'nearest', yMargin })] : [];

function show(view: EditorView, next: Found): boolean {
	lastQuery = { ...next.query, replacement: '' };
	view.dispatch({ effects: [setFound.of(next), ...scrollTo(next.matches[next.at])] });
	return true;
}

/** Opens with the selected text of one line as the query, or with the last query. */
export const openFind: Command = (view) => {
	const { from, to } = view.state.selection.main;
	const chosen = view.state.sliceDoc(from, to);
	const isQuery = chosen !== '' && !chosen.includes('\n');
	const open = view.state.field(findField);
	const query = { ...(open?.query ?? lastQuery), ...(isQuery && { text: chosen }) };
	const matches = findMatches(view.state.doc, query);
	const opened = (open?.opened ?? 0) + 1;
	return show(view, { query, matches, at: matchFrom(matches, from), swaps: [], opened });
};

export const search =
	(part: Partial<FindQuery>): Command =>
	(view) => {
		const found = view.state.field(findField);
		if (!found) return false;
		const query = { ...found.query, ...part };
		const matches = findMatches(view.state.doc, query);
		const here = found.matches[found.at]?.from ?? view.state.selection.main.from;
		return show(view, { ...found, query, matches, at: matchFrom(matches, here), swaps: [] });
	};

/** Moves to the next match, or with -1 to the previous one, wrapping around at the ends. */
export const step =
	(by: 1 | -1): Command =>
	(view) => {
		const found = view.state.field(findField);
		if (!found) return openFind(view);
		const { length } = found.matches;
		if (length === 0) return true;
		return show(view, { ...found, at: (found.at + by + length) % length });
	};

/** In a table's cell a pipe is a letter, unless pipes themselves are replaced. */
function insertFor(state: EditorState, { from, to }: Match, replacement: string): string {
	if (state.sliceDoc(from, to).includes('|')) return replacement;
	let node: SyntaxNode | null = syntaxTree(state).resolveInner(from, 1);
	while (node && node.name !== 'TableCell') node = node.parent;
	return node ? escapeCell(replacement) : replacement;
}

/** Replaces the current match and moves to the next one. */
export const swap: Command = (view) => {
	const found = view.state.field(findField);
	const match = found?.matches[found.at];
	if (!found || !match) return false;
	const insert = insertFor(view.state, match, found.query.replacement);
	view.dispatch({ changes: { ...match, insert }, userEvent: 'input.replace' });
	const { matches } = view.state.field(findField) ?? found;
	const at = matchFrom(matches, match.from + insert.length);
	return show(view, { ...found, matches, at, swaps: [...found.swaps, 1] });
};

export const swapAll: Command = (view) => {
	const found = view.state.field(findField);
	if (!found || found.matches.length === 0) return false;
	const { query } = found;
	const changes = view.state.changes(
		found.matches.map((match) => ({
			...match,
			insert: insertFor(view.state, match, query.replacement),
		})),
	);
	const matches = findMatches(changes.apply(view.state.doc), query);
	const swaps = [...found.swaps, found.matches.length];
	const next = { ...found, matches, at: matches.length === 0 ? -1 : 0, swaps };
	view.dispatch({ changes, effects: setFound.of(next), userEvent: 'input.replace' });
	return true;
};

/** Takes the last replacement back; false where something else came after it. */
export const unswap: Command = (view) => {
	const swaps = view.state.field(findField)?.swaps ?? [];
	if (swaps.length === 0 || !undo(view)) return false;
	const found = view.state.field(findField);
	return found !== null && show(view, { ...found, swaps: swaps.slice(0, -1) });
};

/** Leaves the cursor at the match. */
export const closeFind: Command = (view) => {
	const found = view.state.field(findField);
	if (!found) return false;
	const match = found.matches[found.at];
	view.dispatch({
		effects: setFound.of(null),
		...(match && { selection: { anchor: match.from, head: match.to } }),
	});
	view.focus();
	return true;
};

/** The keys for these commands in the editor. */
export const findKeys = [
	{ key: 'Mod-f', run: openFind, preventDefault: true },
	{ key: 'F3', run: step(1), shift: step(-1), preventDefault: true },
	{ key: 'Mod-g', run: step(1), shift: step(-1), preventDefault: true },
	{ key: 'Escape', run: closeFind },
];
