import type { EditorView } from '@codemirror/view';

/** Where the block with this element begins; of one that has left the text the editor would name another place. */
export const startOf = (view: EditorView, dom: HTMLElement): number | undefined =>
	view.contentDOM.contains(dom) ? view.posAtDOM(dom) : undefined;
