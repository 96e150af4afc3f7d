import { afterEach, expect, it, vi } from 'vitest';
import { calmPointer } from '../../../admin/src/ui/calm-pointer.ts';

afterEach(() => document.body.replaceChildren());

/** A button that a save has moved under the pointer. */
function dangerousButton() {
	const pressed = vi.fn();
	const button = document.createElement('button');
	button.addEventListener('click', pressed);
	document.body.append(button);
	return (detail: number, secondsLater: number) => {
		pressed.mockClear();
		const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
		const timeStamp = performance.now() + secondsLater * 1_000;
		button.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: timeStamp }));
		return pressed.mock.calls.length;
	};
}

it('the second click of a double-click on save does nothing to what is there now', () => {
	const click = dangerousButton();
	calmPointer();
	expect(click(2, 0.3)).toBe(0);
	expect(click(1, 0.6), 'a slow double-click').toBe(0);
	expect(click(1, 1), 'a click of its own').toBe(1);
	expect(click(2, 1.2), 'and its second one').toBe(1);
});

it('a page that is drawn late does not take the second click either', () => {
	const click = dangerousButton();
	calmPointer();
	expect(click(2, 4)).toBe(0);
	expect(click(1, 5)).toBe(1);
});

it('a click caused by a key is never ignored', () => {
	const click = dangerousButton();
	calmPointer();
	expect(click(0, 0)).toBe(1);
});
