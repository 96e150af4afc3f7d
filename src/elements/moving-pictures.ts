import { motionTexts as text } from '#config/motion-texts';
import styles from '#styles/moving.css?inline';

/** The hashes of stored pictures that move. */
const moving = new Set<string>();
let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches;

const address = /(\/images\/([a-f0-9]{64})-\d+)(?:-still)?\.webp/g;
const hashOf = (value: string) => /[a-f0-9]{64}/.exec(value)?.[0] ?? '';
const settle = (value: string) =>
	value.replace(address, (whole, picture: string, hash: string) =>
		moving.has(hash) ? `${picture}${isStopped ? '-still' : ''}.webp` : whole,
	);

type Place = Document | ShadowRoot;
/** Where they are: on a page, and at the desk in the editor and the preview, too. */
const places = new Set<Place>();
const isThere = (place: Place) =>
	place.isConnected && (place.ownerDocument ?? place).defaultView !== null;
const button = document.createElement('button');

/** Wherever on the page, so that what is opened or comes later does as the rest. */
function settlePictures(): void {
	let isShown = false;
	for (const place of places) {
		if (!isThere(place)) places.delete(place);
		for (const picture of isThere(place) ? place.querySelectorAll('img') : []) {
			for (const name of ['srcset', 'src']) {
				const value = picture.getAttribute(name) ?? '';
				const settled = settle(value);
				if (settled !== value) picture.setAttribute(name, settled);
				isShown ||= moving.has(hashOf(value));
			}
		}
	}
	button.hidden = !isShown;
}

function sayButton(): void {
	button.textContent = isStopped ? text.play : text.pause;
}

/** In the open dialog on top, beyond which nothing can be pressed, else at the page's end. */
function placeButton(): void {
	const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
	if (button.parentNode !== parent) parent.append(button);
	settlePictures();
}

function watch(place: Place): void {
	if (places.has(place)) return;
	places.add(place);
	const seen = { childList: true, subtree: true, attributeFilter: ['src', 'srcset'] };
	new MutationObserver(placeButton).observe(place, seen);
}

/** Stops what moves where motion is not wanted, and lets everyone stop it (WCAG 2.2.2). */
export function stopMoving(pictures: readonly { name: string }[], place: Place): void {
	for (const { name } of pictures) moving.add(hashOf(name));
	watch(document);
	watch(place);
	placeButton();
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
button.type = 'button';
button.className = 'btn motion';
button.addEventListener('click', () => {
	isStopped = !isStopped;
	settlePictures();
	sayButton();
});
sayButton();
