import { afterEach, expect, test, vi } from 'vitest';
import { markScrollingBoxes } from '#elements/mark-scrolling-boxes.ts';

let resizes: (() => void)[] = [];
const resize = () => {
	for (const each of resizes) each();
};

function showTables(): HTMLElement[] {
	resizes = [];
	document.body.innerHTML =
		'<div class="prose"><div class="scroll wide" tabindex="0"></div><pre class="scroll" tabindex="0"></pre></div>';
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(onResize: () => void) {
				resizes.push(onResize);
			}
			observe() {}
		},
	);
	return [...document.querySelectorAll<HTMLElement>('.scroll')];
}
const setWidths = (box: HTMLElement | undefined, scrollWidth: number, clientWidth: number) =>
	box &&
	Object.defineProperties(box, {
		scrollWidth: { value: scrollWidth, configurable: true },
		clientWidth: { value: clientWidth, configurable: true },
	});

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
});

test('a table or code says that it goes on, and is a stop for the keyboard, while it is wider than its place', () => {
	const [wide, narrow] = showTables();
	setWidths(wide, 600, 600);
	setWidths(narrow, 400, 320);
	markScrollingBoxes();
	resize();
	expect(wide?.classList.contains('scrolls')).toBe(false);
	expect(narrow?.classList.contains('scrolls')).toBe(true);
	expect([wide?.tabIndex, narrow?.tabIndex]).toEqual([-1, 0]);
	setWidths(narrow, 400, 400);
	resize();
	expect(narrow?.classList.contains('scrolls')).toBe(false);
});
