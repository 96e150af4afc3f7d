import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** In the page, once its source ran there. */
declare const axe: typeof axeCore;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In the page: words in the headings' font that are not held apart, and words in other fonts that are. */
function findStrangeSpaces(part: string): string[] {
	const texts = document.createTreeWalker(
		document.querySelector(part) ?? document.body,
		NodeFilter.SHOW_TEXT,
	);
	const faults = new Set<string>();
	while (texts.nextNode()) {
		const { textContent, parentElement } = texts.currentNode;
		if (!parentElement || !/\S\s+\S/.test(textContent ?? '')) continue;
		const { fontFamily, fontSize, wordSpacing } = getComputedStyle(parentElement);
		const spacing = Math.round((100 * parseFloat(wordSpacing)) / parseFloat(fontSize));
		if (spacing !== (fontFamily.startsWith('Familjen') ? 6 : 0))
			faults.add(`word-spacing: ${spacing} % at ${parentElement.outerHTML.slice(0, 160)}`);
	}
	return [...faults];
}

/** Whether the page scrolls sideways, which no page may. */
const findWidth = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - window.innerWidth;
		return wide > 0 ? [`scrolls sideways by ${wide} px`] : [];
	});

/**
 * The violations of WCAG 2.2 AA and axe's best practices in a part of the page.
 *
 * axe stays in the page, and only violations come back: its package for Playwright sends all of it again each time,
 * and gets every element that passed, which takes four times as long. Frames are pages of their own.
 */
async function runAxe(page: Page, part: string, rules: axeCore.RuleObject): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
	return page.evaluate(
		async ([include, rules]) => {
			const options: axeCore.RunOptions = {
				runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
				resultTypes: ['violations'],
				rules,
				iframes: false,
			};
			const { violations } = await axe.run({ include, exclude: 'iframe' }, options);
			return violations.map(
				({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html.slice(0, 160)}`,
			);
		},
		[part, rules] as const,
	);
}

/** What axe finds in a part of the page, strange word spaces, and whether the page scrolls sideways. */
export const findViolations = async (
	page: Page,
	part = 'html',
	rules: axeCore.RuleObject = {},
): Promise<string[]> => [
	...(await runAxe(page, part, rules)),
	...(await findWidth(page)),
	...(await page.evaluate(findStrangeSpaces, part)),
];

/** In the page: marks what is shown now, and what of it was not there the last time. */
function markShown(): number {
	for (const element of document.querySelectorAll('[data-only-here]'))
		element.removeAttribute('data-only-here');
	for (const element of document.body.querySelectorAll('*')) {
		if (element.hasAttribute('data-shown') || !element.checkVisibility()) continue;
		element.setAttribute('data-shown', '');
		if (!element.parentElement?.closest('[data-only-here]'))
			element.setAttribute('data-only-here', '');
	}
	return document.querySelectorAll('[data-only-here]').length;
}

/** A page at one width after another: axe is asked for what no width before has shown. */
export async function findNewViolations(
	page: Page,
	rules: axeCore.RuleObject = {},
): Promise<string[]> {
	const isFirst = (await page.locator('[data-shown]').count()) === 0;
	const shown = await page.evaluate(markShown);
	return [
		...(shown > 0 ? await runAxe(page, isFirst ? 'html' : '[data-only-here]', rules) : []),
		...(await findWidth(page)),
		...(await page.evaluate(findStrangeSpaces, 'html')),
	];
}
