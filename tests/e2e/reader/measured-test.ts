import { test as base } from '@playwright/test';
import { type FixtureSite, startFixtureSite } from '../../support/fixture-site.ts';

export { expect } from '@playwright/test';

export const measurementId = 'G-TEST123';

/** A test of the reader's pages where a measurement id is set, so that the reader is asked. */
export const test = base.extend<object, { site: FixtureSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const site = await startFixtureSite({ measurementId });
			await use(site);
			await site.stop();
		},
		{ scope: 'worker', timeout: 180_000 },
	],
	baseURL: ({ site }, use) => use(site.url),
});
