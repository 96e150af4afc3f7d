import type { EditorView } from '@codemirror/view';
import { findPictureSpots } from '#domain/picture-spots';
import { bring as text } from '../../../../messages/bring.ts';
import { pasted } from '../../../../messages/paste.ts';
import { bringAll, type Outcome } from '../../../../pictures/bring-all.ts';
import { foreignPictures } from '../../../../pictures/foreign-pictures.ts';
import { readFigure } from '../block/figure-text.ts';
import type { PasteNote } from './paste-note.ts';
import { changeNote, closeNote, findPaste } from './pastes-field.ts';

/** Google Docs lends its pictures for some hours. */
const lent = /^https:\/\/lh\d[\w.-]*\.googleusercontent\.com\//;
const rest = /^>?(?:\s+"(?:[^"\\]|\\.)*")?\s*\)/;

const spotsOf = (content: string) =>
	findPictureSpots(content).filter(({ use }) => use !== 'linked');

function replaceAddresses(view: EditorView, brought: ReadonlyMap<string, string>): void {
	const changes = spotsOf(view.state.doc.toString()).flatMap(({ start, end, address }) => {
		const insert = brought.get(address);
		return insert === undefined ? [] : [{ from: start, to: end, insert }];
	});
	if (changes.length > 0) view.dispatch({ changes, userEvent: 'input' });
}

function dropPictures(view: EditorView, addresses: readonly string[]): void {
	const { doc } = view.state;
	const content = doc.toString();
	const changes = spotsOf(content).flatMap(({ start, end, address }) => {
		if (!addresses.includes(address)) return [];
		const line = doc.lineAt(start);
		const isAlone = readFigure(line.text.trim()) !== undefined;
		const behind = rest.exec(content.slice(end))?.[0].length ?? 0;
		return isAlone
			? [
					{
						from: line.from,
						to: line.to + (/^\n{0,2}/.exec(content.slice(line.to))?.[0].length ?? 0),
					},
				]
			: [{ from: content.lastIndexOf('![', start), to: end + behind }];
	});
	if (changes.length > 0) view.dispatch({ changes, userEvent: 'delete' });
}

/** What to say, and to offer, about the pictures that did not come. */
function explain(view: EditorView, note: PasteNote, pasteId: string, stayed: Outcome['stayed']) {
	const dropped = stayed.filter(({ address }) => lent.test(address));
	const left = stayed.filter((one) => !dropped.includes(one)).map(({ address }) => address);
	dropPictures(
		view,
		dropped.map(({ address }) => address),
	);
	const close = { label: pasted.leave, run: closeNote(note.id) };
	const again = { label: pasted.again, run: () => void bringPasted(view, note, pasteId) };
	const drop = {
		label: pasted.drop,
		run() {
			dropPictures(view, left);
			closeNote(note.id)(view);
		},
	};
	const words = pasted.stayed(
		stayed.map(({ why }) => why),
		dropped.length,
	);
	return { words, buttons: left.length > 0 ? [again, drop, close] : [close] };
}

/** Copies a paste's pictures from other sites into the blog, on the person's request alone. */
async function bringPasted(view: EditorView, note: PasteNote, pasteId: string): Promise<void> {
	const paste = findPaste(view, pasteId);
	if (!paste) return;
	const { addresses } = foreignPictures(view.state.sliceDoc(paste.from, paste.to));
	const stopper = new AbortController();
	const tell = (words: string, buttons: PasteNote['buttons']) => {
		const now = findPaste(view, pasteId)?.notes.find(({ id }) => id === note.id);
		const told = now && { ...now, text: words, buttons };
		if (told) view.dispatch({ effects: changeNote.of({ id: note.id, note: told }) });
	};
	const stop = [{ label: text.stop, run: () => stopper.abort() }];
	const { brought, stayed } = await bringAll(addresses, stopper.signal, (at) =>
		tell(text.running(at, addresses.length), stop),
	);
	if (findPaste(view, pasteId)?.isUndone !== false) return;
	replaceAddresses(view, brought);
	if (stopper.signal.aborted) return tell(note.text, note.buttons);
	if (stayed.length === 0) return closeNote(note.id)(view);
	const { words, buttons } = explain(view, note, pasteId, stayed);
	tell(words, buttons);
}

/** Offers to bring the pictures of other sites that a pasted text shows. */
export function offerToBring(content: string, at: number, pasteId: string): PasteNote | undefined {
	const { addresses } = foreignPictures(content);
	if (addresses.length === 0) return undefined;
	const isLent = addresses.some((address) => lent.test(address));
	const id = crypto.randomUUID();
	const note: PasteNote = {
		id,
		at,
		text: isLent ? pasted.lent(addresses.length) : pasted.foreign(addresses.length),
		buttons: [
			{ label: pasted.bring, run: (view) => void bringPasted(view, note, pasteId) },
			{ label: pasted.leave, run: closeNote(id) },
		],
	};
	return note;
}
