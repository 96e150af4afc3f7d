import { afterEach, expect, it, vi } from 'vitest';
import { calmPointer } from '../../../admin/src/ui/calm-pointer.ts';

afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

/** A button that a save has moved under the pointer. */
function dangerousButton() {
	const pressed = vi.fn();
	const button = document.createElement('button');
	button.addEventListener('click', pressed);
	document.body.append(button);
	const clicks = (detail: number) =>
		button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
	return { pressed, clicks };
}

it('the second click of a double-click on save does nothing to what is there now', () => {
	vi.useFakeTimers();
	const { pressed, clicks } = dangerousButton();
	calmPointer();
	clicks(2);
	expect(pressed).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_000);
	clicks(1);
	expect(pressed).toHaveBeenCalledOnce();
});

it('a click caused by a key is never ignored', () => {
	const { pressed, clicks } = dangerousButton();
	calmPointer();
	clicks(0);
	expect(pressed).toHaveBeenCalledOnce();
});
