import { useEffect } from 'react';

/** The focused element, including within shadow roots, because the editor is in one. */
export function focusedElement(): HTMLElement | undefined {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

const remembered = 10;
const rowsAndCards = 'tr, li';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select';

interface Place {
	element: HTMLElement;
	/** The list containing its row, and the row's index. */
	list: Element | null;
	at: number;
	table: Element | null;
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
		table: element.closest('table'),
		group: element.closest('fieldset'),
		section: element.closest('dialog, section'),
	};
}

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const first = (inside: Element | null) =>
	inside?.isConnected ? (inside.querySelector<HTMLElement>(focusable) ?? undefined) : undefined;

/** The row now at the same index, or the last one; when the whole list is gone, the beginning of what it was in. */
function neighbour({ list, at, table, section }: Place): HTMLElement | undefined {
	if (!list) return undefined;
	if (!list.isConnected) return first(table) ?? first(section);
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

/** A removed notice gets no blur, and Sonner would take the focus back to where it was when its last notice leaves. */
const forgetNotice = () =>
	document
		.querySelector('[data-sonner-toaster]')
		?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/**
 * When the focused element disappears, with its row, a dialog or a notice, keeps the focus nearby instead of letting it fall to
 * the top of the page.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		let places: Place[] = [];
		/** The focused part of a notice, which is never a place to return to. */
		let inNotice: HTMLElement | undefined;
		const onFocus = () => {
			const element = focusedElement();
			inNotice = element?.closest('[data-sonner-toaster]') ? element : undefined;
			if (!element || inNotice) return;
			places = [placeOf(element), ...places.filter((place) => place.element !== element)];
			places.length = Math.min(places.length, remembered);
		};
		const watch = new MutationObserver(() => {
			const focused = inNotice ?? places[0]?.element;
			if (!focused || focused.isConnected || document.activeElement !== document.body) return;
			if (inNotice) forgetNotice();
			inNotice = undefined;
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
