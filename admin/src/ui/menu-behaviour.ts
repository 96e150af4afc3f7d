import { fold } from '#domain/text/fold';

const gap = 2;
const margin = 8;

export const menuItems = (menu: HTMLElement): HTMLElement[] => [
	...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

const findByLetter = (items: HTMLElement[], key: string) =>
	key.trim().length === 1
		? items.find(({ textContent }) => fold(textContent).startsWith(fold(key)))
		: undefined;

/** A menu's keys: arrows, Home and End move, a letter goes to the next item that begins with it, Tab closes. */
export function moveInMenu(
	menu: HTMLElement,
	event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
): void {
	const all = menuItems(menu);
	// In the editor's shadow root, the document's active element is its host.
	const { activeElement } = menu.getRootNode() as Document | ShadowRoot;
	const here = all.indexOf(activeElement as HTMLElement);
	const step = { ArrowDown: 1, ArrowUp: -1, Home: -here, End: -1 - here }[event.key];
	if (event.key === 'Tab' && menu.popover) menu.hidePopover();
	const next =
		step === undefined
			? findByLetter([...all.slice(here + 1), ...all.slice(0, here + 1)], event.key)
			: all.at((here + step + all.length) % all.length);
	if (!next) return;
	next.focus();
	event.preventDefault();
}

/** Tells the button before the menu whether it is open, and places an open one at that button. */
export function showMenu(menu: HTMLElement, isOpen: boolean, side: 'left' | 'right'): void {
	const opener = menu.previousElementSibling as HTMLElement;
	opener.setAttribute('aria-expanded', `${isOpen}`);
	if (isOpen) positionMenu(menu, opener, side);
}

/** Below its opener, or above it where there is no room; `side` is the edge that both share. */
export function positionMenu(menu: HTMLElement, opener: HTMLElement, side: 'left' | 'right'): void {
	const edge = opener.getBoundingClientRect();
	const left = side === 'left' ? edge.left : edge.right - menu.offsetWidth;
	const farthest = innerWidth - menu.offsetWidth - margin;
	menu.style.left = `${Math.max(margin, Math.min(left, farthest))}px`;
	const room = window.visualViewport?.height ?? innerHeight;
	const fits = edge.bottom + gap + menu.offsetHeight < room;
	const top = fits ? edge.bottom + gap : edge.top - menu.offsetHeight - gap;
	menu.style.top = `${Math.max(margin, top)}px`;
}
