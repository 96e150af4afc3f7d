import { aSavedPost, editor, expect, openPost, test, typeAtEnd } from './desk-test.ts';

const noConnection = 'Sem conexão com a internet.';

test('E21: a tool that cannot be loaded says so, and leaves the text as it is', async ({
	context,
	desk,
	page,
}) => {
	const { id } = await aSavedPost(desk);
	/** Most browsers never ask again for a module that once did not come. */
	const lostModules: string[] = [];
	page.on('requestfailed', (request) => {
		if (request.resourceType() === 'script') lostModules.push(request.url());
	});
	await openPost(page, id);
	await typeAtEnd(page, ' Sem rede.');
	await context.setOffline(true);
	await page.keyboard.press('Control+k');
	await expect(page.getByText(noConnection)).toBeVisible();
	await expect(editor(page)).toContainText('Sem rede.');
	await context.setOffline(false);
	await expect(page.getByRole('dialog'), 'it opens when the network is back').toBeVisible();
	expect(lostModules).toEqual([]);
});

test('E21: after a while every place opens without a network', async ({ context, page }) => {
	const refused: string[] = [];
	page.on('response', (response) => {
		if (!response.ok()) refused.push(response.url());
	});
	await page.clock.install();
	await page.goto('/admin');
	const parts = await (await page.request.get('/admin/parts.json')).json();
	const last = page.waitForResponse((response) => response.url().endsWith(parts.at(-1)));
	await page.clock.runFor(11_000);
	await (await last).finished();
	expect(refused).toEqual([]);
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Calendário' }).first().click();
	await expect(page.getByRole('grid')).toBeVisible();
});
