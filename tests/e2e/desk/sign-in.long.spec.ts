import { expect, signedOut, test } from './desk-test.ts';

test('without a mail server no mail is offered, and the page says whom to ask', async ({
	browser,
	site,
}) => {
	const page = await (
		await browser.newContext({ baseURL: site.url, storageState: signedOut })
	).newPage();
	await page.goto('/admin/login');
	await page.getByRole('link', { name: 'Não consigo entrar' }).click();
	await expect(
		page.getByText('Este site ainda não envia e-mail. Peça uma senha nova a quem cuida do site.'),
	).toBeVisible();
	await expect(page.getByRole('textbox')).toHaveCount(0);
	await page.getByRole('link', { name: 'Voltar' }).click();
	await expect(page).toHaveURL('/admin/login');
	await page.context().close();
});
