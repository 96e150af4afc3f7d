import { EditorView } from '@codemirror/view';
import { messages } from '../../messages/gallery.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { dress } from '../look/dress.ts';
import galleryStyles from './gallery.css?inline';
import { drawButton } from './tool-row.ts';

const { arrived: text } = messages;

/** Asks whether several pictures are a gallery. Unanswered, they stay one below the other. */
export function drawQuestion(
	view: EditorView,
	dom: HTMLElement,
	settle: (way: 'gallery' | 'rows') => void,
): void {
	dress(view, galleryStyles);
	const way = (icon: 'columns' | 'rows', name: string, hint: string, act: () => void) => {
		const button = drawButton('', act);
		const words = createElement(
			'span',
			{},
			createElement('strong', {}, name),
			createElement('span', {}, hint),
		);
		button.append(drawIcon(icon), words);
		return button;
	};
	const asked = createElement(
		'div',
		{ class: 'asked', role: 'group' },
		createElement('p'),
		createElement(
			'div',
			{ class: 'ways' },
			way('columns', messages.gallery, text.gallery, () => settle('gallery')),
			way('rows', messages.rows, text.rows, () => settle('rows')),
		),
	);
	asked.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		settle('rows');
	});
	dom.replaceChildren(asked);
	// Heard, but without the focus: whoever writes on goes on writing.
	queueMicrotask(() =>
		view.dispatch({ effects: EditorView.announce.of(asked.getAttribute('aria-label') ?? '') }),
	);
}

export function countQuestion(dom: HTMLElement, count: number): void {
	const added = text.added(count);
	dom.querySelector('.asked')?.setAttribute('aria-label', `${added} ${text.ask}`);
	dom.querySelector('p')?.replaceChildren(createElement('strong', {}, added), ` ${text.ask}`);
}
