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

test('E9: a tab left open for an hour does not turn a post that was published meanwhile back into a draft', async ({
	page,
	desk,
}) => {
	const { id, content: first } = await aSavedPost(desk);
	await openPost(page, id);
	await desk.call('toggle-publish', { postId: id, publish: true });
	// Whoever comes back is told by what the desk then asks; here the press is faster.
	const asked = '**/api/admin-posts';
	await page.route(asked, (route) => route.abort());
	await page.clock.setSystemTime(Date.now() + 3_600_000);
	await typeAtEnd(page, ' Depois de publicado.');
	await button(page, 'Salvar').click();
	await page.unroute(asked);
	await expect(page.getByText('O post já está no site.').first()).toBeVisible();
	expect(await readPost(desk, id)).toMatchObject({ published: true, content: first });
	await button(page, 'Salvar no site').click();
	await expect(page).toHaveURL('/admin');
	const post = await readPost(desk, id);
	expect(post.published).toBe(true);
	expect(post.content).toContain('Depois de publicado.');
});

test('E10: a late answer never replaces newer typing', async ({ page, context, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const newerTyping = Promise.withResolvers<void>();
	await context.route('**/api/drafts', async (route) => {
		const response = await route.fetch();
		await newerTyping.promise;
		await route.fulfill({ response });
	});
	await typeAtEnd(page, ' um');
	await expect(place(page)).toHaveText('Salvando...');
	await page.keyboard.type(' dois três');
	newerTyping.resolve();
	await expect(place(page)).toHaveText(/Salvo às/, { timeout: 15_000 });
	await expect(editor(page)).toContainText('um dois três');
});

test('a scheduled post that went live can be saved, and a second click signs nobody out', async ({
	page,
	desk,
}) => {
	test.slow();
	const nextMinute = new Date(Date.now() + 61_000).toISOString();
	const { id } = await aSavedPost(desk, { scheduled_at: nextMinute });
	await expect(async () => {
		await desk.call('auto-publish-scheduled-posts', {});
		expect((await readPost(desk, id)).published).toBe(true);
	}).toPass({ timeout: 75_000, intervals: [2_000] });
	await openPost(page, id);
	await typeAtEnd(page, ' Depois de ir ao ar.');
	// The second click of a double-click, on whatever is under the pointer as soon as it appears.
	await page.evaluate(() => {
		const signOut = () => document.querySelector<HTMLElement>('.desk-bar > button[lang="en"]');
		new MutationObserver((_, observer) => {
			const button = signOut();
			if (!button) return;
			observer.disconnect();
			button.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
		}).observe(document.body, { childList: true, subtree: true });
	});
	await button(page, 'Salvar no site').click();
	await expect(page).toHaveURL('/admin');
	await expect(page.locator('tr[data-post]').first()).toBeVisible();
	await expect(page.getByText('Logged out successfully')).toBeHidden();
	expect((await readPost(desk, id)).content).toContain('Depois de ir ao ar.');
});

test('C2: a double click on Criar post makes one post', async ({ page, desk }) => {
	await page.goto('/admin/create');
	await titleField(page).fill('Criado com dois cliques');
	await editor(page).click();
	await page.keyboard.type('Um texto.');
	await page.getByText('Categoria', { exact: true }).first().click();
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
