import { type BlockIcon, drawIcon } from './block-icons.ts';
import { draw } from './draw.ts';

export interface MenuEntry {
	label: string;
	icon: BlockIcon;
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
	const mark = checked ? [draw('span', { class: 'mark' }, drawIcon('check'))] : [];
	return draw('button', attributes, drawIcon(icon), label, ...mark);
}

function place(menu: HTMLElement, anchor: HTMLElement): void {
	const { left, right, top, bottom } = anchor.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = menu;
	const start = left + width + 8 > innerWidth ? right - width : left;
	menu.style.left = `${Math.max(8, Math.min(start, innerWidth - width - 8))}px`;
	menu.style.top = `${bottom + 4 + height < innerHeight ? bottom + 4 : Math.max(8, top - height - 4)}px`;
}

/** A menu in groups with separators. It closes after a choice, on Escape and on a press outside. */
export function openMenu(anchor: HTMLElement, label: string, groups: MenuEntry[][]): void {
	const parts = groups
		.filter((group) => group.length > 0)
		.flatMap((group, index) => [...(index > 0 ? [draw('hr')] : []), ...group.map(drawEntry)]);
	const menu = draw(
		'div',
		{ class: 'cm-menu', role: 'menu', popover: 'auto', 'aria-label': label },
		...parts,
	);
	const entries = [...menu.querySelectorAll<HTMLElement>('button')];
	const close = () => menu.hidePopover();
	menu.addEventListener('click', close);
	menu.addEventListener('keydown', (event) => {
		event.stopPropagation();
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const here = entries.indexOf(event.target as HTMLElement);
		if (step) entries.at((here + step + entries.length) % entries.length)?.focus();
		else if (event.key === 'Home') entries[0]?.focus();
		else if (event.key === 'End') entries.at(-1)?.focus();
		else if (event.key === 'Tab') close();
		else return;
		event.preventDefault();
	});
	menu.addEventListener('toggle', ({ newState }) => {
		anchor.setAttribute('aria-expanded', `${newState === 'open'}`);
		if (newState === 'closed') menu.remove();
	});
	anchor.after(menu);
	menu.showPopover();
	place(menu, anchor);
	entries[0]?.focus();
}
