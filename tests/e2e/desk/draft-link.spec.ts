import type { Locator } from '@playwright/test';
import {
	aSavedPost,
	editor,
	expect,
	openBrowser,
	openPost,
	signedOut,
	test,
	typeAtEnd,
} from './desk-test.ts';

test('a draft goes from the form to somebody without an account, until its link is disabled', async ({
	page,
	browser,
	desk,
	site,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await typeAtEnd(page, ' A última frase.');
	await page.getByRole('button', { name: 'Mais ações deste post' }).click();
	await page.getByRole('menuitem', { name: 'Mostrar para alguém' }).click();
	const dialog = page.getByRole('dialog', { name: 'Mostrar para alguém' });
	const address = await dialog.getByLabel('Link de leitura').inputValue();
	expect(address).toMatch(/\/rascunho#[\w-]{43}$/);

	const stranger = await browser.newContext({ baseURL: site.url, storageState: signedOut });
	const theirs = await stranger.newPage();
	const asked: { url: string; referer: string | undefined }[] = [];
	theirs.on('request', (request) => {
		asked.push({ url: request.url(), referer: request.headers()['referer'] });
	});
	await theirs.goto(address);
	await expect(theirs.getByText('A última frase.')).toBeVisible();
	await expect(theirs.getByText('Rascunho. Não publicado.')).toBeVisible();
	await expect(theirs.locator('main a[href]')).toHaveCount(0);
	expect(asked.filter(({ url }) => /register-|google/.test(url))).toEqual([]);
	const secret = address.split('#')[1] ?? '';
	for (const { url, referer } of asked)
		expect(`${url.split('#')[0]} ${referer}`).not.toContain(secret);
	await theirs.goto(address.replace('#', '%23'));
	await expect(theirs.getByText('A última frase.')).toBeVisible();
	expect(theirs.url()).toBe(address);
	for (const width of [360, 768, 1280]) {
		await theirs.setViewportSize({ width, height: 900 });
		const wide = await theirs.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(width);
	}

	await page.reload();
	await editor(page).waitFor();
	await page.getByRole('button', { name: 'Mais ações deste post' }).click();
	await page.getByRole('menuitem', { name: /Mostrar para alguém.*2 vezes/ }).click();
	await expect(dialog.getByText('Aberto 2 vezes')).toBeVisible();
	await expect(dialog.getByLabel('Link de leitura')).toHaveValue(address);
	await dialog.getByRole('button', { name: 'Desativar o link' }).click();
	await dialog.getByRole('alert').getByRole('button', { name: 'Desativar o link' }).click();
	await expect(dialog).toBeHidden();
	await theirs.reload();
	await expect(theirs.getByRole('heading', { name: 'Post não encontrado' })).toBeVisible();
	await stranger.close();
});

test('on a small phone a draft is two presses from the menu to WhatsApp, in the list and in the form', async ({
	browser,
	desk,
	site,
}) => {
	const screen = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
	const phone = await openBrowser(browser, site, desk, screen);
	for (const place of ['list', 'form']) {
		const { id, title } = await aSavedPost(desk);
		const page = await phone.newPage();
		if (place === 'form') await openPost(page, id);
		else await page.goto('/admin');
		const menu = place === 'form' ? 'Mais ações deste post' : `Mais ações: ${title}`;
		await page.getByRole('button', { name: menu }).tap();
		let presses = 0;
		const press = async (target: Locator) => {
			await expect(target, place).toBeInViewport({ ratio: 1 });
			await target.tap();
			presses += 1;
		};
		await press(page.getByRole('menuitem', { name: 'Mostrar para alguém' }));
		const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' });
		const address = new URL((await send.getAttribute('href')) ?? '');
		expect(address.origin).toBe('https://wa.me');
		expect(address.searchParams.get('text')).toMatch(/\/rascunho#[\w-]{43}$/);
		const app = phone.waitForEvent('page');
		await press(send);
		await (await app).close();
		expect(presses, place).toBe(2);
		await page.close();
	}
	await phone.close();
});
