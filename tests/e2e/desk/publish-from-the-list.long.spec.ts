import type { Page } from '@playwright/test';
import { aSavedPost, expect, readPost, test } from './desk-test.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-post="${id}"]`);

const act = (page: Page, id: string, name: RegExp) => rowOf(page, id).getByRole('button', { name });

test('a post that leaves the filter when it is published takes no Desfazer along: the notice has it', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk);
	await page.goto(`/admin?status=draft&q=${encodeURIComponent(title)}`);
	await act(page, id, /^Publicar/).click();
	await expect(rowOf(page, id)).toHaveCount(0);
	const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'O post foi publicado.' });
	await notice.getByRole('button', { name: 'Desfazer' }).click();
	await expect(act(page, id, /^Publicar/)).toBeVisible();
	expect((await readPost(desk, id)).published).toBe(false);
});

test('what a reader would stumble over opens under the row before it is published', async ({
	page,
	desk,
}) => {
	const content = '![](/x.png)\n\nVeja [o contrato](/post/este-nao-existe-mais).';
	const { id, title } = await aSavedPost(desk, { content });
	await page.goto(`/admin?q=${encodeURIComponent(title)}`);
	await act(page, id, /^Publicar/).click();
	const lines = page.getByRole('group', { name: 'Antes de publicar' });
	await expect(lines).toContainText('2 coisas a resolver. Dá para publicar assim mesmo.');
	await expect(lines.getByRole('listitem')).toHaveText([
		/Há imagem no texto sem descrição\..*Descrever/,
		/O link \/post\/este-nao-existe-mais não leva a nenhum post publicado\..*Ir ao link/,
	]);
	expect((await readPost(desk, id)).published).toBe(false);
	await page.keyboard.press('Escape');
	await expect(lines).toHaveCount(0);
	await act(page, id, /^Publicar/).click();
	await expect(lines.getByRole('button', { name: 'Publicar mesmo assim' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	await expect(act(page, id, /^Desfazer/)).toBeVisible();
});

test('a deleted row leaves the focus on the next one, and Próxima begins at the top', async ({
	page,
	desk,
}) => {
	const name = `Foco ${crypto.randomUUID().slice(0, 8)}`;
	const posts = [
		await aSavedPost(desk, { title: `${name} um` }),
		await aSavedPost(desk, { title: `${name} dois` }),
	];
	await page.goto(`/admin?q=${encodeURIComponent(name)}`);
	await page.getByRole('button', { name: `Mais ações: ${name} dois` }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('menuitem', { name: 'Histórico' })).toBeFocused();
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await expect(page.getByText('1 post na lixeira')).toBeVisible();
	await expect(page.getByText('Fica lá por 30 dias.')).toBeVisible();
	await expect(rowOf(page, posts[0]?.id ?? '')).toBeFocused();
	// As many pages as it takes, each as long as the first.
	await page.route('**/api/admin-posts', async (route) => {
		const postData = JSON.stringify({ ...route.request().postDataJSON(), page: 1 });
		const response = await route.fetch({ postData });
		await route.fulfill({ response, json: { ...(await response.json()), total: 500 } });
	});
	await page.goto('/admin');
	await page.getByRole('link', { name: 'Próxima' }).scrollIntoViewIfNeeded();
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await page.getByRole('link', { name: 'Próxima' }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
