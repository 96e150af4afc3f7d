import type { Page } from '@playwright/test';
import { expect, test } from './desk-test.ts';
import { threePosts } from './three-posts.ts';

async function selectAll(page: Page) {
	await expect(page.locator('tr[data-post]')).toHaveCount(3);
	for (const box of await page.getByRole('checkbox', { name: /^Selecionar: / }).all())
		await box.check();
	await expect(page.getByText('3 selecionados')).toBeVisible();
}

test('many posts at once are published, unpublished and deleted, and Desfazer brings each back as it was', async ({
	page,
	desk,
}) => {
	test.setTimeout(120_000);
	const { name, states, before } = await threePosts(desk);
	expect(await states()).toEqual(before);
	await page.goto(`/admin?q=${encodeURIComponent(name)}`);
	const bar = page.getByRole('region', { name: 'Ações em lote' });
	const toast = (told: RegExp) =>
		page.locator('[data-sonner-toast]').filter({ hasText: told }).first();
	const bringsBack = async (told: RegExp) => {
		await toast(told).getByRole('button', { name: 'Desfazer' }).click();
		await expect.poll(states, { message: String(told) }).toEqual(before);
		await page.reload();
	};
	for (const [action, told] of [
		['Despublicar 2 de 3', /^2 posts despublicados/],
		['Publicar 2 de 3', /^2 posts publicados/],
		['Excluir', /^3 posts na lixeira/],
	] as const) {
		await selectAll(page);
		await bar.getByRole('button', { name: action, exact: true }).click();
		await bringsBack(told);
	}
	await selectAll(page);
	await bar.getByRole('button', { name: 'Categoria…' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('combobox').selectOption('Vendas');
	await expect(dialog.getByText('Os 3 posts mudam.')).toBeVisible();
	await dialog.getByRole('button', { name: 'Mudar categoria' }).click();
	await expect(page.locator('tr[data-post]').getByText(/ · Vendas$/)).toHaveCount(3);
	await bringsBack(/^3 posts em outra categoria/);
	await expect(page.locator('tr[data-post]').getByText(/ · Guias$/)).toHaveCount(3);
	await selectAll(page);
	await bar.getByRole('button', { name: 'Publicar em…' }).click();
	await expect(dialog.getByText(/2 de 3 posts mudam\. 1 já está no ar\./)).toBeVisible();
	await dialog.getByRole('button', { name: 'Usar este horário' }).click();
	await expect(toast(/^2 posts agendados/)).toContainText('1 já está no ar.');
	await bringsBack(/^2 posts agendados/);
});

test('Shift ticks a range, and on a phone nothing that can be done to it is cut; the undo outlives its notice', async ({
	page,
	desk,
}) => {
	const { name, states, before } = await threePosts(desk);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/admin?q=${encodeURIComponent(name)}`);
	const boxes = page.getByRole('checkbox', { name: /^Selecionar: / });
	await boxes.first().click();
	await boxes.last().click({ modifiers: ['Shift'] });
	const bar = page.getByRole('region', { name: 'Ações em lote' });
	await expect(bar.getByRole('status')).toHaveText('3 selecionados');
	const ends = (selector: string) =>
		page
			.locator(selector)
			.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
	const shown = await ends('.bulk .btn, .tools .btn');
	expect(shown).toHaveLength(10);
	expect(Math.max(...shown)).toBeLessThanOrEqual(360);
	await page.getByRole('button', { name: 'Filtrar' }).click();
	const choices = await ends('.filter-sheet :is(.pill, .sort)');
	expect(choices).toHaveLength(4);
	expect(Math.max(...choices)).toBeLessThanOrEqual(360);
	await page.getByRole('button', { name: 'Ver os posts' }).click();

	await bar.getByRole('button', { name: 'Despublicar 2 de 3' }).click();
	await expect(page.getByText('2 posts despublicados')).toBeVisible();
	const last = page.getByRole('region', { name: 'Última mudança' });
	await expect(last).toContainText('2 posts despublicados', { timeout: 15_000 });
	await last.getByRole('button', { name: 'Desfazer' }).click();
	await expect.poll(states).toEqual(before);
	await expect(last).toHaveCount(0);
});
