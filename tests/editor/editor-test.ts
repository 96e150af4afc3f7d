import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { TextView } from '../../admin/src/editor/kept-text-view.ts';
import { findEditorPage } from '../support/keeper.ts';

export { expect } from '@playwright/test';

declare global {
	/** What went wrong in the page since a test last read it. */
	var faults: string[];
}

const devices = {
	desk: { viewport: { width: 1280, height: 800 } },
	phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
type Device = keyof typeof devices;

function watchFaults(): void {
	globalThis.faults = [];
	addEventListener('error', ({ message }) => faults.push(message));
	addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
		faults.push(`${violatedDirective} ${blockedURI} ${sample}`),
	);
}

async function openPage(browser: Browser, device: Device): Promise<Page> {
	const context = await browser.newContext({
		...devices[device],
		locale: 'pt-BR',
		timezoneId: 'America/Sao_Paulo',
	});
	const page = await context.newPage();
	await page.addInitScript(watchFaults);
	await page.goto(await findEditorPage());
	return page;
}

/** A test of the editor alone: one page for all tests of a worker, with a new editor for each text. */
export const test = base.extend<{ device: Device }, { pageOn: (device: Device) => Promise<Page> }>({
	device: ['desk', { option: true }],
	pageOn: [
		async ({ browser }, use) => {
			const pages: Partial<Record<Device, Promise<Page>>> = {};
			await use((device) => {
				pages[device] ??= openPage(browser, device);
				return pages[device];
			});
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	page: async ({ pageOn, device }, use) => {
		const page = await pageOn(device);
		await page.bringToFront();
		await use(page);
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		expect(await page.evaluate(() => faults.splice(0))).toEqual([]);
	},
});

/** Opens the text in a new editor, in the view that the browser keeps or in this one. */
export const openText = (page: Page, text: string, view: TextView | 'kept' = 'text') =>
	page.evaluate(
		([text, view]) => window.editorPage.open(text, view === 'kept' ? undefined : view),
		[text, view] as const,
	);

/** The text that a form would save. */
export const readText = (page: Page) => page.evaluate(() => window.editorPage.text());
export function expectText(page: Page, text: string | RegExp) {
	const read = expect.poll(() => readText(page));
	return typeof text === 'string' ? read.toBe(text) : read.toMatch(text);
}
