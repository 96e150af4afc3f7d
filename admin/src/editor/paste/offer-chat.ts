import type { EditorView } from '@codemirror/view';
import { pasted as text } from '../../messages/paste.ts';
import { findChat, isStill, wordsOf, writeChat } from './chat-text.ts';
import { findTalks, keepAsCopied } from './find-talks.ts';
import type { PasteNote } from './paste-notice.ts';
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

interface Asked {
	at: number;
	read: (view: EditorView, isDialogue: boolean) => void;
	/** The talks that are to stay as they are. */
	talksIn: (view: EditorView) => ReturnType<typeof findTalks>;
}

/** Asks how to read a text; the question is there while the text has what it asks about. */
export function askHow(kind: 'talk' | 'marks', { at, read, talksIn }: Asked): PasteNote {
	const id = crypto.randomUUID();
	const way = (label: string, isDialogue: boolean) => ({
		label,
		run(view: EditorView) {
			closeNote(id)(view);
			read(view, isDialogue);
			view.focus();
		},
	});
	const leave = {
		label: text.leave,
		run(view: EditorView) {
			keepAsCopied(talksIn(view));
			closeNote(id)(view);
		},
	};
	const isShown = (written: string) => isStill(kind, written);
	if (kind === 'marks')
		return { id, at, isShown, text: text.chatMarks, buttons: [way(text.ofChat, false), leave] };
	const ways = [way(text.dialogue, true), way(text.messages, false)];
	return { id, at, isShown, text: text.talk, buttons: [...ways, leave] };
}

/** Asks whether a plain text is WhatsApp's, whose marks mean something else in Markdown. */
export function offerChat(
	{ id, plain, own, start }: PlainPaste,
	repaste: Repaste,
): PasteNote | undefined {
	const kind = findChat(plain);
	if (!kind) return undefined;
	const now = (view: EditorView, { from, to }: { from: number; to: number }) =>
		view.state.sliceDoc(from, to);
	return askHow(kind, {
		// Above the cursor's line: what is below it may be off the screen.
		at: start + Math.max(0, own.lastIndexOf('\n')),
		read(view, isDialogue) {
			const paste = findPaste(view, id);
			if (!paste) return;
			const written = now(view, paste);
			// What was corrected since is in the text alone.
			const words = written === own ? plain : wordsOf(written);
			repaste(view, writeChat(words, isDialogue), paste);
		},
		talksIn(view) {
			const paste = findPaste(view, id);
			return paste ? findTalks(now(view, paste)) : [];
		},
	});
}
