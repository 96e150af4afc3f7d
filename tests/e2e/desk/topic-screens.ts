import type { Page } from '@playwright/test';
import type { DeskScreen } from './desk-screen.ts';
import { aSavedPost } from './desk-test.ts';

const openTopics = async (page: Page) => {
	await page.goto('/admin/assuntos');
	await page
		.getByRole('button', { name: /^Mais ações: / })
		.first()
		.waitFor();
};
/** From the menu, which every width has. */
export const actOn = async (page: Page, topic: string, act: string) => {
	await page.getByRole('button', { name: `Mais ações: ${topic}`, exact: true }).click();
	await page.getByRole('menuitem', { name: act }).click();
};

/** The page of categories and tags in each of its states. */
export const topicScreens: DeskScreen[] = [
	{
		name: 'topics',
		open: async (page, desk) => {
			await aSavedPost(desk, { tags: ['planejamento', 'Planejamentos'] });
			await openTopics(page);
			await page.getByText('parecem iguais', { exact: false }).last().waitFor();
		},
	},
	{
		name: 'topics-edit',
		open: async (page) => {
			await openTopics(page);
			await actOn(page, 'Vendas', 'Renomear');
			await page.getByLabel('Nome da categoria').fill('Vendas e preço');
			await page.getByText('passa a redirecionar para').waitFor();
		},
	},
	{
		name: 'topics-look',
		open: async (page) => {
			await openTopics(page);
			await actOn(page, 'Vendas', 'Ícone e cor');
			await page.getByRole('group', { name: 'Cor' }).waitFor();
		},
	},
	{
		name: 'topics-merge',
		open: async (page) => {
			await openTopics(page);
			await actOn(page, 'Vendas', 'Mesclar');
			await page.getByLabel('Categoria que fica').selectOption({ index: 1 });
			await page.getByRole('dialog').getByText('passa a redirecionar para').waitFor();
		},
	},
	{
		name: 'topics-delete',
		open: async (page) => {
			await openTopics(page);
			await actOn(page, 'Vendas', 'Excluir');
			await page.getByRole('dialog').getByRole('combobox').selectOption('Sem categoria');
		},
	},
	{
		name: 'topics-merge-tag',
		open: async (page) => {
			await openTopics(page);
			await actOn(page, 'rotina', 'Mesclar');
			await page.getByLabel('Tag que fica').fill('foco');
			await page.getByRole('dialog').getByText('passa a redirecionar para').waitFor();
		},
	},
];
