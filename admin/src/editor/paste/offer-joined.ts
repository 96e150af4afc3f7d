import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { pasted as text } from '../../messages/paste.ts';
import type { PasteNote } from './paste-notice.ts';
import { completesPaste } from './paste-range.ts';
import { closeNote, findPaste } from './pastes-field.ts';
import { isPrinted, joinLines } from './printed-lines.ts';

/** In one step of the history. */
function join(view: EditorView, pasteId: string): void {
	const paste = findPaste(view, pasteId);
	if (!paste) return;
	const { from, to } = paste;
	const all = view.state.doc.toString();
	view.dispatch({
		changes: { from, to, insert: joinLines(all.slice(from, to), all) },
		userEvent: 'input.paste',
		annotations: [isolateHistory.of('full'), completesPaste.of(true)],
		scrollIntoView: true,
	});
	view.focus();
}

/** Offers to join the lines of a page or a mail, whose ends mean nothing. */
export function offerJoined(own: string, at: number, pasteId: string): PasteNote | undefined {
	if (!isPrinted(own)) return undefined;
	const id = crypto.randomUUID();
	return {
		id,
		at,
		text: text.printed,
		// While there are lines to join: each key asks.
		isShown: (written) => /[^\n]\n[^\n]/.test(written),
		buttons: [
			{
				label: text.join,
				run(view) {
					closeNote(id)(view);
					join(view, pasteId);
				},
			},
			{ label: text.leave, run: closeNote(id) },
		],
	};
}
