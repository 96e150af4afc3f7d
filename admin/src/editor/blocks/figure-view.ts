import type { EditorView } from '@codemirror/view';
import type { Image } from '#contract/images';
import { readOwnImage, sizedImageUrl, standingWidth } from '#domain/pictures/own-picture';
import {
	hasPictureWord,
	pictureCredit,
	pictureWidth,
	takePicturePlace,
	withPictureCredit,
	withPictureWidth,
	withPictureWord,
} from '#domain/pictures/picture-words';
import { messages } from '../../messages/blocks.ts';
import { onDemand } from '../../ui/on-demand.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { hostOf } from '../host.ts';
import { type Change, leastChange } from '../least-change.ts';
import { BlockView } from './block-view.ts';
import type { BlockWidget } from './blocks-field.ts';
import { CaptionBox } from './caption-box.ts';
import type { DescriptionBox } from './description-box.ts';
import { type FigureText, setAddress, setCaption, setDescription } from './figure-text.ts';
import { FigureTools } from './figure-tools.ts';
import { canJoin, joinGallery } from './join-gallery.ts';
import { removeBlock } from './move-blocks.ts';
import { showPicture } from './show-picture.ts';
import { drawButton } from './tool-row.ts';

type Shown = BlockWidget & { readonly at: number; readonly figure: FigureText };

const { figure: text } = messages;

/** Asked for when a picture is chosen, so that it is there when its button is pressed. */
const descriptionBox = onDemand(() => import('./description-box.ts'));

/** As in the article. */
function widestOf(url: string): string {
	const { width, height } = readOwnImage(url) ?? {};
	const tall = width && height && standingWidth({ width, height });
	const narrow = pictureWidth(url) === 'pequena';
	return `min(100%${narrow ? ', 20rem' : ''}${tall ? `, ${tall}0svh` : ''})`;
}

/** A picture as readers see it, with the tools to change it. */
export class FigureView extends BlockView<Shown> {
	private readonly image = createElement('img', { decoding: 'async' });
	private readonly flag = drawButton('', () => this.describe(), { className: 'flag' });
	private readonly caption: CaptionBox;
	private readonly tools = new FigureTools({
		describe: () => this.describe(),
		writeCaption: () => this.caption.focus(),
		setWidth: (width) => this.writeUrl(withPictureWidth(this.url, width)),
		join: () => this.atStart((start) => joinGallery(this.view, start)),
		change: () => this.choose(),
		remove: () => removeBlock(this.view, this.dom),
	});
	private readonly credit = createElement('p', { class: 'credit' });
	private description: DescriptionBox | undefined;

	constructor(view: EditorView, shown: Shown, dom: HTMLElement) {
		super(view, shown, dom);
		this.caption = new CaptionBox(view, {
			block: () => this.dom,
			onInput: (typed) => this.change(setCaption(this.shown.figure, typed)),
			focus: () => this.focus(),
		});
		const fault = createElement('p', { class: 'fault' }, text.broken);
		const hold = createElement('div', { class: 'hold' }, this.tools.dom);
		const frame = createElement('div', { class: 'frame' }, hold, this.image, fault, this.flag);
		this.listen();
		this.fill(createElement('figure', {}, frame, this.caption.dom, this.credit));
	}

	protected override takesPress(on: Element): boolean {
		return on === this.image || on === this.frame;
	}

	private get url(): string {
		return this.shown.figure.url;
	}

	private atStart(act: (start: number) => void): void {
		const { start } = this;
		if (start !== undefined) act(start);
	}

	private listen(): void {
		// What stands beside it may have changed since it was drawn.
		this.dom.addEventListener('focusin', () => {
			this.atStart((start) => this.tools.showJoin(canJoin(this.view.state, start)));
			descriptionBox.load().catch(() => undefined);
		});
		this.image.addEventListener('load', () => this.view.requestMeasure());
		this.image.addEventListener('error', () => this.frame.classList.add('broken'));
	}

	private describe(): void {
		descriptionBox.use(({ DescriptionBox }) => {
			this.description ??= this.addDescription(DescriptionBox);
			if (this.description.isOpen) this.endDescription(this.description);
			else this.description.open(this.view);
			this.view.requestMeasure();
		});
	}

	private addDescription(Box: typeof DescriptionBox): DescriptionBox {
		const description = new Box({
			onChange: ({ alt, isOrnament, credit }) => {
				const url = withPictureCredit(withPictureWord(this.url, 'enfeite', isOrnament), credit);
				this.change(setDescription(this.shown.figure, alt), setAddress(this.shown.figure, url));
			},
			onDone: () => this.endDescription(description),
		});
		this.caption.dom.before(description.dom);
		description.show(this.said);
		return description;
	}

	private get said() {
		const { alt, url } = this.shown.figure;
		const isOrnament = alt === '' && hasPictureWord(url, 'enfeite');
		return { alt, isOrnament, credit: pictureCredit(url) };
	}

	private endDescription(description: DescriptionBox): void {
		const { url, alt } = this.shown.figure;
		const isNew = description.before !== alt;
		description.close();
		this.view.requestMeasure();
		this.focus();
		if (isNew) hostOf(this.view.state).pictures.keepDescription(url, alt);
	}

	/** The element may show another picture by the time one is chosen. */
	private choose(): void {
		const { url } = this;
		hostOf(this.view.state).pictures.choosePicture((image) => {
			if (this.url === url) this.take(image);
		});
	}

	/** What was said of the old picture does not fit another one; the width does. */
	private take(image: Image): void {
		const url = takePicturePlace(this.url, sizedImageUrl(image));
		this.change(setDescription(this.shown.figure, image.alt), setAddress(this.shown.figure, url));
		this.focus();
	}

	private writeUrl(url: string): void {
		this.change(setAddress(this.shown.figure, url));
	}

	private change(...made: Change[]): void {
		const { source, at } = this.shown;
		const { start } = this;
		if (start === undefined) return;
		const changes = made
			.map((change) => leastChange(source.slice(at), change))
			.filter(({ from, to, insert }) => from !== to || insert !== '')
			.map(({ from, to, insert }) => ({ from: start + at + from, to: start + at + to, insert }));
		if (changes.length > 0) this.view.dispatch({ changes, userEvent: 'input.type' });
	}

	protected override show(): void {
		super.show();
		const { alt, url, caption } = this.shown.figure;
		const { isOrnament, credit } = this.said;
		const width = pictureWidth(url);
		const hasDescription = alt !== '' || isOrnament;
		this.frame.classList.toggle('wide', width === 'larga');
		this.image.style.maxInlineSize = widestOf(url);
		this.frame.classList.toggle('broken', !showPicture(this.image, { url, alt }));
		this.showFlag(hasDescription, isOrnament ? text.ornament : text.described);
		this.description?.show(this.said);
		this.credit.textContent = credit;
		this.caption.show(caption);
		this.frame.classList.toggle('captioned', caption !== '');
		this.tools.show({ hasDescription, hasCaption: caption !== '', width });
	}

	private showFlag(isDone: boolean, done: string): void {
		const icon = drawIcon(isDone ? 'check' : 'triangle-alert');
		this.flag.replaceChildren(icon, isDone ? done : text.undescribed);
		this.flag.classList.toggle('todo', !isDone);
	}
}
