import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { isSealed } from '../blocks/blocks-field.ts';
import { type MarkKind, marks, type SyntaxNode, treeUpTo } from '../look/inline-marks.ts';
import { lineInfo } from '../look/line-info.ts';
import type { ToolName } from '../tools/tools.ts';
import { type Style, styleAt } from './block-commands.ts';
import { hasPair } from './toggle.ts';

export interface AtCursor {
	style: Style;
	/** The tools whose work is already there. */
	pressed: ReadonlySet<ToolName>;
	/** Can words be marked or linked here? */
	canMark: boolean;
	canUndo: boolean;
	canRedo: boolean;
}

const tools: Readonly<Record<MarkKind, ToolName>> = {
	strong: 'bold',
	emphasis: 'italic',
	strike: 'strike',
	code: 'code',
};
const kinds = Object.keys(tools) as MarkKind[];

/** The marks around all that is chosen. */
function listMarks(state: EditorState): ToolName[] {
	const { from, to, empty } = state.selection.main;
	const names = new Set<string>();
	let node: SyntaxNode | null = treeUpTo(state, to).resolveInner(from, empty ? 0 : 1);
	for (; node; node = node.parent) if (node.to >= to) names.add(node.name);
	const found = kinds
		.filter((kind) => names.has(marks[kind].node) || (empty && hasPair(state, kind, from)))
		.map((kind) => tools[kind]);
	return names.has('Link') ? [...found, 'link'] : found;
}

const lists: Readonly<Record<string, ToolName>> = {
	BulletList: 'list',
	OrderedList: 'orderedList',
};

/** What stands where the cursor is: the toolbar shows it. */
export function atCursor(state: EditorState): AtCursor {
	const { item, quotes } = lineInfo(state, state.doc.lineAt(state.selection.main.head));
	const list = lists[item?.parent?.name ?? ''];
	return {
		style: styleAt(state),
		pressed: new Set([
			...listMarks(state),
			...(list ? [list] : []),
			...(quotes > 0 ? ['quote' as const] : []),
		]),
		canMark: !isSealed(state, state.selection.main.head),
		canUndo: undoDepth(state) > 0,
		canRedo: redoDepth(state) > 0,
	};
}
