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

/** Whether the page scrolls sideways, which no page may, and what reaches furthest, within shadow roots too. */
export const findWidth = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - window.innerWidth;
		if (wide <= 0) return [];
		const listElements = (root: ParentNode): Element[] =>
			[...root.querySelectorAll('*')].flatMap((element) =>
				element.shadowRoot ? [element, ...listElements(element.shadowRoot)] : [element],
			);
		// What is drawn before or after an element widens only its scroll width.
		const end = (element: Element) => {
			const { left, right } = element.getBoundingClientRect();
			return Math.max(right, left + element.scrollWidth);
		};
		const reaching = listElements(document.body).findLast(
			(element) =>
				element.checkVisibility() &&
				getComputedStyle(element).position !== 'fixed' &&
				Math.abs(end(element) - window.innerWidth - wide) < 1.5,
		);
		return [`scrolls sideways by ${wide} px: ${reaching?.outerHTML.slice(0, 120)}`];
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
				// Axe calls it an experiment (WCAG 2.5.3).
				rules: { 'label-content-name-mismatch': { enabled: true }, ...rules },
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
