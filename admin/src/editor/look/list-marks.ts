import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { SyntaxNode } from './inline-marks.ts';

const mark = /^(?:([-+*])|(\d{1,9})([.)]))([ \t]*)(\[[ xX]\][ \t]+)?/;
const number = /^\d{1,9}/;

const markPlace = (item: SyntaxNode) => item.getChild('ListMark')?.from ?? item.from;

/** The indentation of an item, with enclosing markers replaced by spaces; signs of quotes stay. */
export function indentOf(state: EditorState, item: SyntaxNode): string {
	const at = markPlace(item);
	return state.sliceDoc(state.doc.lineAt(at).from, at).replace(/[^\s>]/g, ' ');
}

/** The marker of the next item; a task starts unchecked. */
export function nextMark(state: EditorState, item: SyntaxNode): string {
	const at = markPlace(item);
	const [, bullet, count, stop = '.', gap, task] =
		mark.exec(state.sliceDoc(at, state.doc.lineAt(at).to)) ?? [];
	const sign = count ? `${Number(count) + 1}${stop}` : (bullet ?? '-');
	return `${indentOf(state, item)}${sign}${gap || ' '}${task ? '[ ] ' : ''}`;
}

/** Renumbers the items that follow this one. */
export function countOn(state: EditorState, item: SyntaxNode): ChangeSpec[] {
	const changes: ChangeSpec[] = [];
	const countOf = (node: SyntaxNode) => {
		const from = markPlace(node);
		const text = number.exec(state.sliceDoc(from, from + 9))?.[0];
		return text === undefined ? undefined : { from, to: from + text.length, count: Number(text) };
	};
	let last = countOf(item);
	for (let next = item.nextSibling; next && last; next = next.nextSibling) {
		if (next.name !== 'ListItem') continue;
		const found = countOf(next);
		if (found?.count !== last.count + 1) break;
		changes.push({ from: found.from, to: found.to, insert: String(found.count + 1) });
		last = found;
	}
	return changes;
}

/** Whether blank lines separate the list's items. */
export function isWide(state: EditorState, item: SyntaxNode): boolean {
	const [first, second] = item.parent?.getChildren('ListItem') ?? [];
	return Boolean(first && second && /\n[\s>]*\n/.test(state.sliceDoc(first.to, second.from)));
}
