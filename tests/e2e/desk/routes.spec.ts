import { aSavedPost, expect, signedOut, test } from './desk-test.ts';

test('Spec §2, S20: an unknown id says so, and the old edit address leads to the new one', async ({
	page,
	desk,
}) => {
	await page.goto('/admin/edit/nao-existe');
	await expect(page.getByText('Post não encontrado')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/admin');
	const { id } = await aSavedPost(desk);
	await page.goto(`/admin/edit-post/${id}`);
	await expect(page).toHaveURL(`/admin/edit/${id}`);
});

test('Spec §2, §6: every admin page is the sign-in without a session', async ({
	browser,
	site,
}) => {
	const page = await browser.newPage({ baseURL: site.url, storageState: signedOut });
	for (const path of ['/admin', '/admin/create', '/admin/edit/x', '/admin/sistema']) {
		await page.goto(path);
		await expect(page).toHaveURL('/admin/login');
	}
	await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled();
});
