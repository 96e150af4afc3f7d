import type { Page } from '@playwright/test';
import { article as articleText } from '../../editor/text-blocks.ts';
import type { DeskApi } from '../../support/desk-api.ts';
import type { DeskScreen } from './desk-screen.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	place,
	showPreview,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

export const article = {
	title: 'Quanto custa mesmo trabalhar de casa',
	content: articleText,
	excerpt: 'Onze pessoas somaram o que gastam. A conta passa do que parece.',
	tags: ['custos', 'trabalho remoto'],
};
export const anArticle = (desk: DeskApi, part: object = {}) =>
	aSavedPost(desk, { ...article, ...part });

async function openArticle(page: Page, desk: DeskApi) {
	const { id } = await anArticle(desk);
	await openPost(page, id);
}

const dayMs = 86_400_000;

/** The date picker of a draft, on a day when another post is due. */
async function openSchedule(page: Page, desk: DeskApi) {
	const inTwoDays = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
	const scheduled_at = `${inTwoDays}T15:00:00.000Z`;
	await anArticle(desk, { scheduled_at, title: 'Reforma tributária: o que muda para o MEI' });
	const { id } = await anArticle(desk, { scheduled_at: `${inTwoDays}T21:00:00.000Z` });
	await openPost(page, id);
	const part = await openPart(page, 'Publicação');
	await part.getByRole('button', { name: 'Escolher no calendário' }).click();
	return page.getByRole('dialog', { name: 'Publicar em' });
}

const coffee =
	'A mesa já estava lá, e o café sai da mesma lata.\n\nQuem divide a casa divide o Café da tarde, e o cafe foi a linha que surpreendeu.\n\n## O que entra\n\nEnergia e o café da pausa.';

async function openFind(page: Page, desk: DeskApi) {
	const { id } = await anArticle(desk, { content: coffee });
	await openPost(page, id);
	await editor(page).click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Control+F');
	await page.getByRole('search').getByLabel('Localizar no texto').fill('café');
}

/** The form and its history, in each of their states. */
export const formScreens: DeskScreen[] = [
	{
		name: 'history',
		open: async (page, desk) => {
			const { id, revision } = await anArticle(desk);
			const fields = { title: 'Quanto custa trabalhar em casa', content: article.content };
			await desk.call('update-post', {
				...fields,
				id,
				revision,
				content: article.content.replace('Onze pessoas', 'Doze leitoras da casa'),
			});
			await page.goto(`/admin/edit/${id}/historico`);
			await page.locator('ins').first().waitFor();
		},
	},
	{
		name: 'history-restore',
		open: async (page, desk) => {
			const { id, revision } = await anArticle(desk);
			await desk.call('update-post', { ...article, id, revision, title: 'Outro título' });
			await page.goto(`/admin/edit/${id}/historico`);
			await page
				.getByRole('link', { name: /Criado/ })
				.or(page.getByText(/^Criado/))
				.first()
				.click();
			await button(page, 'Restaurar esta').click();
			await page.getByRole('dialog').waitFor();
		},
	},
	{
		name: 'form-new',
		open: async (page) => {
			await page.goto('/admin/create');
			await editor(page).waitFor();
		},
	},
	{
		name: 'form-errors',
		open: async (page) => {
			await page.goto('/admin/create');
			await editor(page).waitFor();
			await button(page, 'Criar post').click();
			await page.getByText('Escreva um título.').first().waitFor();
			await page.locator('.ficha details').evaluateAll((parts) => {
				for (const part of parts) (part as HTMLDetailsElement).open = true;
			});
		},
	},
	{
		name: 'form',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.getByRole('navigation', { name: 'Estrutura do texto' }).waitFor();
		},
	},
	{
		name: 'form-slash',
		// Its arrows, not the focus, lead through the list.
		spared: ['scrollable-region-focusable'],
		open: async (page, desk) => {
			await openArticle(page, desk);
			await typeAtEnd(page, ' /');
			const list = page.getByRole('listbox', { name: 'Inserir' });
			await list.getByRole('option', { name: 'Outro post do blog' }).hover();
		},
	},
	{
		name: 'form-focus',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await editor(page).click();
			await page.keyboard.press('Control+Shift+F');
			await page.getByRole('button', { name: 'sair do foco' }).waitFor();
		},
	},
	{
		name: 'form-typing',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.setViewportSize({ width: 360, height: 740 });
			await editor(page).click();
			await page.getByRole('button', { name: 'Inserir' }).click();
			await page.getByRole('group', { name: 'Inserir' }).waitFor();
		},
	},
	{
		name: 'form-style',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.getByRole('button', { name: /^Estilo do parágrafo/ }).click();
			await page.getByRole('menu', { name: 'Estilo do parágrafo' }).waitFor();
		},
	},
	{
		name: 'form-schedule',
		open: async (page, desk) => {
			await openArticle(page, desk);
			const part = await openPart(page, 'Publicação');
			await part.getByRole('radio', { name: 'Agendar para' }).check();
		},
	},
	{
		name: 'form-when',
		open: async (page, desk) => {
			await openSchedule(page, desk);
			await page.getByText('Já agendado nesse dia').waitFor();
		},
	},
	{
		name: 'form-when-past',
		open: async (page, desk) => {
			const dialog = await openSchedule(page, desk);
			await dialog.getByRole('button', { name: 'Hoje', exact: true }).click();
			await dialog.getByLabel('Outra hora').fill('00:00');
			await dialog.getByText('já passou').waitFor();
		},
	},
	{
		name: 'form-find',
		open: async (page, desk) => {
			await openFind(page, desk);
			await page.getByText('1 de 4').waitFor();
		},
	},
	{
		name: 'form-find-swapped',
		open: async (page, desk) => {
			await openFind(page, desk);
			const field = page.getByRole('search').getByLabel('Substituir por');
			const more = page.getByRole('button', { name: 'Substituir…' });
			if (await more.isVisible()) await more.click();
			await field.fill('chá');
			await page.getByRole('button', { name: 'Substituir os 4' }).click();
			await page.getByText('4 substituições feitas.').waitFor();
		},
	},
	{
		name: 'form-keys',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.getByRole('button', { name: 'Mais ações deste post' }).click();
			await page.getByRole('menuitem', { name: 'Atalhos do teclado' }).click();
			await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
		},
	},
	{
		name: 'form-published',
		open: async (page, desk) => {
			const title = `Publicado ${crypto.randomUUID().slice(0, 4)}`;
			const { id } = await anArticle(desk, { published: true, title });
			await openPost(page, id);
			await typeAtEnd(page, ' Mais uma linha.');
			await expect(place(page)).toHaveText('Mudanças salvas, não publicadas');
		},
	},
	{
		name: 'form-checks',
		open: async (page, desk) => {
			await anArticle(desk);
			await openArticle(page, desk);
			// Only what has been checked is asked about: here that another post has its title.
			await page.getByText(/^\d+ avisos?$/).waitFor();
			await button(page, 'Publicar').click();
			await page.getByRole('dialog', { name: 'Antes de publicar' }).waitFor();
		},
	},
	{
		name: 'form-category',
		open: async (page) => {
			await page.goto('/admin/create');
			await titleField(page).fill('Só falta a categoria');
			await typeAtEnd(page, 'Um texto.');
			await button(page, 'Publicar').click();
			await page.getByRole('dialog', { name: 'Em que categoria?' }).waitFor();
		},
	},
	{
		name: 'form-preview-social',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await showPreview(page);
			await page.getByRole('button', { name: 'WhatsApp' }).dispatchEvent('click');
		},
	},
	{
		name: 'form-preview',
		open: async (page, desk) => {
			const { id } = await anArticle(desk);
			await page.goto(`/admin/edit/${id}#previa`);
			await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
		},
	},
	{
		name: 'form-binned',
		open: async (page, desk) => {
			const { id } = await anArticle(desk);
			await openPost(page, id);
			await desk.call('delete-post', { postId: id, action: 'delete' });
			await typeAtEnd(page, ' Escrito depois.');
			await button(page, 'Salvar').click();
			await page.getByText('Este post foi para a lixeira.').waitFor();
		},
	},
	{
		name: 'form-offline',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.context().setOffline(true);
			await typeAtEnd(page, ' Sem conexão.');
			await page.getByText('Continue escrevendo').waitFor();
		},
	},
	{
		name: 'form-session-ended',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.route('**/api/admin-auth', (route) => route.fulfill({ json: { valid: false } }));
			await page.route('**/api/drafts', (route) =>
				route.fulfill({
					status: 401,
					json: { success: false, error: 'Sessão terminada', code: 'unauthorized' },
				}),
			);
			await typeAtEnd(page, ' No meio da frase');
			await page.getByRole('dialog', { name: 'Sua sessão terminou' }).waitFor();
		},
	},
	{
		name: 'form-library',
		open: async (page, desk) => {
			await openArticle(page, desk);
			await page.getByRole('button', { name: 'Imagem', exact: true }).click();
			await page.getByRole('dialog').waitFor();
		},
	},
];
