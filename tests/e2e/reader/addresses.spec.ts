import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

const open = (page: Page, path: string) => page.goto(path);

test('Spec §2: any other spelling of a category leads to its page', async ({ page }) => {
	await open(page, '/categories/fInAnÇaS');
	await expect(page).toHaveURL('/categories/financas');
});

test('bad input: a page number goes to its page, nonsense stays on the first', async ({ page }) => {
	await open(page, '/livros?page=2');
	await expect(page).toHaveURL('/livros/2');
	for (const page_ of ['999', '-1', '0', '1', '1.5', 'dois', '%00', '2e0x']) {
		const response = await open(page, `/livros?page=${page_}`);
		expect(response?.status()).toBe(200);
		await expect(page.locator('.paper')).toHaveCount(9);
		expect(new URL(page.url()).pathname).toBe('/livros');
	}
});

test('no script leads to another host, however many slashes an address begins with', async ({
	page,
	baseURL,
}) => {
	const origin = String(baseURL);
	for (const path of ['//livros?page=2', '//livros/?page=2', '//posts?q=a', '/\\livros?page=2']) {
		await open(page, origin + path);
		await page.waitForLoadState('load');
		expect(new URL(page.url()).host, path).toBe(new URL(origin).host);
	}
});

test('a search sent before the page had its script goes on to its results', async ({ page }) => {
	await open(page, '/posts?q=pre%C3%A7o');
	await expect(page).toHaveURL('/?q=pre%C3%A7o');
});

test('without JavaScript every page has the same text', async ({ browser, page, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const plain = await context.newPage();
	// Only one of the two has the parts that need scripts and the note for readers without them.
	const textOf = (tab: Page) =>
		tab.evaluate(() => {
			const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
			for (const part of main.querySelectorAll('script, noscript, button, [hidden]')) part.remove();
			return main.textContent.replace(/\s+/g, ' ').trim();
		});
	for (const path of [
		'/posts',
		'/post/post-1',
		'/categories/financas',
		'/livros',
		'/sitemap',
		'/',
	]) {
		await plain.goto(path);
		await open(page, path);
		expect(await textOf(plain), path).toBe(await textOf(page));
	}
	await context.close();
});
