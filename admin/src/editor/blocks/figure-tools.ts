import type { PictureWidth } from '#domain/pictures/picture-words';
import { messages } from '../../messages/blocks.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { drawButton, drawToolRow } from './tool-row.ts';

interface FigureActs {
	describe: () => void;
	writeCaption: () => void;
	setWidth: (width: PictureWidth) => void;
	join: () => void;
	change: () => void;
	remove: () => void;
}
interface FigureState {
	hasDescription: boolean;
	hasCaption: boolean;
	width: PictureWidth;
}

const { figure: text } = messages;
const widths = [
	['pequena', text.narrow],
	[undefined, text.normal],
	['larga', text.wide],
] as const;

/** A button that shows whether a value is already set. */
export function drawChecked(label: string, act: () => void, lacking: 'plus' | 'triangle-alert') {
	const button = drawButton(label, act);
	const mark = createElement('span', { class: 'mark' });
	button.prepend(mark);
	const show = (isDone: boolean) => {
		mark.replaceChildren(drawIcon(isDone ? 'check' : lacking));
		mark.className = isDone ? 'mark ok' : `mark ${lacking === 'plus' ? '' : 'todo'}`;
	};
	return { button, show };
}

/** The tools for a picture in the text. */
export class FigureTools {
	readonly dom: HTMLElement;
	private readonly description: ReturnType<typeof drawChecked>;
	private readonly caption: ReturnType<typeof drawChecked>;
	private readonly widths: readonly HTMLElement[];
	private readonly join: HTMLElement;
	private readonly word = createElement(
		'span',
		{ class: 'muted', 'aria-hidden': 'true' },
		text.width,
	);

	constructor(acts: FigureActs) {
		this.description = drawChecked(text.description, acts.describe, 'triangle-alert');
		this.caption = drawChecked(text.caption, acts.writeCaption, 'plus');
		this.widths = widths.map(([width, label]) => drawButton(label, () => acts.setWidth(width)));
		this.join = drawButton(text.join, acts.join, { icon: 'columns' });
		this.join.hidden = true;
		this.dom = drawToolRow(
			text.tools,
			this.description.button,
			this.caption.button,
			createElement('span', { class: 'sep' }),
			createElement(
				'span',
				{ class: 'pair', role: 'group', 'aria-label': text.width },
				this.word,
				...this.widths,
			),
			createElement('span', { class: 'sep' }),
			this.join,
			drawButton(text.change, acts.change, { icon: 'replace' }),
			drawButton(text.remove, acts.remove),
		);
	}

	/** Is there another picture beside it? Its button needs the room of a word that the widths do without. */
	showJoin(canJoin: boolean): void {
		this.join.hidden = !canJoin;
		this.word.hidden = canJoin;
	}

	show({ hasDescription, hasCaption, width }: FigureState): void {
		this.description.show(hasDescription);
		this.caption.show(hasCaption);
		for (const [at, button] of this.widths.entries())
			button.setAttribute('aria-pressed', `${widths[at]?.[0] === width}`);
	}
}
