import { afterEach, expect, test, vi } from 'vitest';
import { closeSheetByKey } from '#elements/search-sheet.ts';

afterEach(() => {
	document.body.innerHTML = '';
});

test('Escape closes the sheet of the search, whatever its field holds, and gives the focus back', () => {
	document.body.innerHTML =
		'<button popovertarget="busca"></button><div id="busca" popover><input type="search" value="mesa"></div>';
	const [button, sheet, field] = document.querySelectorAll<HTMLElement>('button, div, input');
	const hide = vi.fn();
	if (sheet) sheet.hidePopover = hide;
	closeSheetByKey();
	const press = (key: string) =>
		field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	field?.focus();
	press('a');
	expect(hide).not.toHaveBeenCalled();
	press('Escape');
	expect(hide).toHaveBeenCalledTimes(1);
	expect(document.activeElement).toBe(button);
});

test('WCAG 2.4.11: the sheet closes behind the keyboard, so that it hides nothing of the header', () => {
	document.body.innerHTML =
		'<a href="/posts"></a><div id="busca" popover><input><button></button></div>';
	const [link, sheet, field, button] =
		document.querySelectorAll<HTMLElement>('a, div, input, button');
	const hide = vi.fn();
	if (sheet) sheet.hidePopover = hide;
	closeSheetByKey();
	const leaveFor = (relatedTarget: HTMLElement | null = null) =>
		field?.dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true }));
	leaveFor(button);
	leaveFor();
	expect(hide).not.toHaveBeenCalled();
	leaveFor(link);
	expect(hide).toHaveBeenCalledTimes(1);
});

test('where the sheet always stands open, Escape is the browser’s', () => {
	document.body.innerHTML = '<div id="busca"><input type="search"></div>';
	closeSheetByKey();
	const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
	document.querySelector('input')?.dispatchEvent(press);
	expect(press.defaultPrevented).toBe(false);
});
