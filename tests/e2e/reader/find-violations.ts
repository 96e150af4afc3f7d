import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations of WCAG 2.2 AA and axe's best practices in a part of the page, and whether it scrolls sideways. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.include(part)
		.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth,
	);
	return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}
