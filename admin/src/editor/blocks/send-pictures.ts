import { type EditorState, Transaction } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import { withPictureWord } from '#domain/pictures/picture-words';
import { hostOf } from '../host.ts';
import { breaksAbove, breaksBelow, missing, roomAt } from '../keys/insert-paragraph.ts';
import { arrivedTogether } from './arrived-together.ts';
import { escapeAlt, readFigure, setCaption } from './figure-text.ts';
import {
	addUploads,
	changeUpload,
	removeUpload,
	startUpload,
	type Together,
	type Upload,
} from './upload-effects.ts';
import { uploadField, uploadPosition } from './upload-field.ts';

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
	return {
		changes: { from, insert: before + text + after },
		end: from + before.length + text.length,
	};
}

/** A paragraph of its own. Above the line that one writes on, be it empty yet, it leaves that line. */
function insertAlone(
	{ doc, selection }: EditorState,
	place: ReturnType<typeof uploadPosition>,
	text: string,
) {
	const { at, side } = place;
	const line = doc.lineAt(at);
	const { head } = selection.main;
	const isHere = side < 0 && head >= line.from && head <= line.to;
	const isLeft = isHere && line.text.trim() === '';
	const before = missing(breaksAbove(doc, at)) + text;
	const after = missing(isLeft ? 0 : breaksBelow(doc, at));
	const insert = before + after;
	return {
		changes: { from: at, insert },
		selection: isHere && head === at ? { anchor: at + insert.length } : undefined,
		end: at + before.length,
	};
}

/** Undoing a paste takes its pictures back too, so they are no steps of their own. */
function insertPicture(view: EditorView, upload: Upload, image: Image): void {
	const { state } = view;
	const { id, at, pasted } = upload;
	const text = pictureText(image, upload);
	const { end, ...spec } = pasted?.isWithin
		? insertWithin(state, at, text)
		: insertAlone(state, uploadPosition(state, at), text);
	view.dispatch({
		...spec,
		effects: startUpload.of({ id, end }),
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

/** Each comes above an empty line at the cursor, on which one writes on. */
function add(
	view: EditorView,
	files: readonly File[],
	more: Pick<Upload, 'state' | 'together'>,
): Upload[] {
	const { state } = view;
	const { from, to, before, after } = roomAt(state, state.selection.main.head);
	const at = from + before.length;
	const uploads = files.map(
		(file): Upload => ({ id: crypto.randomUUID(), file, at, share: 0, ...more }),
	);
	view.dispatch({
		changes: { from, to, insert: before + after },
		selection: { anchor: at },
		effects: [addUploads.of(uploads), EditorView.scrollIntoView(at, { y: 'nearest', yMargin })],
		userEvent: 'input.paste',
	});
	return uploads;
}

const asked = (files: readonly File[], way?: Together['way']) =>
	way || files.length > 1 ? { id: crypto.randomUUID(), way: way ?? 'asked' } : undefined;

/** Sends these pictures. Of several it is asked how they are to stand, if not known. */
export function addPictures(view: EditorView, files: readonly File[], way?: Together['way']): void {
	add(view, files, { state: 'waiting', together: asked(files, way) });
}

/** Sends the pictures among these files. Letters that are typed while the files are read stand below them. */
export async function takePictures(view: EditorView, files: readonly File[]): Promise<void> {
	const isLikely = files.some(({ type }) => type.startsWith('image/'));
	const uploads = isLikely ? add(view, files, { state: 'read', together: asked(files) }) : [];
	const pictures = await hostOf(view.state).pictures.takeFiles(files);
	if (!isLikely && pictures.length > 0) addPictures(view, pictures);
	view.dispatch({
		effects: uploads.map(({ id, file }) =>
			pictures.includes(file) ? changeUpload.of({ id, state: 'waiting' }) : removeUpload.of(id),
		),
	});
}

/** Pictures on their way into the text; each is seen there from the start. */
export const pictureUploads = [arrivedTogether, uploadField, ViewPlugin.fromClass(Sender)];
