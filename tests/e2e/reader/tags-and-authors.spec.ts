import { expect, test } from './reader-test.ts';

test('S54: an article’s tags and author lead to their pages, which show each of the posts', async ({
	page,
}) => {
	await page.goto('/post/post-1');
	await page.getByRole('link', { name: 'autônomos' }).click();
	await expect(page).toHaveURL(/\/tags\/autonomos$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('#autônomos');
	await expect(page.getByText('15 posts com esta tag')).toBeVisible();
	await expect(page.locator('.index li')).toHaveCount(15);
	await page.getByRole('link', { name: '#preço' }).click();
	await expect(page).toHaveURL(/\/tags\/preco$/);
	await page.goto('/post/post-1');
	await page.getByRole('article').getByRole('link', { name: 'Helena Prado' }).first().click();
	await expect(page).toHaveURL(/\/autores\/helena-prado$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helena Prado');
	await expect(page.locator('.facts')).toContainText('30 textos no blog');
	await expect(page.locator('.facts')).toContainText('Desde maio de 2025');
	await expect(page.getByRole('heading', { name: 'Textos de Helena' })).toBeVisible();
});

test('a long list goes on at 24 a page, and who writes is listed', async ({ page }) => {
	await page.goto('/autores/helena-prado');
	await expect(page.locator('.index li')).toHaveCount(24);
	await page.getByRole('link', { name: 'Próxima página' }).click();
	await expect(page).toHaveURL(/\/autores\/helena-prado\/2$/);
	await expect(page.locator('.index li')).toHaveCount(6);
	await expect(page).toHaveTitle('Helena Prado (página 2) | Vão Livre');
	const crumbs = page.getByRole('navigation', { name: 'Você está em' });
	await crumbs.getByRole('link', { name: 'Quem escreve' }).click();
	await expect(page.getByRole('main').getByRole('listitem')).toContainText([
		/./,
		/./,
		/Helena/,
		/Redação/,
	]);
});
