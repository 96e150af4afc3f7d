import { type EditorState, Transaction } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/own-image';
import { withPictureWord } from '#domain/picture-words';
import { hostOf } from '../host.ts';
import { arrivedTogether, focusQuestion } from './arrived-together.ts';
import { blockLook } from './block-look.ts';
import { escapeAlt, readFigure, setCaption } from './figure-text.ts';
import {
	addUploads,
	changeUpload,
	placeUpload,
	type Together,
	type Upload,
} from './upload-effects.ts';
import { lineEnd, uploadField } from './upload-field.ts';

/** A file that was refused is not on its way; what a network lost may still come. */
const canArrive = ({ state, canRetry }: Upload): boolean => state !== 'failed' || canRetry === true;

/** Room for a picture on its way, under its line and above what covers the page's end. */
const yMargin = 240;

/** The size goes along, so that the page keeps the picture's place. */
function pictureText(image: Image, { pasted, together }: Upload): string {
	const { alt, title } = pasted ?? { alt: '', title: '' };
	const url = withPictureWord(sizedImageUrl(image), 'galeria', together?.way === 'gallery');
	const text = `![${escapeAlt(image.alt || alt)}](${url})`;
	const figure = title && readFigure(text);
	return figure ? text.slice(0, -1) + setCaption(figure, title).insert + text.slice(-1) : text;
}

/** Apart from the words beside it. */
function insertWithin(state: EditorState, at: number, text: string) {
	const from = Math.min(at, state.doc.length);
	const before = /[^\s([>|]$/.test(state.sliceDoc(0, from).slice(-1)) ? ' ' : '';
	const after = /^[\p{L}\p{N}]/u.test(state.sliceDoc(from, from + 2)) ? ' ' : '';
	return { from, insert: before + text + after };
}

/** Under the paragraph that it was dropped on, as a paragraph of its own. */
function insertUnder({ doc }: EditorState, end: number, text: string) {
	const { number } = doc.lineAt(end);
	const isEmpty = (line: number) =>
		line < 1 || line > doc.lines || doc.line(line).text.trim() === '';
	const gap = !isEmpty(number) ? '\n\n' : isEmpty(number - 1) ? '' : '\n';
	return { from: end, insert: gap + text + (isEmpty(number + 1) ? '' : '\n') };
}

/** The cursor stays where it is. Undoing a paste takes its pictures back too, so they are no steps of their own. */
function insertPicture(view: EditorView, upload: Upload, image: Image): void {
	const { state } = view;
	const { id, at, pasted } = upload;
	const text = pictureText(image, upload);
	const changes = pasted?.isWithin
		? insertWithin(state, at, text)
		: insertUnder(state, lineEnd(state, at), text);
	const end = changes.from + changes.insert.trimEnd().length;
	view.dispatch({
		changes,
		effects: placeUpload.of({ id, end }),
		userEvent: 'input.paste',
		annotations: pasted ? Transaction.addToHistory.of(false) : [],
	});
}

/** Sends what waits, one after the other; what fails keeps its place and its file. */
class Sender {
	private readonly view: EditorView;
	private running: { id: string; stop: AbortController } | undefined;

	constructor(view: EditorView) {
		this.view = view;
	}

	update({ state, startState }: ViewUpdate): void {
		const uploads = state.field(uploadField);
		if (uploads === startState.field(uploadField)) return;
		hostOf(state).pictures.onWaiting(uploads.filter(canArrive).length);
		if (this.running && !this.find(this.running.id)) this.running.stop.abort();
		queueMicrotask(() => this.next());
	}

	destroy(): void {
		this.running?.stop.abort();
		hostOf(this.view.state).pictures.onWaiting(0);
	}

	private find(id: string): Upload | undefined {
		return this.view.state.field(uploadField).find((upload) => upload.id === id);
	}

	private next(): void {
		const waiting = this.view.state.field(uploadField).find(({ state }) => state === 'waiting');
		if (this.running || !waiting) return;
		const stop = new AbortController();
		this.running = { id: waiting.id, stop };
		void this.send(waiting, stop.signal).finally(() => {
			this.running = undefined;
			this.next();
		});
	}

	private async send({ id, file }: Upload, signal: AbortSignal): Promise<void> {
		const tell = (part: Partial<Upload>) => {
			if (!signal.aborted) this.view.dispatch({ effects: changeUpload.of({ id, ...part }) });
		};
		tell({ state: 'sending', share: 0 });
		const { pictures } = hostOf(this.view.state);
		const sent = await pictures.upload(file, { signal, onProgress: (share) => tell({ share }) });
		if ('reason' in sent) return tell({ state: 'failed', ...sent });
		const upload = this.find(id);
		if (upload && !signal.aborted) insertPicture(this.view, upload, sent.image);
	}
}

/** Sends these pictures; each comes where the cursor is now. Of several it is asked how they are to stand, if not known. */
export function addPictures(view: EditorView, files: readonly File[], way?: Together['way']): void {
	const at = view.state.selection.main.head;
	const asked = way ?? (files.length > 1 ? 'asked' : undefined);
	const together = asked && { id: crypto.randomUUID(), way: asked };
	const uploads = files.map(
		(file): Upload => ({
			id: crypto.randomUUID(),
			file,
			at,
			state: 'waiting',
			share: 0,
			together,
		}),
	);
	const scroll = EditorView.scrollIntoView(at, { y: 'nearest', yMargin });
	view.dispatch({ effects: [addUploads.of(uploads), scroll] });
	// Behind whoever gives the focus to the text.
	if (asked === 'asked') queueMicrotask(() => focusQuestion(view));
}

/** Pictures on their way into the text; each is seen there from the start. */
export const pictureUploads = [
	arrivedTogether,
	uploadField,
	ViewPlugin.fromClass(Sender),
	blockLook,
];
