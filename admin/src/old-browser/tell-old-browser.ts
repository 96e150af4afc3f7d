import { oldestBrowsers } from '#config/oldest-browsers';
import { oldBrowser as text } from '../messages/old-browser.ts';
import { nameBrowser } from './name-browser.ts';

/** What the desk uses without asking, and browsers before its oldest do not have. */
const wanted = [
	'AbortSignal.any',
	'AbortSignal.timeout',
	'Array.prototype.findLast',
	'Array.prototype.findLastIndex',
	'Array.prototype.toReversed',
	'Array.prototype.toSorted',
	'Array.prototype.toSpliced',
	'CSSStyleSheet.prototype.replaceSync',
	'Element.prototype.checkVisibility',
	'HTMLElement.prototype.hidePopover',
	'HTMLElement.prototype.showPopover',
	'Intl.Segmenter',
	'OffscreenCanvas',
	'Promise.withResolvers',
	'String.prototype.isWellFormed',
	'String.prototype.toWellFormed',
	'URLSearchParams.prototype.size',
	'indexedDB',
	'structuredClone',
];

function isThere(path: string): boolean {
	let at: object = window;
	const names = path.split('.');
	const last = names.pop() as string;
	for (const name of names) {
		const next: unknown = Reflect.get(at, name);
		if (!next) return false;
		at = next as object;
	}
	return last in at;
}

function whatToDo(userAgent: string): string {
	// An iPad says that it is a Mac.
	const isTouched = /\bMacintosh\b/.test(userAgent) && navigator.maxTouchPoints > 1;
	if (isTouched || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent))
		return text.onPhone(oldestBrowsers.desk.ios);
	return /\bVersion\/.*\bSafari\//.test(userAgent) ? text.safari : text.other;
}

/** Takes the desk's place, so that it does not start. */
function tell(place: HTMLElement, lacking: string): void {
	const name = nameBrowser(navigator.userAgent);
	const lines = [
		name ? text.which(name, lacking) : text.unknown(lacking),
		text.wanted(oldestBrowsers.desk),
		whatToDo(navigator.userAgent),
	];
	const title = document.createElement('h1');
	title.textContent = text.title;
	place.removeAttribute('id');
	place.setAttribute('role', 'alert');
	place.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 0 24px; line-height: 1.5';
	place.appendChild(title);
	for (const line of lines) {
		const paragraph = document.createElement('p');
		paragraph.style.marginTop = '16px';
		paragraph.textContent = line;
		place.appendChild(paragraph);
	}
}

const lacking = wanted.filter((path) => !isThere(path));
const place = document.getElementById('mesa');
if (place && lacking.length > 0) tell(place, lacking.join(', '));
