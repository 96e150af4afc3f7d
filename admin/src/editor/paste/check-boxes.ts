/** Noncharacters, which no text contains. */
const signs = { true: '\uFDD2', false: '\uFDD3' } as const;
const boxes = 'img[aria-roledescription="checkbox"], input[type="checkbox"]';

/** Marks the items of check lists; Google Docs draws their boxes as pictures. */
export function markBoxes(body: HTMLElement): void {
	for (const box of body.querySelectorAll<HTMLInputElement>(`li :is(${boxes})`)) {
		const item = box.closest('li');
		if (!item?.hasAttribute('aria-checked'))
			item?.setAttribute('aria-checked', String(box.hasAttribute('checked')));
		box.remove();
	}
	for (const item of body.querySelectorAll('li[aria-checked]')) {
		const isChecked = item.getAttribute('aria-checked') === 'true';
		item.prepend(signs[`${isChecked}`]);
	}
}

export const writeBoxes = (markdown: string): string =>
	markdown.replaceAll(signs.true, '[x] ').replaceAll(signs.false, '[ ] ');
