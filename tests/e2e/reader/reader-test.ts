import { test as base } from '@playwright/test';
import { startFixtureSite } from '../../support/fixture-site.ts';

export { expect } from '@playwright/test';

/** A test of the reader's pages: addresses are those of the fixture blog, which is built once. */
export const test = base.extend<object, { siteUrl: string }>({
	siteUrl: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const site = await startFixtureSite();
			await use(site.url);
			await site.stop();
		},
		{ scope: 'worker', timeout: 180_000 },
	],
	baseURL: ({ siteUrl }, use) => use(siteUrl),
});
