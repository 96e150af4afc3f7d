import type { EditorView } from '@codemirror/view';
import { foreignPictures } from '#domain/text/address-spots';
import { bring as text } from '../../messages/bring.ts';
import { pasted } from '../../messages/paste.ts';
import { type Brought, hostOf } from '../host.ts';
import type { PasteNote } from './paste-note.ts';
import { completesPaste } from './paste-range.ts';
import { changeNote, closeNote, findPaste } from './pastes-field.ts';
import { settlePictures } from './settle-pictures.ts';

/** Google Docs lends its pictures for some hours. */
const lent = /^https:\/\/lh\d[\w.-]*\.googleusercontent\.com\//;

function settle(view: EditorView, ...how: [ReadonlyMap<string, string>, readonly string[]]): void {
	const changes = settlePictures(view.state.doc.toString(), ...how);
	const annotations = completesPaste.of(true);
	if (changes.length > 0) view.dispatch({ changes, annotations, userEvent: 'input' });
}

const isLent = ({ address }: { address: string }) => lent.test(address);

/** What to say, and to offer, about the pictures that did not come. */
function explain(note: PasteNote, pasteId: string, stayed: Brought['stayed']) {
	const left = stayed.filter((one) => !isLent(one)).map(({ address }) => address);
	const close = { label: pasted.leave, run: closeNote(note.id) };
	const again = {
		label: pasted.again,
		run: (view: EditorView) => void bringPasted(view, note, pasteId),
	};
	const drop = {
		label: pasted.drop,
		run(view: EditorView) {
			settle(view, new Map(), left);
			closeNote(note.id)(view);
		},
	};
	const whys = stayed.map(({ why }) => why);
	const words = pasted.stayed(whys, stayed.length - left.length);
	return { words, buttons: left.length > 0 ? [again, drop, close] : [close] };
}

/** Copies a paste's pictures from other sites into the blog, on the person's request alone. */
async function bringPasted(view: EditorView, note: PasteNote, pasteId: string): Promise<void> {
	const paste = findPaste(view, pasteId);
	if (!paste) return;
	const { addresses } = foreignPictures(view.state.sliceDoc(paste.from, paste.to));
	const stopper = new AbortController();
	const tell = (words: string, buttons: PasteNote['buttons']) => {
		const { isUndone = true, notes = [] } = findPaste(view, pasteId) ?? {};
		const now = isUndone ? undefined : notes.find(({ id }) => id === note.id);
		if (!now) return stopper.abort();
		const told = { ...now, text: words, buttons };
		view.dispatch({ effects: changeNote.of({ id: note.id, note: told }) });
	};
	const stop = [{ label: text.stop, run: () => stopper.abort() }];
	const { pictures } = hostOf(view.state);
	const { brought, stayed } = await pictures.bring(addresses, stopper.signal, (at) =>
		tell(text.running(at, addresses.length), stop),
	);
	if (findPaste(view, pasteId)?.isUndone !== false) return;
	const isStopped = stopper.signal.aborted;
	const gone = isStopped ? [] : stayed.filter(isLent).map(({ address }) => address);
	settle(view, brought, gone);
	if (isStopped) return tell(note.text, note.buttons);
	if (stayed.length === 0) return closeNote(note.id)(view);
	const { words, buttons } = explain(note, pasteId, stayed);
	tell(words, buttons);
}

/** Offers to bring the pictures of other sites that a pasted text shows. */
export function offerToBring(content: string, at: number, pasteId: string): PasteNote | undefined {
	const { addresses } = foreignPictures(content);
	if (addresses.length === 0) return undefined;
	const id = crypto.randomUUID();
	const note: PasteNote = {
		id,
		at,
		text: pasted.foreign(
			addresses.length,
			addresses.filter((address) => lent.test(address)).length,
		),
		buttons: [
			{ label: pasted.bring, run: (view) => void bringPasted(view, note, pasteId) },
			{ label: pasted.leave, run: closeNote(id) },
		],
	};
	return note;
}
