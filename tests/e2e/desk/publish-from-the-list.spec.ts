import type { Page } from '@playwright/test';
import { aSavedPost, expect, readPost, test } from './desk-test.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-post="${id}"]`);

const act = (page: Page, id: string, name: RegExp) => rowOf(page, id).getByRole('button', { name });

test('publishing from a row acts at once, tells the way to the reader, and for ten seconds can be undone', async ({
	page,
	desk,
}) => {
	const scheduled_at = `${new Date().getUTCFullYear() + 1}-03-05T12:00:00.000Z`;
	const { id, title } = await aSavedPost(desk, { scheduled_at });
	await page.goto(`/admin?q=${encodeURIComponent(title)}`);
	await act(page, id, /^Publicar/).focus();
	await page.keyboard.press('Enter');
	const undo = act(page, id, /^Desfazer/);
	await expect(undo).toBeFocused();
	await expect(act(page, id, /^Despublicar/)).toHaveCount(0);
	const way = rowOf(page, id).getByRole('list', { name: 'Etapas da publicação' });
	await expect(way.getByRole('listitem')).toHaveText(['Salvo', 'Na fila', 'No ar']);
	await page.keyboard.press('Enter');
	await expect(page.getByText('Desfeito')).toBeVisible();
	await expect(act(page, id, /^Publicar/)).toBeVisible();
	await expect
		.poll(async () => readPost(desk, id))
		.toMatchObject({ published: false, scheduled_at });

	await act(page, id, /^Publicar/).dblclick();
	await expect(undo, 'the second click of a double one undoes nothing').toBeVisible();
	await expect(act(page, id, /^Despublicar/)).toBeVisible({ timeout: 15_000 });
	await expect(way.locator('[aria-current]')).toHaveText('No ar', { timeout: 90_000 });
});
