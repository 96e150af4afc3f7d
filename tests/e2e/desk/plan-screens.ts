import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import type { DeskScreen } from './desk-screen.ts';
import { openPart, openPost, place, typeAtEnd } from './desk-test.ts';
import { anArticle } from './form-screens.ts';

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString();

async function openPublication(page: Page, desk: DeskApi) {
	const { id } = await anArticle(desk, { published: true });
	await openPost(page, id);
	return { id, part: await openPart(page, 'Publicação') };
}

async function plannedRemoval(desk: DeskApi) {
	const { id, title } = await anArticle(desk, { published: true });
	await desk.call('plans', { action: 'plan-removal', post_id: id, at: inTenDays() });
	return { id, title };
}

/** The dates of a live post, and where they are shown. */
export const planScreens: DeskScreen[] = [
	{
		name: 'form-when-change',
		open: async (page, desk) => {
			const { part } = await openPublication(page, desk);
			await typeAtEnd(page, ' Até sexta.');
			await place(page).filter({ hasText: 'não publicadas' }).waitFor();
			await part.getByRole('button', { name: /^Publicar esta mudança em/ }).click();
			await page.getByText('Até lá o leitor vê').waitFor();
		},
	},
	{
		name: 'form-date',
		open: async (page, desk) => {
			const { part } = await openPublication(page, desk);
			await part.getByRole('button', { name: /^Publicado em/ }).click();
			await page.getByLabel('Dia', { exact: true }).fill('03/03/2025');
			await page.getByText('Segunda, 3 de março de 2025').waitFor();
		},
	},
	{
		name: 'form-when-removal',
		open: async (page, desk) => {
			const { part } = await openPublication(page, desk);
			await part.getByRole('button', { name: /^Tirar do ar em/ }).click();
			await page.getByText('“Post não encontrado”').waitFor();
		},
	},
	{
		name: 'form-when-lead',
		open: async (page, desk) => {
			const { part } = await openPublication(page, desk);
			await part.getByRole('button', { name: /^Tirar do ar em/ }).click();
			await page.getByRole('button', { name: 'Redirecionar para outro post' }).click();
			await page.getByLabel('Redirecionar para qual post?').fill('quanto');
			await page.getByRole('dialog').getByRole('listitem').first().waitFor();
		},
	},
	{
		name: 'form-planned',
		open: async (page, desk) => {
			const { id } = await plannedRemoval(desk);
			await openPost(page, id);
			const part = await openPart(page, 'Publicação');
			await part.getByRole('button', { name: /^Tirar do ar em: \d/ }).waitFor();
		},
	},
	{
		name: 'form-waits',
		open: async (page, desk) => {
			const { id, title } = await anArticle(desk, { published: true });
			const plan = { id, post_id: id, title, kind: 'change', at: new Date().toISOString() };
			const waiting = { ...plan, leads_to: null, waits: 'overlap', user_name: 'Marina' };
			await page.route('**/api/plans', (route) =>
				route.fulfill({ json: { success: true, plans: [waiting] } }),
			);
			await openPost(page, id);
			await page.getByText('Aguarda sua decisão:').waitFor();
		},
	},
	{
		name: 'list-planned',
		open: async (page, desk) => {
			await plannedRemoval(desk);
			await page.goto('/admin');
			await page
				.getByText(/^Sai do ar em/)
				.first()
				.waitFor();
		},
	},
	{
		name: 'history-planned',
		open: async (page, desk) => {
			const { id } = await plannedRemoval(desk);
			await page.goto(`/admin/edit/${id}/historico`);
			await page.getByText(/^Sai do ar em/).waitFor();
		},
	},
];
