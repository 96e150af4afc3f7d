import { createElement, drawIcon } from '../create-element.ts';
import type { EditorIconName } from '../editor-icon-paths.ts';

export function drawButton(
	label: string,
	onclick: () => void,
	more: { icon?: EditorIconName; className?: string } = {},
): HTMLButtonElement {
	const children = more.icon ? [drawIcon(more.icon), label] : [label];
	// A press does not move the focus, so that the block stays open.
	const onmousedown = (event: MouseEvent) => event.preventDefault();
	const attributes = { type: 'button', class: more.className, onclick, onmousedown };
	return createElement('button', attributes, ...children);
}

/** An icon button with an accessible label. */
export function drawSign(
	label: string,
	icon: EditorIconName,
	onclick: () => void,
	className: string,
): HTMLButtonElement {
	const button = drawButton('', onclick, { icon, className });
	button.setAttribute('aria-label', label);
	return button;
}

/** A block's toolbar: one Tab stop, with arrow keys inside. */
export function drawToolRow(label: string, ...children: Node[]): HTMLElement {
	const row = createElement(
		'div',
		{ class: 'tools', role: 'toolbar', 'aria-label': label },
		...children,
	);
	const all = () => [...row.querySelectorAll<HTMLButtonElement>('button:not([hidden], :disabled)')];
	const focusable = (one: HTMLElement | undefined) => {
		for (const button of row.querySelectorAll('button')) button.tabIndex = button === one ? 0 : -1;
	};
	focusable(all()[0]);
	row.addEventListener('focusin', ({ target }) => focusable(target as HTMLElement));
	row.addEventListener('keydown', (event) => {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (by === undefined) return;
		const buttons = all();
		const here = buttons.indexOf(event.target as HTMLButtonElement);
		buttons.at((here + by + buttons.length) % buttons.length)?.focus();
		event.preventDefault();
		event.stopPropagation();
	});
	return row;
}
