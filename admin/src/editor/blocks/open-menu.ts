import { menuItems, moveInMenu, positionMenu } from '../../ui/menu-behaviour.ts';
import { createElement, drawIcon } from '../create-element.ts';
import type { EditorIconName } from '../editor-icon-paths.ts';

export interface MenuEntry {
	label: string;
	icon: EditorIconName;
	run: () => void;
	/** Set for toggles. */
	checked?: boolean;
	warn?: boolean;
}

function drawEntry({ label, icon, run, checked, warn }: MenuEntry): HTMLElement {
	const attributes = {
		type: 'button',
		role: checked === undefined ? 'menuitem' : 'menuitemcheckbox',
		'aria-checked': checked === undefined ? undefined : `${checked}`,
		tabindex: '-1',
		class: warn && 'warn',
		onclick: run,
	};
	const mark = checked ? [createElement('span', { class: 'mark' }, drawIcon('check'))] : [];
	return createElement('button', attributes, drawIcon(icon), label, ...mark);
}

/** A menu in groups with separators. It closes after a choice, on Escape and on a press outside. */
export function openMenu(anchor: HTMLElement, label: string, groups: MenuEntry[][]): void {
	const parts = groups
		.filter((group) => group.length > 0)
		.flatMap((group, index) => [
			...(index > 0 ? [createElement('hr')] : []),
			...group.map(drawEntry),
		]);
	const menu = createElement(
		'div',
		{ class: 'cm-menu', role: 'menu', popover: 'auto', 'aria-label': label },
		...parts,
	);
	const root = anchor.getRootNode() as ShadowRoot;
	const before = root.activeElement as HTMLElement | null;
	menu.addEventListener('click', () => menu.hidePopover());
	menu.addEventListener('keydown', (event) => {
		event.stopPropagation();
		// Browsers would lose the focus within a shadow root.
		if (event.key === 'Escape') before?.focus();
		moveInMenu(menu, event);
	});
	menu.addEventListener('toggle', ({ newState }) => {
		anchor.setAttribute('aria-expanded', `${newState === 'open'}`);
		if (newState === 'closed') menu.remove();
	});
	anchor.after(menu);
	menu.showPopover();
	positionMenu(menu, anchor, 'left');
	menuItems(menu)[0]?.focus();
}
