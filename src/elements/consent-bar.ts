import { storageKeys } from '#config/storage-keys';
import styles from '#styles/consent.css?inline';
import { keepStored } from './browser-storage.ts';

/** Asks whether reading may be measured, stores the answer and dispatches a `consent` event. */
export class ConsentBar extends HTMLElement {
	private readonly makeRoom = () => setRoom(this.offsetHeight);

	connectedCallback(): void {
		adoptStyles();
		this.makeRoom();
		addEventListener('resize', this.makeRoom);
		this.addEventListener('click', ({ target }) => {
			const answer = target instanceof HTMLButtonElement ? target.value : '';
			if (answer !== 'granted' && answer !== 'denied') return;
			keepStored(storageKeys.analyticsConsent, answer);
			this.remove();
			document.dispatchEvent(new CustomEvent('consent', { detail: answer }));
		});
	}

	disconnectedCallback(): void {
		removeEventListener('resize', this.makeRoom);
		setRoom(0);
	}
}

let sheet: CSSStyleSheet | undefined;

/** The page's policy would block a style element, but not a constructed style sheet. */
function adoptStyles(): void {
	if (sheet) return;
	sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}

/** The bar covers the end of the page, so focused elements must not end up under it. */
function setRoom(pixels: number): void {
	const room = pixels === 0 ? '' : `${pixels}px`;
	document.body.style.paddingBlockEnd = room;
	document.documentElement.style.scrollPaddingBlockEnd = room;
}

customElements.define('consent-bar', ConsentBar);
