import { test as base } from '@playwright/test';
import { findKeptSite, type KeptSite } from '../../support/keeper.ts';

export { expect } from '@playwright/test';

export const measurementId = 'G-TEST123';

/** A test of the reader's pages with a measurement id, so that readers are asked for consent. */
export const test = base.extend<object, { site: KeptSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => use(await findKeptSite(measurementId)),
		{ scope: 'worker', timeout: 180_000 },
	],
	baseURL: ({ site }, use) => use(site.url),
});
