import type { BrowserContext, Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import {
	aSavedPost,
	button,
	expect,
	openPost,
	otherTab,
	place,
	readPost,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

test('E7: Salvar right after another tab’s autosave leaves that tab’s words alone', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('Título que só a primeira aba tem');
	await expect(place(page)).toHaveText(/Salvo às/);
	await page.close();
	await typeAtEnd(second, ' E o texto da segunda.');
	await button(second, 'Salvar').click();
	await expect(second).toHaveURL('/admin');
	const post = await readPost(desk, id);
	expect(post.title).toBe('Título que só a primeira aba tem');
	expect(post.content).toContain('E o texto da segunda.');
});

/** The same title changed in two tabs: the second one must choose. */
async function openConflict(page: Page, context: BrowserContext, desk: DeskApi) {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('O título dela');
	await expect(place(page)).toHaveText(/Salvo às/);
	await titleField(second).fill('O meu título');
	await expect(question(second)).toBeVisible();
	return { second, id };
}

const question = (page: Page) =>
	page.getByRole('heading', { name: 'Este post mudou enquanto você escrevia' });

test('a choice between two versions can wait: nothing is saved over either, and saving asks again', async ({
	page,
	context,
	desk,
}) => {
	const { second, id } = await openConflict(page, context, desk);
	await second.getByRole('button', { name: 'Voltar ao texto' }).click();
	await expect(second.getByRole('button', { name: 'Escolher agora' })).toBeVisible();
	const saves: string[] = [];
	second.on('request', (request) => {
		if (/\/api\/(?:drafts|update-post)$/.test(request.url())) saves.push(request.url());
	});
	await typeAtEnd(second, ' Mais uma frase.');
	await second.keyboard.press('Control+s');
	await expect(question(second)).toBeVisible();
	expect(saves).toEqual([]);
	await second.getByRole('radio', { name: /A sua/ }).check();
	await second.getByRole('button', { name: 'Salvar o resultado' }).click();
	await expect.poll(async () => (await readPost(desk, id)).title).toBe('O meu título');
	expect((await readPost(desk, id)).content).toContain('Mais uma frase.');
});
