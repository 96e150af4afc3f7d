import type { EditorView } from '@codemirror/view';
import { writingTools } from '../../messages/writing-tools.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { dress } from '../look/dress.ts';
import slashStyles from './slash.css?inline';
import { listId, matchingItems, optionId, type SlashItem, setSlash, slashOf } from './slash.ts';

const text = writingTools.insert;

const drawItem = ({ tool, label, icon, hint }: SlashItem, index: number, chosen: number) =>
	createElement(
		'div',
		{
			role: 'option',
			id: optionId(tool),
			'data-at': String(index),
			'aria-selected': String(index === chosen),
		},
		drawIcon(icon),
		createElement('span', {}, label),
		createElement('span', { class: 'md', 'aria-hidden': 'true' }, hint),
	);

function drawGroups(items: SlashItem[], chosen: number): HTMLElement[] {
	return (['text', 'insert'] as const).flatMap((name) => {
		const options = items.flatMap((item, index) =>
			item.group === name ? [drawItem(item, index, chosen)] : [],
		);
		const label = text.groups[name];
		const head = createElement('span', { class: 'gh', 'aria-hidden': 'true' }, label);
		return options.length === 0
			? []
			: [createElement('div', { role: 'group', 'aria-label': label }, head, ...options)];
	});
}

function drawFoot(): HTMLElement {
	const key = (name: string) => createElement('kbd', {}, name);
	const { choose, insert, close } = text.keys;
	return createElement(
		'p',
		{ class: 'foot', 'aria-hidden': 'true' },
		createElement('span', {}, key('↑'), key('↓'), choose),
		createElement('span', {}, key('Enter'), insert),
		createElement('span', {}, key('Esc'), close),
	);
}

const placeOf = ({ target }: Event): number | undefined => {
	const option = (target as Element).closest<HTMLElement>('[data-at]');
	return option ? Number(option.dataset['at']) : undefined;
};

/** A pointer that moves chooses. One that rests does not, although rows come and go below it. */
function point(view: EditorView, event: PointerEvent): void {
	if (event.movementX === 0 && event.movementY === 0) return;
	const [slash, at] = [slashOf(view.state), placeOf(event)];
	if (slash && at !== undefined && at !== slash.at)
		view.dispatch({ effects: setSlash.of({ ...slash, at }) });
}

/**
 * Fills the list of blocks below the slash; returns what draws it anew. A click inserts, and takes no focus from the text.
 */
export function fillSlashList(
	view: EditorView,
	dom: HTMLElement,
	insertAt: (at: number) => boolean,
): () => void {
	const list = createElement('div', { role: 'listbox', id: listId, 'aria-label': text.label });
	const found = createElement('p', { class: 'found', role: 'status' });
	dress(view, slashStyles);
	dom.replaceChildren(list, found, drawFoot());
	const show = () => {
		const slash = slashOf(view.state);
		if (!slash) return;
		const items = matchingItems(slash.query);
		list.replaceChildren(...drawGroups(items, slash.at));
		found.textContent = text.found(items.length);
		list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
	};
	dom.addEventListener('mousedown', (event) => {
		event.preventDefault();
		const at = placeOf(event);
		if (at !== undefined) insertAt(at);
	});
	dom.addEventListener('pointermove', (event) => point(view, event));
	show();
	return show;
}
