import { storageKeys } from '#config/storage-keys';
import { signInByApi } from '../../support/desk-api.ts';
import {
	aSavedPost,
	editor,
	expect,
	openBrowser,
	openPart,
	openPost,
	place,
	readPost,
	test,
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
	// What is published now cannot have come by an autosave.
	await page.route('**/api/drafts', (route) => route.abort());
	await page.keyboard.type(' Z');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
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

test('a part of the form that does not come takes nothing away, and comes when it can', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true });
	const review_on = '2099-01-05';
	await desk.call('calendar', { action: 'review', post_id: id, from: null, on: review_on });
	const parts =
		/\/(?:review-day-fields|draft-link-part|results-part|outline-list|link-dialog-host)-[^/]*\.js$/;
	await page.route(parts, (route) => route.abort());
	await openPost(page, id);
	await typeAtEnd(page, ' Escrito sem elas.');
	await expect(place(page)).toHaveText(/salvas|Salvo às/);
	await expect(editor(page)).toContainText('Escrito sem elas.');
	// A row that came later would push the others down under a finger.
	const review = await openPart(page, 'Revisar em');
	const day = review.getByRole('textbox');
	await expect(day).toHaveCount(0);
	await page.unroute(parts);
	await expect(day).toBeVisible();
});
