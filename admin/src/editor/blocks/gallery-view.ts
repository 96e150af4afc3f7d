import { EditorView } from '@codemirror/view';
import { pictureCredit } from '#domain/pictures/picture-words';
import { messages as text } from '../../messages/gallery.ts';
import { createElement } from '../create-element.ts';
import { hostOf } from '../host.ts';
import { dress } from '../look/dress.ts';
import { BlockView } from './block-view.ts';
import type { BlockWidget } from './blocks-field.ts';
import { CaptionBox } from './caption-box.ts';
import describeStyles from './describe.css?inline';
import { DescriptionBox } from './description-box.ts';
import galleryStyles from './gallery.css?inline';
import {
	addPicture,
	canHaveCaption,
	captionGallery,
	captionOf,
	describePicture,
	findUndescribed,
	isOrnament,
	lacksDescription,
	movePicture,
	removePicture,
	replacePicture,
	takeOut,
	ungroup,
} from './gallery-acts.ts';
import { GalleryPictures, type Moving } from './gallery-pictures.ts';
import type { GalleryText } from './gallery-text.ts';
import { GalleryTools } from './gallery-tools.ts';
import { rewriteGallery } from './join-gallery.ts';
import { removeBlock } from './move-blocks.ts';

type Shown = BlockWidget & { readonly gallery: GalleryText };

const typing = 'input.type';

/** Pictures side by side, with the tools for all of them or for the one that is chosen. */
export class GalleryView extends BlockView<Shown> {
	private chosen: number | undefined;
	private readonly tools = new GalleryTools({
		chooseAll: () => this.focus(),
		ungroup: () => this.write(ungroup(this.gallery)),
		add: () => this.add(),
		writeCaption: () => this.caption.focus(),
		removeAll: () => removeBlock(this.view, this.dom),
		move: (by) => this.onChosen((at) => this.move(at, at + by)),
		describe: () => this.onChosen((at) => this.describe(at)),
		change: () => this.onChosen((at) => this.replace(at)),
		takeOut: () => this.onChosen((at) => this.write(takeOut(this.gallery, at))),
		remove: () => this.onChosen((at) => this.remove(at)),
	});
	private readonly pictures = new GalleryPictures({
		choose: (at) => this.choose(at),
		describe: (at) => this.describe(at),
		remove: (at) => this.remove(at),
		move: (from, to) => this.move(from, to),
		onMoving: (moving, isBack) => this.tellMoving(moving, isBack),
	});
	private readonly description = new DescriptionBox({
		onChange: (said) =>
			this.onChosen((at) => this.write(describePicture(this.gallery, at, said), typing)),
		onDone: () => this.endDescription(),
		onNext: () => this.describeNext(),
	});
	private readonly caption: CaptionBox;
	private readonly say = createElement('p', { class: 'say', hidden: true });

	constructor(view: EditorView, shown: Shown, dom: HTMLElement) {
		super(view, shown, dom);
		dress(view, describeStyles, galleryStyles);
		this.caption = new CaptionBox(view, {
			block: () => this.dom,
			onInput: (typed) => this.write(captionGallery(this.gallery, typed), typing),
			focus: () => this.focus(),
		});
		const frame = createElement('div', { class: 'frame' }, this.tools.dom, this.pictures.dom);
		const parts = [frame, this.say, this.description.dom, this.caption.dom];
		this.fill(createElement('figure', {}, ...parts));
		this.listen();
		view.requestMeasure();
	}

	protected override takesPress(on: Element): boolean {
		return !on.closest('button, figcaption, .describe, .grab');
	}

	private get gallery(): GalleryText {
		return this.shown.gallery;
	}

	private listen(): void {
		this.frame.addEventListener('focus', () => this.choose(undefined));
		this.frame.addEventListener('focusout', ({ relatedTarget }) => {
			if (!this.frame.contains(relatedTarget as Node | null) && !this.description.isOpen)
				this.choose(undefined);
		});
		this.pictures.dom.addEventListener('load', () => this.view.requestMeasure(), true);
	}

	private choose(at: number | undefined): void {
		if (this.chosen === at) return;
		if (this.description.isOpen) this.description.close();
		this.chosen = at;
		this.show();
		this.view.requestMeasure();
	}

	private onChosen(act: (at: number) => void): void {
		if (this.chosen !== undefined) act(this.chosen);
	}

	private write(gallery: GalleryText, userEvent = 'move'): void {
		const { source } = this.shown;
		const { start } = this;
		if (start === undefined) return;
		rewriteGallery(this.view, start, source, { gallery, userEvent });
		// What is no gallery any more is drawn anew, and its buttons went with the focus.
		if (!this.dom.isConnected) this.view.focus();
	}

	private move(from: number, to: number): void {
		if (to < 0 || to >= this.gallery.pictures.length) return;
		this.write(movePicture(this.gallery, from, to));
		this.pictures.focus(to);
		this.announce(text.isNow(to + 1));
	}

	private remove(at: number): void {
		this.write(removePicture(this.gallery, at), 'delete');
		if (this.dom.isConnected) this.pictures.focus(Math.min(at, this.gallery.pictures.length - 1));
	}

	/** The cursor is at the gallery, so that files that are sent come into it. */
	private add(): void {
		const anchor = this.start;
		if (anchor === undefined) return;
		this.view.dispatch({ selection: { anchor } });
		hostOf(this.view.state).pictures.choosePictures((image) => {
			this.write(addPicture(this.gallery, image));
			this.focus();
		});
	}

	private replace(at: number): void {
		hostOf(this.view.state).pictures.choosePicture((image) => {
			this.write(replacePicture(this.gallery, at, image));
			this.pictures.focus(at);
		});
	}

	private describe(at: number): void {
		if (this.description.isOpen && this.chosen === at) this.endDescription();
		else {
			this.choose(at);
			this.description.open(this.view);
			this.view.requestMeasure();
		}
	}

	private describeNext(): void {
		this.onChosen((at) => {
			this.keepDescription(at);
			const next = findUndescribed(this.gallery, at);
			if (next !== undefined) this.describe(next);
		});
	}

	private endDescription(): void {
		this.onChosen((at) => {
			this.keepDescription(at);
			this.description.close();
			this.view.requestMeasure();
			this.pictures.focus(at);
		});
	}

	private keepDescription(at: number): void {
		const { alt = '', url = '' } = this.gallery.pictures[at]?.figure ?? {};
		if (this.description.before !== alt) hostOf(this.view.state).pictures.keepDescription(url, alt);
	}

	private tellMoving(moving: Moving | undefined, isBack = false): void {
		const { length } = this.gallery.pictures;
		const key = (name: string) => createElement('kbd', {}, name);
		this.frame.classList.toggle('moving', moving !== undefined);
		this.say.hidden = moving === undefined;
		if (moving) {
			const { from, to } = moving;
			const isStart = from === to;
			const { move, drop, cancel } = text.keys;
			this.say.replaceChildren(
				createElement(
					'b',
					{},
					isStart ? text.moving(from + 1, length) : text.willBe(to + 1, length),
				),
				createElement(
					'span',
					{ class: 'keys' },
					key('←'),
					key('→'),
					move,
					key('Enter'),
					drop,
					key('Esc'),
					cancel,
				),
			);
			this.announce(isStart ? text.moving(from + 1, length) : text.willBe(to + 1, length));
		} else if (isBack) this.onChosen((at) => this.announce(text.isBack(at + 1)));
		this.view.requestMeasure();
	}

	/** The focus may leave while the text is being drawn, when nothing can be dispatched. */
	private announce(said: string): void {
		queueMicrotask(() => this.view.dispatch({ effects: EditorView.announce.of(said) }));
	}

	protected override show(): void {
		super.show();
		const { gallery } = this;
		const { pictures } = gallery;
		if (this.chosen !== undefined && this.chosen >= pictures.length) this.chosen = undefined;
		const at = this.chosen;
		const one = at === undefined ? undefined : pictures[at];
		const caption = captionOf(gallery);
		this.frame.classList.toggle('pic', one !== undefined);
		this.frame.classList.toggle('captioned', caption !== '');
		this.pictures.show(pictures, at);
		this.caption.show(caption);
		this.caption.dom.hidden = !canHaveCaption(gallery);
		this.tools.show({
			count: pictures.length,
			caption,
			canHaveCaption: canHaveCaption(gallery),
			chosen: one && at !== undefined ? { at, isDescribed: !lacksDescription(one) } : undefined,
		});
		if (!one || at === undefined) return;
		const hasNext = findUndescribed(gallery, at) !== undefined;
		this.description.ask(text.question(at + 1), { url: one.figure.url, hasNext });
		this.description.show({
			alt: one.figure.alt,
			isOrnament: isOrnament(one),
			credit: pictureCredit(one.figure.url),
		});
	}
}
