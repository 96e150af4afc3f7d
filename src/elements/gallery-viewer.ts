import { viewerTexts as text } from '#config/viewer-texts';

const svg = 'http://www.w3.org/2000/svg';
const signs = {
	previous: 'm12 19-7-7 7-7M19 12H5',
	next: 'M5 12h14m-7-7 7 7-7 7',
	close: 'M18 6 6 18M6 6l12 12',
};

function make<K extends keyof HTMLElementTagNameMap>(
	name: K,
	properties: Partial<HTMLElementTagNameMap[K]> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(name);
	Object.assign(element, properties);
	element.append(...children);
	return element;
}

function makeButton(name: keyof typeof signs, onclick: () => void): HTMLButtonElement {
	const icon = document.createElementNS(svg, 'svg');
	icon.setAttribute('class', 'icon');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.setAttribute('aria-hidden', 'true');
	icon.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', signs[name]);
	const button = make('button', { type: 'button', className: 'round', onclick }, icon);
	button.setAttribute('aria-label', text[name]);
	return button;
}

/** A picture's own words and whose it is, then the words of its gallery on a line below. */
function captionOf(picture: HTMLElement): (Node | string)[] {
	const figures = [picture.closest('figure'), picture.closest('.gallery')];
	const [own = [], all = []] = figures.map((figure) => [
		...(figure?.querySelector(':scope > figcaption')?.cloneNode(true).childNodes ?? []),
	]);
	const between = own.length > 0 && all.length > 0 ? [' ', make('br')] : [];
	return [...own, ...between, ...all];
}

/** Pixels that a finger goes to the side. */
const swipe = 40;

/** Shows the pictures of one gallery large, one after the other, over the whole page. */
class Viewer {
	private at = 0;
	/** Where a finger began. */
	private from: number | undefined;
	private readonly openers: readonly HTMLButtonElement[];
	private readonly place = make('span', { className: 'num', role: 'status' });
	private readonly figure = make('figure');
	private readonly caption = make('p');
	private readonly previous = makeButton('previous', () => this.show(this.at - 1));
	private readonly next = makeButton('next', () => this.show(this.at + 1));
	private readonly dialog: HTMLDialogElement = make(
		'dialog',
		{ className: 'viewer' },
		make(
			'header',
			{},
			this.place,
			makeButton('close', () => this.dialog.close()),
		),
		this.figure,
		make('footer', {}, this.caption, make('div', { className: 'steps' }, this.previous, this.next)),
	);

	constructor(openers: readonly HTMLButtonElement[]) {
		this.openers = openers;
		this.dialog.addEventListener('keydown', ({ key }) => {
			if (key === 'ArrowLeft') this.show(this.at - 1);
			if (key === 'ArrowRight') this.show(this.at + 1);
		});
		this.dialog.addEventListener('close', () => {
			this.dialog.remove();
			this.openers[this.at]?.focus();
			if (history.state?.viewer) history.back();
		});
		addEventListener('popstate', () => this.dialog.close());
		this.figure.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX }) => {
			if (isPrimary) this.from = pointerType === 'touch' ? clientX : undefined;
		});
		this.figure.addEventListener('pointerup', ({ isPrimary, clientX }) => {
			const way = isPrimary && this.from !== undefined ? clientX - this.from : 0;
			if (Math.abs(way) > swipe) this.show(this.at - Math.sign(way));
		});
		this.figure.addEventListener('click', ({ target }) => {
			if (target === this.figure) this.dialog.close();
		});
	}

	/** The browser's own way back closes the picture, too. */
	open(at: number): void {
		history.pushState({ viewer: true }, '');
		document.body.append(this.dialog);
		this.show(at);
		this.dialog.showModal();
	}

	/** Beside the first and the last there is none. */
	private show(at: number): void {
		const picture = this.openers[at]?.querySelector('img');
		const { length } = this.openers;
		if (!picture) return;
		this.at = at;
		const large = picture.cloneNode() as HTMLImageElement;
		Object.assign(large, { className: '', loading: 'eager', sizes: '100vw' });
		this.figure.replaceChildren(large);
		this.place.textContent = text.place(at + 1, length);
		this.dialog.setAttribute('aria-label', text.name(at + 1, length));
		this.caption.replaceChildren(...captionOf(picture));
		this.previous.disabled = at === 0;
		this.next.disabled = at === length - 1;
		this.keepFocus();
	}

	/** A button that is switched off would lose the focus, and with it the arrow keys. */
	private keepFocus(): void {
		const { activeElement } = document;
		if (activeElement === this.previous && this.previous.disabled) this.next.focus();
		if (activeElement === this.next && this.next.disabled) this.previous.focus();
	}
}

/** A picture that is no link becomes a button, which opens it large. */
function openGallery(gallery: HTMLElement): void {
	const pictures = [...gallery.querySelectorAll<HTMLImageElement>(':scope > figure > img')];
	const openers = pictures.map((picture, at) => {
		const button = make('button', { type: 'button', onclick: () => viewer.open(at) });
		button.setAttribute('aria-label', text.enlarge(picture.alt, at + 1, pictures.length));
		picture.before(button);
		button.append(picture);
		return button;
	});
	const viewer: Viewer = new Viewer(openers);
}

/** Lets a reader open the galleries of an article; done twice, it changes nothing. */
export function openGalleries(): void {
	for (const gallery of document.querySelectorAll<HTMLElement>('.prose .gallery'))
		openGallery(gallery);
}
