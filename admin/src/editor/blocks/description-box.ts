import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { createElement } from '../create-element.ts';
import { dress } from '../look/dress.ts';
import describeStyles from './describe.css?inline';
import { showPicture } from './show-picture.ts';
import { drawButton } from './tool-row.ts';

interface Description {
	alt: string;
	isOrnament: boolean;
	credit: string;
}
interface DescriptionActs {
	onChange: (description: Description) => void;
	onDone: () => void;
	/** Goes on to the next picture without a description. */
	onNext?: () => void;
}

const { figure: text } = messages;
const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim();

/** Asks what the picture shows and whose it is, and writes each letter to the text at once. */
export class DescriptionBox {
	readonly dom: HTMLElement;
	/** The description when the box was opened. */
	before = '';
	private readonly area = createElement('textarea', {
		rows: '2',
		maxlength: '300',
		placeholder: text.example,
		'aria-label': text.question,
	});
	private readonly credit = createElement('input', {
		class: 'credit',
		maxlength: '300',
		placeholder: text.creditExample,
	});
	private readonly check = createElement('input', { type: 'checkbox' });
	private readonly count = createElement('span', { class: 'count' });
	private readonly question = createElement('strong', {}, text.question);
	private readonly thumbnail = createElement('img', { alt: '', decoding: 'async', hidden: true });
	private readonly next: HTMLElement | undefined;

	constructor({ onChange, onDone, onNext }: DescriptionActs) {
		const tell = () =>
			onChange({
				alt: this.check.checked ? '' : oneLine(this.area.value),
				isOrnament: this.check.checked,
				credit: oneLine(this.credit.value),
			});
		this.area.addEventListener('input', tell);
		this.credit.addEventListener('input', tell);
		this.check.addEventListener('change', tell);
		this.next = onNext && drawButton(text.nextUndescribed, onNext, { className: 'next' });
		this.dom = createElement(
			'div',
			{ class: 'describe', hidden: true },
			...(onNext ? [this.thumbnail] : []),
			createElement('label', {}, this.question, this.area),
			createElement('p', { class: 'hint' }, text.hint, this.count),
			createElement('label', {}, createElement('strong', {}, text.credit), this.credit),
			createElement(
				'div',
				{ class: 'between' },
				createElement('label', { class: 'row' }, this.check, text.isOrnament),
				createElement(
					'span',
					{ class: 'row' },
					...(this.next ? [this.next] : []),
					drawButton(text.done, onDone, { className: 'done' }),
				),
			),
		);
		this.dom.addEventListener('keydown', (event) => {
			const isDone =
				event.key === 'Escape' ||
				(event.key === 'Enter' && (event.target === this.area || event.target === this.credit));
			if (!isDone || event.isComposing) return;
			event.preventDefault();
			event.stopPropagation();
			onDone();
		});
	}

	get isOpen(): boolean {
		return !this.dom.hidden;
	}

	open(view: EditorView): void {
		dress(view, describeStyles);
		this.before = oneLine(this.area.value);
		this.dom.hidden = false;
		(this.check.checked ? this.check : this.area).focus();
		// The focus alone brings no more than its field, and leaves what ends the answer below the edge.
		this.dom.scrollIntoView?.({ block: 'nearest' });
	}

	close(): void {
		this.dom.hidden = true;
	}

	/** Asks about one of several pictures, which is shown beside the question. */
	ask(question: string, { url, hasNext }: { url: string; hasNext: boolean }): void {
		this.thumbnail.hidden = !showPicture(this.thumbnail, { url, alt: '' }, '7rem');
		this.question.textContent = question;
		this.area.setAttribute('aria-label', question);
		if (this.next) this.next.hidden = !hasNext;
	}

	show({ alt, isOrnament, credit }: Description): void {
		if (oneLine(this.area.value) !== alt) this.area.value = alt;
		if (oneLine(this.credit.value) !== credit) this.credit.value = credit;
		this.area.disabled = isOrnament;
		this.check.checked = isOrnament;
		this.count.textContent = text.count(alt.length);
	}
}
