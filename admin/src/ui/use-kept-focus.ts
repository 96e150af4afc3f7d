import { useEffect } from 'react';
import { focusedElement } from './focused-element.ts';

const remembered = 10;
const rowsAndCards = 'tr, li';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select';

interface Place {
	element: HTMLElement;
	/** The list containing its row, and the row's index. */
	list: Element | null;
	at: number;
	/** The fieldset it belongs to, which is close to a button that acts. */
	group: Element | null;
	/** Nothing of a closed dialog is near. */
	section: Element | null;
}

function placeOf(element: HTMLElement): Place {
	const row = element.closest(rowsAndCards);
	const list = row?.parentElement ?? null;
	const at = row && list ? [...list.children].indexOf(row) : -1;
	return {
		element,
		list,
		at,
		group: element.closest('fieldset'),
		section: element.closest('dialog, section'),
	};
}

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const first = (inside: Element | null) =>
	inside?.isConnected ? (inside.querySelector<HTMLElement>(focusable) ?? undefined) : undefined;

/** The row now at the same index, or the last one; when the whole list is gone, the beginning of its section. */
function neighbour({ list, at, section }: Place): HTMLElement | undefined {
	if (!list) return undefined;
	if (!list.isConnected) return first(section);
	const row = list.children[Math.min(at, list.children.length - 1)];
	if (!(row instanceof HTMLElement)) return undefined;
	return row.tabIndex === -1 && row.hasAttribute('tabindex') ? row : first(row);
}

function inGroup({ group }: Place): HTMLElement | undefined {
	if (!group?.isConnected) return undefined;
	return group.querySelector<HTMLElement>('input:checked') ?? first(group);
}

function nearest(place: Place): HTMLElement | undefined {
	if (isThere(place.element)) return place.element;
	return neighbour(place) ?? inGroup(place);
}

/**
 * When the focused element disappears, with its row or a dialog, keeps the focus nearby instead of letting it fall to
 * the top of the page.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		let places: Place[] = [];
		const onFocus = () => {
			const element = focusedElement();
			if (!element || element.closest('[data-sonner-toaster]')) return;
			places = [placeOf(element), ...places.filter((place) => place.element !== element)];
			places.length = Math.min(places.length, remembered);
		};
		const watch = new MutationObserver(() => {
			const [last] = places;
			if (!last || last.element.isConnected || document.activeElement !== document.body) return;
			let next: HTMLElement | undefined;
			for (const place of places) next ??= nearest(place);
			next ??= document.querySelector<HTMLElement>('main') ?? undefined;
			next?.focus({ preventScroll: true });
		});
		document.addEventListener('focusin', onFocus);
		watch.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener('focusin', onFocus);
			watch.disconnect();
		};
	}, []);
}
