import { test as base } from '@playwright/test';
import { findKeptSite } from '../../support/keeper.ts';

export { expect } from '@playwright/test';

/** A test of the reader's pages, on the fixture blog that is built once per run. */
export const test = base.extend<object, { siteUrl: string }>({
	siteUrl: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => use((await findKeptSite()).url),
		{ scope: 'worker', timeout: 180_000 },
	],
	baseURL: ({ siteUrl }, use) => use(siteUrl),
});
