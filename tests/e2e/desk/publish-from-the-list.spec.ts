import type { Page } from '@playwright/test';
import { aSavedPost, expect, readPost, test } from './desk-test.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-post="${id}"]`);

const act = (page: Page, id: string, name: RegExp) => rowOf(page, id).getByRole('button', { name });

/** How tall the row is, and where each of its actions begins. */
const shapeOf = (page: Page, id: string) =>
	rowOf(page, id).evaluate((row) => ({
		height: row.getBoundingClientRect().height,
		actions: [...row.querySelectorAll('.actions > .btn')].map((act) =>
			Math.round(act.getBoundingClientRect().left),
		),
	}));

test('a row is one line of 56 px whatever happens to it, and its actions keep their places', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk);
	await page.goto(`/admin?q=${encodeURIComponent(title)}`);
	await act(page, id, /^Publicar/).waitFor();
	const before = await shapeOf(page, id);
	expect(before.height).toBeLessThanOrEqual(56);
	await act(page, id, /^Publicar/).click();
	await act(page, id, /^Desfazer/).waitFor();
	expect(await shapeOf(page, id)).toEqual(before);
	await expect(act(page, id, /^Copiar link/)).toBeVisible({ timeout: 90_000 });
	await act(page, id, /^Despublicar/).waitFor();
	expect(await shapeOf(page, id)).toEqual(before);
});

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
