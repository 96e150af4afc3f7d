import type { EditorView, TooltipView } from '@codemirror/view';
import { writingTools } from '../../../../messages/writing-tools.ts';
import { iconPaths } from '../../../../ui/icon-paths.ts';
import { matchingItems, type SlashItem, slashOf } from './slash.ts';
import { toolPaths } from './tool-paths.ts';
import type { ToolName } from './tools.ts';

const text = writingTools.insert;
export const listId = 'inserir-lista';
export const optionId = (tool: ToolName) => `inserir-${tool}`;
const strokes: Record<string, readonly (readonly [string, object])[]> = {
	...iconPaths,
	...toolPaths,
};

function drawIcon(name: string): SVGElement {
	const make = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
	const icon = make('svg');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.setAttribute('aria-hidden', 'true');
	for (const [tag, attributes] of strokes[name] ?? []) {
		const stroke = icon.appendChild(make(tag));
		for (const [key, value] of Object.entries(attributes)) stroke.setAttribute(key, String(value));
	}
	return icon;
}

function make(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...children);
	return element;
}

const drawItem = ({ tool, label, icon, hint }: SlashItem, index: number, chosen: number) =>
	make(
		'div',
		{
			...{ role: 'option', id: optionId(tool), 'data-at': String(index) },
			'aria-selected': String(index === chosen),
		},
		drawIcon(icon),
		make('span', {}, label),
		make('span', { class: 'md', 'aria-hidden': 'true' }, hint),
	);

function drawGroups(items: SlashItem[], chosen: number): HTMLElement[] {
	return (['text', 'insert'] as const).flatMap((name) => {
		const options = items.flatMap((item, index) =>
			item.group === name ? [drawItem(item, index, chosen)] : [],
		);
		const label = text.groups[name];
		const head = make('span', { class: 'gh', 'aria-hidden': 'true' }, label);
		return options.length === 0
			? []
			: [make('div', { role: 'group', 'aria-label': label }, head, ...options)];
	});
}

function drawFoot(): HTMLElement {
	const key = (name: string) => make('kbd', {}, name);
	const { choose, insert, close } = text.keys;
	return make(
		'p',
		{ class: 'foot', 'aria-hidden': 'true' },
		...[make('span', {}, key('↑'), key('↓'), choose), make('span', {}, key('Enter'), insert)],
		make('span', {}, key('Esc'), close),
	);
}

/** The list of blocks below the slash. A click inserts, and takes no focus from the text. */
export function drawSlashList(view: EditorView, insertAt: (at: number) => boolean): TooltipView {
	const list = make('div', { role: 'listbox', id: listId, 'aria-label': text.label });
	const found = make('p', { class: 'found', role: 'status' });
	const dom = make('div', { class: 'cm-slash' }, list, found, drawFoot());
	const draw = () => {
		const slash = slashOf(view.state);
		if (!slash) return;
		const items = matchingItems(slash.query);
		list.replaceChildren(...drawGroups(items, slash.at));
		found.textContent = text.found(items.length);
		list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
	};
	dom.addEventListener('mousedown', (event) => {
		event.preventDefault();
		const option = (event.target as Element).closest<HTMLElement>('[data-at]');
		if (option) insertAt(Number(option.dataset['at']));
	});
	draw();
	return { dom, update: draw, mount: draw };
}
