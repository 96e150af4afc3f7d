import { storageKeys } from '#config/storage-keys';
import { signInByApi } from '../../support/desk-api.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openBrowser,
	openPost,
	place,
	readPost,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

test('E6: pressing Publicar right after the last key publishes the last letter', async ({
	page,
	desk,
}) => {
	test.setTimeout(120_000);
	const { id, slug } = await aSavedPost(desk);
	await openPost(page, id);
	await typeAtEnd(page, ' Fim de tudo');
	await expect(place(page)).toHaveText(/Salvo às/);
	const typed = performance.now();
	await page.keyboard.type(' Z');
	await page.keyboard.press('Control+Enter');
	await page.keyboard.press('Enter'); // 'Publicar mesmo assim' has the focus.
	const pressed = performance.now() - typed;
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	expect(pressed, 'sooner than any autosave').toBeLessThan(1_000);
	const post = await readPost(desk, id);
	expect(post.published).toBe(true);
	expect(post.content).toContain('Fim de tudo Z');
	const livePage = () => page.request.get(`/post/${slug}`).then((answer) => answer.text());
	await expect.poll(livePage, { timeout: 90_000 }).toContain('Fim de tudo Z');
});

test('nothing is lost while the server is silent, and the text is saved when it is back', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await context.route('**/api/drafts', (route) => route.abort());
	await typeAtEnd(page, ' Escrito sem servidor.');
	await expect(place(page)).toHaveText('Não foi possível salvar, guardado neste navegador');
	await context.unroute('**/api/drafts');
	await expect(place(page)).toHaveText(/Salvo às/, { timeout: 20_000 });
});

test('when the session ends in mid-sentence the sign-in comes to the text, and the save goes through', async ({
	browser,
	desk,
	site,
}) => {
	const { id } = await aSavedPost(desk);
	const own = await signInByApi(site);
	const context = await openBrowser(browser, site, own, {});
	const page = await context.newPage();
	await openPost(page, id);
	const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
	await context.route('**/api/drafts', (route) => isEnded.then(() => route.continue()));
	const asked = page.waitForRequest('**/api/drafts');
	await typeAtEnd(page, ' No meio da frase');
	await asked;
	await own.call('admin-auth', { action: 'logout', sessionToken: own.session.sessionToken });
	end();
	const typeOn = async () => {
		await page.keyboard.type('.');
		return page.evaluate((key) => localStorage.getItem(key), storageKeys.sessionToken);
	};
	await expect.poll(typeOn, { intervals: [100] }).toBeNull();
	await page.keyboard.type(' sem parar', { delay: 100 });
	const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
	await expect(dialog, 'the dialog waits, so that no letter goes into it').toBeHidden();
	await expect(dialog).toBeVisible();
	await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
	await dialog.getByRole('button', { name: 'Continuar escrevendo' }).click();
	await expect(editor(page), 'the focus is back in the text').toBeFocused();
	await page.keyboard.type(' que continua');
	await expect(dialog).toBeHidden();
	await page.keyboard.press('Control+s');
	await expect(dialog, 'who saves is asked again').toBeVisible();
	await dialog.getByLabel('Senha', { exact: true }).fill(site.password);
	await dialog.getByRole('button', { name: 'Entrar e salvar' }).click();
	await expect(dialog).toBeHidden();
	await expect(place(page)).toHaveText(/Salvo às/);
	await expect(editor(page)).toContainText(/No meio da frase\.+ sem parar que continua/);
	await expect(editor(page)).toBeFocused();
	await context.close();
});

test('E9: a tab left open for an hour does not turn a post that was published meanwhile back into a draft', async ({
	page,
	desk,
}) => {
	const { id, content: first } = await aSavedPost(desk);
	await openPost(page, id);
	await desk.call('toggle-publish', { postId: id, publish: true });
	await page.clock.setSystemTime(Date.now() + 3_600_000);
	await typeAtEnd(page, ' Depois de publicado.');
	await button(page, 'Salvar').click();
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
	const { id } = await aSavedPost(desk, { scheduled_at: new Date().toISOString() });
	await desk.call('auto-publish-scheduled-posts', {});
	expect((await readPost(desk, id)).published).toBe(true);
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
