import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { dress } from '../look/dress.ts';
import { drawButton } from './tool-row.ts';
import uploadStyles from './upload.css?inline';
import { changeUpload, removeUpload, type Upload } from './upload-effects.ts';

const { upload: text } = messages;

const cancel = (view: EditorView, id: string) => () =>
	view.dispatch({ effects: removeUpload.of(id) });
const retry = (view: EditorView, id: string) => () =>
	view.dispatch({ effects: changeUpload.of({ id, state: 'waiting', share: 0 }) });

function drawProgress(view: EditorView, { id, file, state, share }: Upload): Node[] {
	const percent = Math.round(share * 100);
	return [
		createElement('span', { class: 'clip' }, file.name),
		createElement('span', { class: 'num' }, state === 'sending' ? `${percent}%` : text.waiting),
		createElement('progress', {
			max: '100',
			value: `${percent}`,
			'aria-label': text.name(file.name),
		}),
		drawButton(text.cancel, cancel(view, id), { className: 'done' }),
	];
}

function drawFailure(view: EditorView, { id, file, reason, canRetry }: Upload): Node[] {
	const again = drawButton(text.retry, retry(view, id), { className: 'done' });
	return [
		drawIcon('triangle-alert'),
		createElement(
			'span',
			{ class: 'clip', role: 'alert' },
			canRetry ? text.failed : (reason ?? text.failed),
		),
		createElement('span', { class: 'num' }, file.name),
		...(canRetry ? [again] : []),
		drawButton(text.remove, cancel(view, id), { className: 'done' }),
	];
}

function drawAnew(view: EditorView, block: HTMLElement, upload: Upload): void {
	dress(view, uploadStyles);
	const isFailed = upload.state === 'failed';
	const parts = isFailed ? drawFailure(view, upload) : drawProgress(view, upload);
	const attributes = { class: 'sending', role: 'group', 'aria-label': text.name(upload.file.name) };
	const row = createElement('div', attributes, ...parts);
	row.classList.toggle('failed', isFailed);
	block.replaceChildren(row);
}

/** Tells how far a picture is. Only the number changes while it is sent: the button below a finger stays. */
export function showUpload(
	view: EditorView,
	block: HTMLElement,
	upload: Upload,
	before?: Upload,
): void {
	const bar = block.querySelector('progress');
	const number = block.querySelector('.num');
	if (upload.state !== before?.state || !bar || !number) {
		drawAnew(view, block, upload);
		return;
	}
	const percent = Math.round(upload.share * 100);
	bar.value = percent;
	if (upload.state === 'sending') number.textContent = `${percent}%`;
}
