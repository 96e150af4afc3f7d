import { afterEach, expect, test, vi } from 'vitest';
import { markScrollingTables } from '#elements/mark-scrolling-tables.ts';

let resize: () => void;

function showTables(): HTMLElement[] {
	document.body.innerHTML =
		'<div class="prose"><div class="scroll wide"></div><div class="scroll"></div></div>';
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(onResize: () => void) {
				resize = onResize;
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

test('a table says that it goes on while it is wider than its place, however it is named', () => {
	const [wide, narrow] = showTables();
	setWidths(wide, 600, 600);
	setWidths(narrow, 400, 320);
	vi.stubGlobal('CSS', { supports: () => false });
	markScrollingTables();
	resize();
	expect(wide?.classList.contains('scrolls')).toBe(false);
	expect(narrow?.classList.contains('scrolls')).toBe(true);
	setWidths(narrow, 400, 400);
	resize();
	expect(narrow?.classList.contains('scrolls')).toBe(false);
});
