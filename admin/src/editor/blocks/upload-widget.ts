import { type EditorView, WidgetType } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { draw, drawIcon } from '../draw.ts';
import { drawButton } from './tool-row.ts';
import { changeUpload, removeUpload, type Upload } from './upload-effects.ts';

const { upload: text } = messages;

const cancel = (view: EditorView, id: string) => () =>
	view.dispatch({ effects: removeUpload.of(id) });
const retry = (view: EditorView, id: string) => () =>
	view.dispatch({ effects: changeUpload.of({ id, state: 'waiting', share: 0 }) });

function drawProgress(view: EditorView, { id, file, state, share }: Upload): Node[] {
	const percent = Math.round(share * 100);
	const isWaiting = state === 'waiting';
	return [
		draw('span', { class: 'clip' }, file.name),
		draw('span', { class: 'num' }, isWaiting ? text.waiting : `${percent}%`),
		draw('progress', { max: '100', value: `${percent}`, 'aria-label': text.name(file.name) }),
		drawButton(text.cancel, cancel(view, id), { className: 'done' }),
	];
}

function drawFailure(view: EditorView, { id, file, reason, canRetry }: Upload): Node[] {
	const again = drawButton(text.retry, retry(view, id), { className: 'done' });
	return [
		drawIcon('triangle-alert'),
		draw(
			'span',
			{ class: 'clip', role: 'alert' },
			canRetry ? text.failed : (reason ?? text.failed),
		),
		draw('span', { class: 'num' }, file.name),
		...(canRetry ? [again] : []),
		drawButton(text.remove, cancel(view, id), { className: 'done' }),
	];
}

/** Stands where the picture will be, and tells how far it is. */
export class UploadWidget extends WidgetType {
	readonly upload: Upload;

	constructor(upload: Upload) {
		super();
		this.upload = upload;
	}

	override eq({ upload }: UploadWidget): boolean {
		const { id, state, share } = this.upload;
		return upload.id === id && upload.state === state && upload.share === share;
	}

	override toDOM(view: EditorView): HTMLElement {
		const block = draw('div', { class: 'cm-block cm-upload', contenteditable: 'false' });
		this.draw(block, view);
		return block;
	}

	/** Only the number changes while it is sent: the button below a finger stays. */
	override updateDOM(block: HTMLElement, view: EditorView, from: this): boolean {
		const { id, state, share } = this.upload;
		if (from.upload.id !== id) return false;
		if (from.upload.state !== state || state === 'failed') {
			this.draw(block, view);
			return true;
		}
		const percent = Math.round(share * 100);
		const bar = block.querySelector('progress');
		const number = block.querySelector('.num');
		if (bar) bar.value = percent;
		if (number && state === 'sending') number.textContent = `${percent}%`;
		return true;
	}

	private draw(block: HTMLElement, view: EditorView): void {
		const isFailed = this.upload.state === 'failed';
		const parts = isFailed ? drawFailure(view, this.upload) : drawProgress(view, this.upload);
		const { name } = this.upload.file;
		const row = draw(
			'div',
			{ class: 'sending', role: 'group', 'aria-label': text.name(name) },
			...parts,
		);
		row.classList.toggle('failed', isFailed);
		block.replaceChildren(row);
	}
}
