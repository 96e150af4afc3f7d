import { calendarScreens } from './calendar-screens.ts';
import { placeScreens } from './desk-navigation-screens.ts';
import { expect, test } from './desk-test.ts';
import { resultScreens } from './result-screens.ts';
import { topicScreens } from './topic-screens.ts';

/** In the page: what is drawn by a ground or a border of the canvas's own colour, so that nobody sees it. */
function findUndrawn(): string[] {
	const canvas = 'rgb(255, 255, 255)';
	return [...document.querySelectorAll('i:not(.hand)')]
		.filter((sign) => sign.checkVisibility() && sign.getBoundingClientRect().width > 0)
		.filter((sign) => {
			const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } =
				getComputedStyle(sign);
			const isFilled = ![canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
			const isEdged = borderTopWidth !== '0px' && borderTopColor !== canvas;
			return !isFilled && !isEdged && backgroundImage === 'none';
		})
		.map(({ outerHTML }) => outerHTML);
}

/** In the page: what is chosen without an edge that says so. */
const findUnmarked = (): string[] =>
	[...document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"], [aria-current]')]
		.filter((chosen) => chosen.checkVisibility() && !chosen.matches('tr, td'))
		.filter((chosen) => getComputedStyle(chosen).outlineStyle === 'none')
		.map(({ outerHTML }) => outerHTML.slice(0, 120));

const screens = [...placeScreens, ...calendarScreens, ...resultScreens, ...topicScreens];
const named = ['list', 'list-selected', 'calendar-date', 'brought', 'topics', 'topics-look'];

for (const { name, open } of screens.filter((screen) => named.includes(screen.name)))
	test(`WCAG 1.4.1, 1.4.11: in forced colours what is drawn or chosen on the screen ${name} is seen`, async ({
		page,
		desk,
	}) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
		await open(page, desk);
		expect(await page.evaluate(findUndrawn)).toEqual([]);
		expect(await page.evaluate(findUnmarked)).toEqual([]);
	});
