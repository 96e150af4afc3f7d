import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { lineInfo } from '../look/line-info.ts';
import { indentOf } from '../look/list-marks.ts';
import { linesBetween } from './chosen-lines.ts';

const typed = { scrollIntoView: true, userEvent: 'input' };

/** The item whose text begins at the cursor. */
function itemBegun(state: EditorState): SyntaxNode | undefined {
	const { main } = state.selection;
	const look = lineInfo(state, state.doc.lineAt(main.head));
	return main.empty && look.isItemStart && main.head === look.textFrom ? look.item : undefined;
}

/** How many columns an item's text is indented from its marker. */
function widthOf(state: EditorState, item: SyntaxNode): number {
	const mark = item.getChild('ListMark');
	if (!mark) return 2;
	const rest = state.sliceDoc(mark.to, state.doc.lineAt(mark.to).to);
	const gap = /^[ \t]{1,4}(?=\S)/.exec(rest)?.[0].length ?? 1;
	return mark.to - mark.from + gap;
}

const itemBefore = (item: SyntaxNode) => {
	let before = item.prevSibling;
	while (before && before.name !== 'ListItem') before = before.prevSibling;
	return before ?? undefined;
};
const itemAround = ({ parent }: SyntaxNode) =>
	parent?.parent?.name === 'ListItem' ? parent.parent : undefined;

/** Moves everything in the item by this many columns, behind the signs of its quotes. */
function shift(state: EditorState, item: SyntaxNode, columns: number): ChangeSpec[] {
	const signs = /^(?:[ \t]*>)* ?/;
	return linesBetween(state, item.from, item.to)
		.filter(({ text }) => text.trim() !== '')
		.map(({ from, text }) => {
			const quoted = text.includes('>') && indentOf(state, item).includes('>');
			const at = from + (quoted ? (signs.exec(text)?.[0].length ?? 0) : 0);
			const blanks = /^ */.exec(text.slice(at - from))?.[0].length ?? 0;
			return columns > 0
				? { from: at, insert: ' '.repeat(columns) }
				: { from: at, to: at + Math.min(-columns, blanks) };
		});
}

/** Tab at the start of an item nests it in the one above. Anywhere else Tab leaves the text. */
export const nest: StateCommand = ({ state, dispatch }) => {
	const item = itemBegun(state);
	const before = item && itemBefore(item);
	if (!item || !before) return false;
	dispatch(state.update({ changes: shift(state, item, widthOf(state, before)) }, typed));
	return true;
};

/** Shift+Tab: moves an item out of the one around it. */
export const unnest: StateCommand = ({ state, dispatch }) => {
	const item = itemBegun(state);
	const outer = item && itemAround(item);
	if (!item || !outer) return false;
	const columns = indentOf(state, item).length - indentOf(state, outer).length;
	dispatch(state.update({ changes: shift(state, item, -columns) }, typed));
	return true;
};
