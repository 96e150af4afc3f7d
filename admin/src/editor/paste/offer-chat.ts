import type { EditorView } from '@codemirror/view';
import { pasted as text } from '../../messages/paste.ts';
import { findChat, writeChat } from './chat-text.ts';
import type { PasteNote } from './paste-note.ts';
import { closeNote, findPaste } from './pastes-field.ts';

/** A plain text that was pasted. */
interface PlainPaste {
	id: string;
	plain: string;
	/** As it stands in the text. */
	own: string;
	/** Where that begins. */
	start: number;
}

type Repaste = (view: EditorView, html: string, range: { from: number; to: number }) => void;

const escaped = /\\([!-/:-@[-`{-~])/g;

/** Asks whether a plain text is WhatsApp's, whose marks mean something else in Markdown. */
export function offerChat(
	{ id: pasteId, plain, own, start }: PlainPaste,
	repaste: Repaste,
): PasteNote | undefined {
	const kind = findChat(plain);
	if (!kind) return undefined;
	const id = crypto.randomUUID();
	const read = (isDialogue: boolean) => (view: EditorView) => {
		const paste = findPaste(view, pasteId);
		if (!paste) return;
		const now = view.state.sliceDoc(paste.from, paste.to);
		// What was corrected since is in the text alone.
		const words = now === own ? plain : now.replace(escaped, '$1');
		closeNote(id)(view);
		repaste(view, writeChat(words, isDialogue), paste);
		view.focus();
	};
	const ways =
		kind === 'talk'
			? [
					{ label: text.dialogue, run: read(true) },
					{ label: text.messages, run: read(false) },
				]
			: [{ label: text.ofChat, run: read(false) }];
	return {
		id,
		// Above the cursor's line: what is below it may be off the screen.
		at: start + Math.max(0, own.lastIndexOf('\n')),
		text: kind === 'talk' ? text.talk : text.chatMarks,
		buttons: [...ways, { label: text.leave, run: closeNote(id) }],
	};
}
