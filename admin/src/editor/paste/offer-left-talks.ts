import { isolateHistory } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { nextNote } from '../keys/insert-footnote.ts';
import { wordsOf, writeChat } from './chat-text.ts';
import { findTalks, type Talk, withoutKept } from './find-talks.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { askHow } from './offer-chat.ts';
import { findPaste, keepPaste, watchPastes } from './pastes-field.ts';

/** As a single step of the history. */
function readTalks(view: EditorView, talks: readonly Talk[], isDialogue: boolean): void {
	const { doc } = view.state;
	const firstNote = nextNote(doc.toString());
	const changes = talks.map(({ from, to }) => {
		const html = writeChat(wordsOf(doc.sliceString(from, to)), isDialogue);
		const { markdown } = htmlToMarkdown(html, { rtf: '', clip: '', firstNote });
		const above = from === 0 || doc.sliceString(from - 2, from) === '\n\n' ? '' : '\n';
		const below = /\S/.test(doc.sliceString(to, to + 2)) ? '\n' : '';
		return { from, to, insert: above + markdown + below };
	});
	view.dispatch({
		changes,
		userEvent: 'input.paste',
		annotations: isolateHistory.of('full'),
	});
}

/** Without an hour there is none. */
const hour = /^\W?\W?\d[-\d:/., ]{9,40}.*: /m;

const findLeft = (view: EditorView): Talk[] => withoutKept(findTalks(view.state.doc.toString()));

/** Asks about the conversations of a text that were pasted and left without an answer. */
export function offerLeftTalks(view: EditorView): void {
	if (!hour.test(view.state.doc.toString())) return;
	const talks = findLeft(view);
	const [first, last] = [talks[0], talks.at(-1)];
	if (!first || !last) return;
	watchPastes(view);
	const id = crypto.randomUUID();
	const talksIn = (now: EditorView) => {
		const paste = findPaste(now, id);
		return findLeft(now).filter(({ from, to }) => paste && from >= paste.from && to <= paste.to);
	};
	const note = askHow('talk', {
		at: Math.max(0, first.from - 1),
		read: (now, isDialogue) => readTalks(now, talksIn(now), isDialogue),
		talksIn,
	});
	const none = { uploads: [], arrived: [], pieces: [], before: '', isUndone: false };
	view.dispatch({
		effects: keepPaste.of({ id, from: first.from, to: last.to, ...none, notes: [note] }),
		annotations: Transaction.addToHistory.of(false),
	});
}
