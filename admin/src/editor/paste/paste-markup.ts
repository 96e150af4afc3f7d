import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/all.ts';
import { pasted as text } from '../../messages/paste.ts';
import { toast } from '../../ui/toast.ts';
import { addUploads, type Upload } from '../blocks/upload-effects.ts';
import { nextNote } from '../keys/insert-footnote.ts';
import { roomAt } from '../keys/insert-paragraph.ts';
import { offerToBring } from './bring-pasted.ts';
import type { Removed } from './clean-paste.ts';
import { type Fit, fitIn, fitPlainText } from './fit-in.ts';
import { htmlToMarkdown, type PastedText } from './html-to-markdown.ts';
import { isInCode } from './in-code.ts';
import { offerChat } from './offer-chat.ts';
import { offerJoined } from './offer-joined.ts';
import type { PasteNote } from './paste-notice.ts';
import type { Paste } from './paste-range.ts';
import { closeNote, keepPaste, takeBack, watchPastes } from './pastes-field.ts';
import { type PictureSlot, takeOutSigns } from './picture-slots.ts';
import { writePlain } from './plain-paste.ts';

/** The program that copied this, as a Portuguese sentence names it: ` do Word`. Empty when it does not say. */
function programOf(html: string): string {
	if (/\bsrc=["']?cid:/i.test(html)) return ' do Outlook';
	const signs: [RegExp, string][] = [
		[/Word\.Document|schemas-microsoft-com:office:word/, ' do Word'],
		[/Excel\.Sheet/, ' do Excel'],
		[/content="LibreOffice/, ' do LibreOffice'],
		[/docs-internal-guid/, ' do Google Docs'],
		[/notionvc/, ' do Notion'],
		[/Cocoa HTML Writer/, ' do aplicativo da Apple'],
		[/copyable-text/, ' do WhatsApp'],
	];
	return signs.find(([sign]) => sign.test(html))?.[1] ?? '';
}

export interface Markup {
	html: string;
	/** What is pasted when the markup says no more than that. */
	plain?: string;
	rtf?: string;
	/** Google Docs' own format of the same text. */
	clip?: string;
}

const listOf = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Reports what a paste lost. */
function tellRemoved(view: EditorView, removed: readonly Removed[], id: string): void {
	if (removed.length === 0) return;
	const lost = listOf.format([...new Set(removed)].map((what) => text.things[what]));
	toast.info(text.without(lost), {
		action: { label: messages.common.undo, onClick: () => takeBack(view, id) },
	});
}

/** Says at its place how many pictures did not come, and why. */
function noteMissing({ missing }: PastedText, html: string, at: number): PasteNote | undefined {
	const [why] = missing;
	if (!why) return undefined;
	const id = crypto.randomUUID();
	const words = text.missing(missing.length, programOf(html), why);
	return { id, at, text: words, buttons: [{ label: text.close, run: closeNote(id) }] };
}

/** The pictures to send, each for its place. */
const uploadsFor = (
	places: readonly PictureSlot[],
	{ held }: PastedText,
	start: number,
): Upload[] =>
	places.flatMap(({ at, picture, isWithin }) => {
		const found = picture === undefined ? undefined : held[picture];
		if (!found) return [];
		const { file, alt, title } = found;
		const place = {
			id: crypto.randomUUID(),
			file,
			at: start + at,
			pasted: { alt, title, isWithin },
		};
		return [{ ...place, state: 'waiting', share: 0 }];
	});

/** A single step of the history, pictures included. */
export function pasteMarkup(
	view: EditorView,
	{ html, plain, rtf = '', clip = '' }: Markup,
	range: { from: number; to: number } = view.state.selection.main,
): void {
	const { state } = view;
	if (plain !== undefined && isInCode(state, range.from)) {
		view.dispatch(state.replaceSelection(plain), { userEvent: 'input.paste' });
		return;
	}
	watchPastes(view);
	const pasted = htmlToMarkdown(html, {
		rtf,
		clip,
		firstNote: nextNote(state.doc.toString()),
	});
	const isPlain = plain !== undefined && !pasted.isRich;
	const { text: written, places } = takeOutSigns(isPlain ? writePlain(plain) : pasted.markdown);
	const isOnlyPictures = written === '' && places.some(({ picture }) => picture !== undefined);
	const asMarkup = () => (isOnlyPictures ? roomAt(state, range.to) : fitIn(state, range, written));
	const place: Fit & { own?: string } = isPlain ? fitPlainText(state, range, written) : asMarkup();
	const { from, to, before, after, own = written } = place;
	const insert = before + own + after;
	const start = from + before.length;
	const id = crypto.randomUUID();
	const uploads = uploadsFor(places, pasted, start);
	const firstMissing = places.find(({ picture }) => picture === undefined)?.at ?? 0;
	// Above the cursor's paragraph: what is below it may be off the screen.
	const inSight = start + Math.max(0, own.lastIndexOf('\n\n'));
	const notes = [
		noteMissing(pasted, html, start + firstMissing),
		offerToBring(own, inSight, id),
		isPlain
			? offerChat({ id, plain, own, start }, (at, chat, whole) =>
					pasteMarkup(at, { html: chat }, whole),
				)
			: undefined,
	].filter((note) => note !== undefined);
	const lastLine = start + Math.max(0, own.lastIndexOf('\n'));
	const lines = notes.length === 0 ? offerJoined(own, lastLine, id) : undefined;
	const whole = { from, to: from + insert.length };
	const paste: Paste = {
		id,
		...whole,
		pieces: [whole],
		before: state.sliceDoc(from, to),
		uploads,
		arrived: [],
		notes: lines ? [lines] : notes,
		isUndone: false,
	};
	view.dispatch({
		changes: { from, to, insert },
		selection: { anchor: start + own.length },
		effects: [keepPaste.of(paste), addUploads.of(uploads)],
		scrollIntoView: true,
		userEvent: 'input.paste',
	});
	tellRemoved(view, pasted.removed, id);
}
