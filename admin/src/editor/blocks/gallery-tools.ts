import { messages as blocks } from '../../messages/blocks.ts';
import { messages as text } from '../../messages/gallery.ts';
import { createElement } from '../create-element.ts';
import { drawChecked } from './figure-tools.ts';
import { drawButton, drawSign, drawToolRow } from './tool-row.ts';

interface GalleryActs {
	/** The whole gallery again, after one of its pictures. */
	chooseAll: () => void;
	ungroup: () => void;
	add: () => void;
	writeCaption: () => void;
	removeAll: () => void;
	move: (by: 1 | -1) => void;
	describe: () => void;
	change: () => void;
	takeOut: () => void;
	remove: () => void;
}
interface GalleryState {
	count: number;
	caption: string;
	canHaveCaption: boolean;
	/** The place of the picture that is chosen, and whether it has a description. */
	chosen: { at: number; isDescribed: boolean } | undefined;
}

const separator = () => createElement('span', { class: 'sep' });

/** The gallery's bar, or that of the picture that is chosen: one at a time. */
export class GalleryTools {
	readonly dom: HTMLElement;
	private readonly all: HTMLElement;
	private readonly one: HTMLElement;
	private readonly count = createElement('span', { class: 'muted' });
	private readonly place = createElement('span', { class: 'muted' });
	private readonly caption: ReturnType<typeof drawChecked>;
	private readonly description: ReturnType<typeof drawChecked>;
	private readonly left: HTMLButtonElement;
	private readonly right: HTMLButtonElement;

	constructor(acts: GalleryActs) {
		const isGallery = drawButton(text.gallery, () => undefined, { icon: 'columns' });
		isGallery.setAttribute('aria-pressed', 'true');
		const isRows = drawButton(text.rows, acts.ungroup, { icon: 'rows' });
		isRows.setAttribute('aria-pressed', 'false');
		this.caption = drawChecked(blocks.figure.caption, acts.writeCaption, 'plus');
		this.all = drawToolRow(
			text.gallery,
			this.count,
			createElement(
				'span',
				{ class: 'pair', role: 'group', 'aria-label': text.ways },
				isGallery,
				isRows,
			),
			separator(),
			drawButton(text.add, acts.add, { icon: 'plus' }),
			this.caption.button,
			separator(),
			drawButton(text.removeAll, acts.removeAll),
		);
		this.left = drawSign(text.left, 'arrow-left', () => acts.move(-1), 'step');
		this.right = drawSign(text.right, 'arrow-right', () => acts.move(1), 'step');
		this.description = drawChecked(blocks.figure.description, acts.describe, 'triangle-alert');
		this.one = drawToolRow(
			text.gallery,
			drawButton(text.gallery, acts.chooseAll, { icon: 'columns' }),
			this.place,
			this.left,
			this.right,
			separator(),
			this.description.button,
			drawButton(blocks.figure.change, acts.change, { icon: 'replace' }),
			drawButton(text.takeOut, acts.takeOut, { icon: 'move-out' }),
			drawButton(text.remove, acts.remove),
		);
		this.dom = createElement('div', { class: 'bars' }, this.all, this.one);
	}

	show({ count, caption, canHaveCaption, chosen }: GalleryState): void {
		this.all.hidden = chosen !== undefined;
		this.one.hidden = chosen === undefined;
		this.all.setAttribute('aria-label', blocks.gallery(count));
		this.count.textContent = text.count(count);
		this.caption.show(caption !== '');
		this.caption.button.hidden = !canHaveCaption;
		if (!chosen) return;
		this.one.setAttribute('aria-label', text.tools(chosen.at + 1, count));
		this.place.textContent = text.place(chosen.at + 1, count);
		this.description.show(chosen.isDescribed);
		this.left.setAttribute('aria-disabled', `${chosen.at === 0}`);
		this.right.setAttribute('aria-disabled', `${chosen.at === count - 1}`);
	}
}
