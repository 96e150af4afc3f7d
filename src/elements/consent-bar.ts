import { storageKeys } from '#config/storage-keys';
import styles from '#styles/consent.css?inline';
import { keepStored, readStored } from './browser-storage.ts';
import { forgetCookies } from './forget-cookies.ts';

const readAnswer = () => readStored(storageKeys.analyticsConsent);

/**
 * Asks whether reading may be measured, stores the answer and dispatches a `consent` event. An answer that was given
 * elsewhere meanwhile holds, and the question goes; only a refusal is stored over it.
 */
export class ConsentBar extends HTMLElement {
	private readonly asked = readAnswer();
	private readonly makeRoom = () => setRoom(this.offsetHeight);
	private readonly leaveAnswered = () => this.isAnswered() && this.remove();
	private readonly isAnswered = () => readAnswer() !== this.asked;

	connectedCallback(): void {
		this.hidden = false;
		adoptStyles();
		this.makeRoom();
		addEventListener('resize', this.makeRoom);
		document.addEventListener('consent', this.leaveAnswered);
		this.addEventListener('click', ({ target }) => {
			const answer = target instanceof HTMLButtonElement ? target.value : '';
			if (answer !== 'granted' && answer !== 'denied') return;
			if (answer === 'denied') forgetCookies();
			if (answer === 'denied' || !this.isAnswered())
				keepStored(storageKeys.analyticsConsent, answer);
			const hadFocus = this.contains(document.activeElement);
			this.remove();
			if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
			document.dispatchEvent(new Event('consent'));
			this.dispatchEvent(new Event('answer'));
		});
	}

	disconnectedCallback(): void {
		removeEventListener('resize', this.makeRoom);
		document.removeEventListener('consent', this.leaveAnswered);
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
	document.documentElement.style.setProperty('--consent', room);
}

customElements.define('consent-bar', ConsentBar);
