import { findViolations } from '../find-violations.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

let results: Results;

test.beforeEach(({ page }) => {
	results = new Results(page);
});

for (const [state, path] of [
	['results', '/?q=barato'],
	['results with titles and suggestions', '/?q=gestao+mesa'],
	['corrections', '/?q=silensio'],
	['nothing found', '/?q=xyzw'],
] as const) {
	test(`WCAG 2.2 AA: ${state} has no violation and does not scroll sideways`, async ({ page }) => {
		for (const width of [1280, 360, 320]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path, { waitUntil: 'networkidle' });
			await expect(results.count).toHaveText(/encontrado/);
			expect(await findViolations(page), `at ${width} px`).toEqual([]);
		}
	});
}
