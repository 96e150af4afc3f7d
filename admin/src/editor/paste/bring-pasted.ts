import type { EditorView } from '@codemirror/view';
import { findPictureSpots, foreignPictures } from '#domain/text/address-spots';
import { bring as text } from '../../messages/foreign-pictures.ts';
import { pasted } from '../../messages/paste.ts';
import { type Brought, hostOf } from '../host.ts';
import type { Change } from '../least-change.ts';
import type { PasteNote } from './paste-notice.ts';
import { completesPaste } from './paste-range.ts';
import { changeNote, closeNote, findPaste } from './pastes-field.ts';

/** A picture, perhaps with a link around it, and nothing else. */
const isAlone = (line: string) => /^\[?!\[/.test(line) && line.includes('](') && line.endsWith(')');
const rest = /^>?(?:\s+"(?:[^"\\]|\\.)*")?\s*\)/;

/** From the line's start to the next line that is written. */
function lineOf(text: string, at: number): { from: number; to: number } {
	const from = text.lastIndexOf('\n', at - 1) + 1;
	const end = /\n|$/.exec(text.slice(at))?.index ?? 0;
	return { from, to: at + end };
}

/** The changes that give pictures their new addresses, and take those away that cannot be had. */
export function settlePictures(
	text: string,
	brought: ReadonlyMap<string, string>,
	gone: readonly string[] = [],
): Change[] {
	return findPictureSpots(text).flatMap(({ start, end, address, use }): Change[] => {
		const insert = brought.get(address);
		if (use === 'linked') return [];
		if (insert !== undefined) return [{ from: start, to: end, insert }];
		if (!gone.includes(address)) return [];
		const line = lineOf(text, start);
		if (isAlone(text.slice(line.from, line.to).trim())) {
			const gap = /^\n{0,2}/.exec(text.slice(line.to))?.[0].length ?? 0;
			return [{ from: line.from, to: line.to + gap, insert: '' }];
		}
		const behind = rest.exec(text.slice(end))?.[0].length ?? 0;
		return [{ from: text.lastIndexOf('![', start), to: end + behind, insert: '' }];
	});
}

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
