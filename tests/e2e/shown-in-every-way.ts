import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { findViolations } from './find-violations.ts';

/** Pixels: a phone, a tablet, a desktop. */
const widths = [390, 768, 1280] as const;

interface Way {
	name: string;
	media?: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
	/** Pixels that the browser's settings give to letters. */
	letters?: number;
	rules?: axeCore.RuleObject;
}

const ways: readonly Way[] = [
	{ name: 'as it comes' },
	{
		name: 'forced colours',
		media: { forcedColors: 'active' },
		// The colours are the reader's own then.
		rules: { 'color-contrast': { enabled: false } },
	},
	{ name: 'reduced motion', media: { reducedMotion: 'reduce' } },
	{ name: 'letters of 200 %', letters: 32 },
];

/** `SHOWN=whole` asks for every way at every width, otherwise each way is seen at one, and neighbours of a list share them out. */
const isWhole = process.env['SHOWN'] === 'whole';

/** Shows the open page in a way, until it has settled. */
async function show(page: Page, { media, letters = 16 }: Way, width: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
	await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', ...media });
	await page.setViewportSize({ width, height: 900 });
	await page.evaluate(async () => {
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		// What fades in has its colours by then; what turns or counts goes on.
		const moved = document.getAnimations().map(({ finished }) => finished);
		await Promise.race([Promise.allSettled(moved), new Promise((done) => setTimeout(done, 600))]);
	});
}

/** Asks the judge about an open page in each way; `place` is its place in its list. Ends with the page as it comes, on a phone. */
export async function judgeEveryWay(
	page: Page,
	place: number,
	rules: axeCore.RuleObject = {},
): Promise<void> {
	for (const [at, way] of ways.entries())
		for (const width of isWhole ? widths : widths.slice((place + at) % widths.length).slice(0, 1)) {
			await show(page, way, width);
			const found = await findViolations(page, 'html', { ...rules, ...way.rules });
			expect.soft(found, `${way.name}, ${width} px`).toEqual([]);
		}
	await show(page, { name: 'as it comes' }, widths[0]);
}

/** `SCREENS_TO`, a folder, takes pictures of pages and screens at three widths instead of judging them. */
export const picturesTo = process.env['SCREENS_TO'];

export async function takePictures(page: Page, path: string): Promise<void> {
	const { default: sharp } = await import('sharp');
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		// Pictures further down load when they come into view.
		for (const picture of await page.locator('img[loading="lazy"]:visible').all())
			await picture.scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollTo(0, 0));
		const whole = await page.evaluate(() => document.documentElement.scrollHeight);
		// Not `fullPage`: sticky bars would appear in the middle.
		await page.setViewportSize({ width, height: Math.min(Math.max(whole, 800), 6000) });
		await page.waitForTimeout(400); // Lets animations finish.
		await sharp(await page.screenshot({ animations: 'disabled' }))
			.webp({ quality: 60 })
			.toFile(`${path}-${width}.webp`);
	}
}
