import { findWidth } from '../find-violations.ts';
import { spaceText } from '../space-text.ts';
import { deskScreens } from './desk-screens.ts';
import { expect, test } from './desk-test.ts';

/** In the page: texts of which a part is not drawn, except where a link, a button or a summary leads to the whole. */
const findCutOff = (): string[] =>
	[...document.body.querySelectorAll<HTMLElement>('*')]
		.filter((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth < 2)
				return false;
			const { overflowX, overflowY, clipPath } = getComputedStyle(element);
			const isHidden = (overflow: string) => ['hidden', 'clip'].includes(overflow);
			const isCut =
				(isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
				(isHidden(overflowY) && element.scrollHeight > element.clientHeight + 2);
			return isCut && clipPath === 'none' && element.textContent.trim() !== '';
		})
		.filter((element) => !element.closest('a, button, thead, summary:has(.value > :not(.dim))'))
		.map(({ outerHTML }) => outerHTML.slice(0, 120));

const named = ['list', 'form', 'images', 'system', 'brought', 'calendar', 'topics', 'profile'];

for (const { name, open } of deskScreens.filter((screen) => named.includes(screen.name)))
	test(`WCAG 1.4.12: with spaced text nothing is cut off on the screen ${name}`, async ({
		page,
		desk,
	}) => {
		await open(page, desk);
		await spaceText(page);
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findWidth(page), `${width} px`).toEqual([]);
			expect.soft(await page.evaluate(findCutOff), `${width} px`).toEqual([]);
		}
	});
