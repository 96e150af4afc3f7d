import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { leastChange } from '../least-change.ts';
import { type GalleryText, group, writeGallery } from './gallery-text.ts';
import { findRow } from './read-gallery.ts';

/** Writes a gallery in the place of what stands there; the cursor stays at its start. */
export function rewriteGallery(
	view: EditorView,
	start: number,
	source: string,
	{ gallery, userEvent }: { gallery: GalleryText; userEvent: string },
): void {
	const insert = writeGallery(gallery);
	const { from, to, ...change } = leastChange(source, { from: 0, to: source.length, insert });
	if (from === to && change.insert === '') return;
	view.dispatch({
		changes: { from: start + from, to: start + to, ...change },
		selection: { anchor: start },
		userEvent,
	});
}

export const canJoin = (state: EditorState, at: number): boolean =>
	findRow(state, at) !== undefined;

/** The picture at this place goes into the gallery beside it, or into one with its neighbours. */
export function joinGallery(view: EditorView, at: number): void {
	const row = findRow(view.state, at);
	if (!row) return;
	const gallery = group(row.gallery);
	rewriteGallery(view, row.from, row.source, { gallery, userEvent: 'move' });
	view.focus();
}
