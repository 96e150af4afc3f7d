import {
	aSavedPost,
	button,
	editor,
	expect,
	openPost,
	place,
	readPost,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

test('C2: a double click on Criar post makes one post', async ({ page, desk }) => {
	await page.goto('/admin/create');
	await titleField(page).fill('Criado com dois cliques');
	await editor(page).click();
	await page.keyboard.type('Um texto.');
	await page.locator('[data-field="category_id"]').selectOption({ index: 1 });
	await page.getByRole('button', { name: 'Criar post' }).first().dblclick();
	await expect(page).toHaveURL('/admin');
	await expect(page.getByText('Post criado com sucesso')).toBeVisible();
	const list = await desk.call<{ total: number }>('admin-posts', {
		action: 'list',
		q: 'Criado com dois cliques',
	});
	expect(list.total).toBe(1);
});

test('a server killed in the middle of a save loses nothing, on either side', async ({
	page,
	desk,
	site,
}) => {
	test.setTimeout(180_000);
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await page.route('**/api/update-post', async (route) => {
		await site.kill();
		await route.continue();
	});
	await typeAtEnd(page, ' Escrito antes da queda.');
	await button(page, 'Salvar').click();
	await expect(place(page)).toHaveText('Não foi possível salvar, guardado neste navegador');
	await typeAtEnd(page, ' E durante.');
	await site.startAgain();
	await expect(place(page)).toHaveText(/Salvo às/, { timeout: 60_000 });
	expect((await readPost(desk, id)).content).toContain('Segundo parágrafo.');
	await page.unroute('**/api/update-post');
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	expect((await readPost(desk, id)).content).toMatch(/Escrito antes da queda\. E durante\./);
});
