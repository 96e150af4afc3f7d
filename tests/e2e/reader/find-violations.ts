import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The page's violations of WCAG 2.2 AA and axe's best practices, and whether it scrolls sideways. */
export async function findViolations(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth,
	);
	return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}
