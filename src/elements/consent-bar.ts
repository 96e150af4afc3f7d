import { storageKeys } from '#config/storage-keys';
import styles from '#styles/consent.css?inline';
import { keepStored } from './browser-storage.ts';

export type ConsentAnswer = 'granted' | 'denied';

let open: Promise<ConsentAnswer> | undefined;

/** Shows the bar and keeps the reader's answer. Opened from a button, focus goes to it and back. */
export function askForConsent(opener?: HTMLElement): Promise<ConsentAnswer> {
	open ??= showBar(opener).finally(() => {
		open = undefined;
	});
	return open;
}

function showBar(opener?: HTMLElement): Promise<ConsentAnswer> {
	const template = document.querySelector<HTMLTemplateElement>('template[data-consent-bar]');
	const bar = template?.content.firstElementChild?.cloneNode(true);
	if (!(bar instanceof HTMLElement)) throw new Error('The page has no consent bar.');
	adoptStyles();
	document.body.append(bar);
	const makeRoom = () => setRoom(bar.offsetHeight);
	makeRoom();
	addEventListener('resize', makeRoom);
	if (opener) bar.querySelector('button')?.focus();
	return new Promise((resolve) => {
		bar.addEventListener('click', ({ target }) => {
			const button = target instanceof Element ? target.closest('button') : null;
			const answer = button?.value;
			if (answer !== 'granted' && answer !== 'denied') return;
			keepStored(storageKeys.analyticsConsent, answer);
			removeEventListener('resize', makeRoom);
			bar.remove();
			setRoom(0);
			opener?.focus();
			resolve(answer);
		});
	});
}

let sheet: CSSStyleSheet | undefined;

/** A style element would be blocked by the page's policy; a sheet made here is not. */
function adoptStyles(): void {
	if (sheet) return;
	sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}

/** The bar lies over the page's end: nothing that gets focus may hide under it. */
function setRoom(pixels: number): void {
	const room = pixels === 0 ? '' : `${pixels}px`;
	document.body.style.paddingBlockEnd = room;
	document.documentElement.style.scrollPaddingBlockEnd = room;
}
