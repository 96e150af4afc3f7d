import { oldestBrowsers } from '#config/oldest-browsers';
import { oldBrowser as text } from '../messages/old-browser.ts';
import { nameBrowser } from './name-browser.ts';

function whatToDo(userAgent: string): string {
	// An iPad says that it is a Mac.
	const isTouched = /\bMacintosh\b/.test(userAgent) && navigator.maxTouchPoints > 1;
	if (isTouched || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent))
		return text.onPhone(oldestBrowsers.desk.ios);
	return /\bVersion\/.*\bSafari\//.test(userAgent) ? text.safari : text.other;
}

function tell(place: HTMLElement): void {
	const { lacking = '' } = place.dataset;
	const name = nameBrowser(navigator.userAgent);
	const isBlocked = lacking === '';
	const ofAge = [
		name ? text.which(name, lacking) : text.unknown(lacking),
		text.wanted(oldestBrowsers.desk),
		whatToDo(navigator.userAgent),
	];
	const lines = isBlocked ? [text.allow] : ofAge;
	const title = document.createElement('h1');
	title.textContent = isBlocked ? text.blocked : text.title;
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

const place = document.getElementById('navegador');
if (place) tell(place);
