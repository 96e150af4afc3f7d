import { pictureCredit } from '#domain/pictures/picture-words';
import { messages as blocks } from '../../messages/blocks.ts';
import { messages as text } from '../../messages/gallery.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { isOrnament, lacksDescription, ownCaption } from './gallery-acts.ts';
import type { GalleryPicture } from './gallery-text.ts';
import { showPicture } from './show-picture.ts';
import { drawButton } from './tool-row.ts';

interface DragActs {
	start: () => void;
	/** The pointer is at this point of the window. */
	over: (x: number, y: number) => void;
	end: (isDropped: boolean) => void;
}

/** Moves what the grip belongs to under a mouse, a finger or a pen. */
function dragPicture(grip: HTMLElement, moved: HTMLElement, acts: DragActs): void {
	let origin: { x: number; y: number } | undefined;
	const end = (isDropped: boolean) => {
		if (!origin) return;
		origin = undefined;
		moved.style.translate = '';
		moved.classList.remove('held');
		acts.end(isDropped);
	};
	grip.addEventListener('pointerdown', (event) => {
		if (event.button !== 0 || origin) return;
		event.preventDefault();
		origin = { x: event.clientX, y: event.clientY };
		grip.setPointerCapture?.(event.pointerId);
		acts.start();
	});
	grip.addEventListener('pointermove', ({ clientX, clientY }) => {
		if (!origin) return;
		acts.over(clientX, clientY);
		moved.classList.add('held');
		moved.style.translate = `${clientX - origin.x}px ${clientY - origin.y}px`;
	});
	grip.addEventListener('pointerup', () => end(true));
	for (const lost of ['pointercancel', 'lostpointercapture'])
		grip.addEventListener(lost, () => end(false));
}

interface PictureActs {
	choose: (at: number) => void;
	describe: (at: number) => void;
	remove: (at: number) => void;
	move: (from: number, to: number) => void;
	/** Where the picture would come if it was dropped now; undefined when it is not moving. */
	onMoving: (moving: Moving | undefined, isBack?: boolean) => void;
}
/** A picture on its way from one place to another. */
export interface Moving {
	from: number;
	to: number;
}

const sizes = '(width >= 48rem) 11rem, 50vw';
const steps: Readonly<Record<string, 1 | -1>> = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
};

/** One picture, with what it lacks and a grip. */
class Item {
	readonly image = createElement('img', { decoding: 'async' });
	readonly button = createElement(
		'button',
		{ type: 'button', class: 'one', 'data-fault': blocks.figure.broken },
		this.image,
	);
	readonly flag: HTMLButtonElement;
	readonly grip = createElement('span', { class: 'grab', 'aria-hidden': 'true' }, drawIcon('grip'));
	private readonly caption = createElement('span', { class: 'own' });
	private url = '';
	readonly dom: HTMLLIElement;

	constructor(describe: () => void) {
		this.flag = drawButton('', describe, { className: 'flag' });
		this.flag.tabIndex = -1;
		this.dom = createElement('li', {}, this.button, this.flag, this.grip, this.caption);
		this.image.addEventListener('error', () => this.dom.classList.add('broken'));
		this.image.draggable = false;
	}

	show(picture: GalleryPicture, at: number, count: number): void {
		const { figure } = picture;
		if (figure.url !== this.url)
			this.dom.classList.toggle('broken', !showPicture(this.image, { ...figure, alt: '' }, sizes));
		this.url = figure.url;
		const isTodo = lacksDescription(picture);
		const done = isOrnament(picture) ? blocks.figure.ornament : blocks.figure.described;
		const label = isTodo ? blocks.figure.undescribed : done;
		this.button.setAttribute('aria-label', text.picture(at + 1, count, figure.alt));
		this.flag.setAttribute('aria-label', label);
		this.flag.replaceChildren(
			drawIcon(isTodo ? 'triangle-alert' : 'check'),
			...(isTodo ? [label] : []),
		);
		this.flag.classList.toggle('todo', isTodo);
		const words = [ownCaption(picture), pictureCredit(figure.url)];
		this.caption.textContent = words.filter(Boolean).join(' · ');
	}
}

/** The gallery's pictures: one Tab stop, with arrow keys inside, and moved by a grip or by keys. */
export class GalleryPictures {
	readonly dom = createElement('ul', { class: 'pictures' });
	private readonly acts: PictureActs;
	private items: Item[] = [];
	private moving: Moving | undefined;

	constructor(acts: PictureActs) {
		this.acts = acts;
		this.dom.addEventListener('keydown', (event) => this.onKey(event));
		this.dom.addEventListener('focusout', () => this.stop(true));
	}

	show(pictures: readonly GalleryPicture[], chosen: number | undefined): void {
		while (this.items.length < pictures.length) this.add();
		for (const { dom } of this.items.splice(pictures.length)) dom.remove();
		for (const [at, picture] of pictures.entries()) {
			const item = this.items[at];
			item?.show(picture, at, pictures.length);
			item?.button.setAttribute('aria-pressed', `${at === chosen}`);
			if (item) item.button.tabIndex = at === (chosen ?? 0) ? 0 : -1;
		}
	}

	focus(at: number): void {
		this.items[at]?.button.focus({ preventScroll: true });
	}

	private add(): void {
		const place = () => this.items.indexOf(item);
		const item: Item = new Item(() => this.acts.describe(place()));
		item.button.addEventListener('focus', () => this.acts.choose(place()));
		// Safari gives a pressed button no focus.
		item.button.addEventListener('click', () => this.focus(place()));
		dragPicture(item.grip, item.dom, {
			start: () => {
				this.focus(place());
				this.begin(place());
			},
			over: (x, y) => this.showTarget(this.findPlace(x, y)),
			end: (isDropped) => this.stop(!isDropped),
		});
		this.items.push(item);
		this.dom.append(item.dom);
	}

	/** The picture at this point of the window, or the nearest one. */
	private findPlace(x: number, y: number): number {
		const away = this.items.map(({ dom }) => {
			const { left, right, top, bottom } = dom.getBoundingClientRect();
			return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
		});
		return away.indexOf(Math.min(...away));
	}

	private begin(at: number): void {
		this.moving = { from: at, to: at };
		this.showTarget(at);
	}

	private showTarget(to: number): void {
		if (!this.moving) return;
		const { from } = this.moving;
		const isNew = this.moving.to !== to || to === from;
		this.moving = { from, to };
		for (const [at, { dom }] of this.items.entries()) {
			dom.classList.toggle('gone', at === from);
			dom.classList.toggle('slot', at === to && to < from);
			dom.classList.toggle('slot-after', at === to && to > from);
		}
		if (isNew) this.acts.onMoving(this.moving);
	}

	/** Drops the picture where it is now, or back where it was. */
	private stop(isBack: boolean): void {
		const { moving } = this;
		if (!moving) return;
		this.moving = undefined;
		for (const { dom } of this.items) dom.classList.remove('gone', 'slot', 'slot-after');
		this.acts.onMoving(undefined, isBack);
		if (!isBack && moving.to !== moving.from) this.acts.move(moving.from, moving.to);
	}

	private onKey(event: KeyboardEvent): void {
		const at = this.items.findIndex(({ button }) => button === event.target);
		if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
		if (!(this.moving ? this.moveByKey(event.key, this.moving) : this.goByKey(event.key, at)))
			return;
		event.preventDefault();
		event.stopPropagation();
	}

	private moveByKey(key: string, { to }: Moving): boolean {
		const by = steps[key];
		if (by) this.showTarget(Math.min(Math.max(to + by, 0), this.items.length - 1));
		else if (key === 'Enter' || key === ' ') this.stop(false);
		else if (key === 'Escape') this.stop(true);
		else return false;
		return true;
	}

	private goByKey(key: string, at: number): boolean {
		const by = steps[key];
		if (by) this.focus(at + by);
		else if (key === 'Home') this.focus(0);
		else if (key === 'End') this.focus(this.items.length - 1);
		else if (key === 'Enter' || key === ' ') this.begin(at);
		else if (key === 'Delete' || key === 'Backspace') this.acts.remove(at);
		else return false;
		return true;
	}
}
