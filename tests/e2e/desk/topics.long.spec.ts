import type { Page } from '@playwright/test';
import { aSavedPost, button, expect, test } from './desk-test.ts';
import { actOn } from './topic-screens.ts';

const openTopics = async (page: Page) => {
	await page.goto('/admin/assuntos');
	await page.getByRole('heading', { name: 'Tags' }).waitFor();
};

test('a name that is taken is said while it is typed, and nothing is promised', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8);
	await aSavedPost(desk, { category: `Horta ${word}` });
	await aSavedPost(desk, { category: `Pomar ${word}` });
	await openTopics(page);
	await actOn(page, `Horta ${word}`, 'Renomear');
	const name = page.getByLabel('Nome da categoria');
	await name.fill(`Pomar ${word}`);
	await expect(page.getByText('Já existe uma categoria com este nome.')).toBeVisible();
	await expect(page.getByText('para sempre')).toHaveCount(0);
	await expect(button(page, 'Renomear')).toBeDisabled();
	await name.fill(`pomar\u200b-${word}`);
	await expect(page.getByText(`Já existe a categoria “Pomar ${word}”.`)).toBeVisible();
	await button(page, 'Juntar as duas').click();
	await expect(page.getByRole('dialog').getByLabel('Fica')).not.toHaveValue('');
});

test('signs that nobody sees make no new category', async ({ page, desk }) => {
	const word = crypto.randomUUID().slice(0, 8);
	await aSavedPost(desk, { category: `Adega ${word}` });
	await openTopics(page);
	await button(page, 'Nova categoria').click();
	const name = page.getByLabel('Nome da categoria');
	await name.fill(`Ade\u200bga ${word}`);
	await expect(page.getByText(`Já existe a categoria “Adega ${word}”.`)).toBeVisible();
	await expect(button(page, 'Criar')).toBeDisabled();
	await name.fill('\u200b');
	await expect(button(page, 'Criar')).toBeDisabled();
});

test('a rename that fails keeps the focus on its button, and a refused name takes it to the field', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8);
	await aSavedPost(desk, { category: `Forno ${word}` });
	await openTopics(page);
	await actOn(page, `Forno ${word}`, 'Renomear');
	await page.getByLabel('Nome da categoria').fill(`Fogão ${word}`);
	await page.route(/api\/change-topic/, async (route) => {
		await page.waitForTimeout(300);
		await route.abort();
	});
	await button(page, 'Renomear').click();
	await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
	await expect(button(page, 'Renomear')).toBeFocused();

	await page.unrouteAll({ behavior: 'wait' });
	await desk.call('create-category', { name: `Fogão ${word}` });
	await button(page, 'Renomear').click();
	await expect(page.getByText('Já existe uma categoria com este nome.')).toBeVisible();
	await expect(page.getByLabel('Nome da categoria')).toBeFocused();
	await expect(page.getByText('para sempre')).toHaveCount(0);
});

test('after a merge the focus is at the pairs, not where it was before them', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
	await aSavedPost(desk, { tags: [`vela ${word}`] });
	await aSavedPost(desk, { tags: [`vela ${word}`, 'foco'] });
	await aSavedPost(desk, { tags: [`velas ${word}`] });
	await openTopics(page);
	await actOn(page, 'foco', 'Renomear');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Mais ações: foco', exact: true })).toBeFocused();
	const all = page.getByRole('button', { name: /^Mostrar mais \d+ pares?$/ });
	if (await all.isVisible()) await all.click();
	await page.getByRole('button', { name: `Juntar em “vela ${word}”` }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Juntar' }).click();
	await expect(page.getByText('Assuntos juntados').first()).toBeVisible();
	await expect(page.locator('.twins :focus, .search :focus')).toHaveCount(1);
});
