import type { Page } from '@playwright/test';
import { aSavedPost, button, expect, openPost, readPost, test } from './desk-test.ts';

/** Makes the site count builds, with this many left in the month. */
const leaveBuilds = (page: Page, left: number) =>
	page.route('**/api/site-status', async (route) => {
		const response = await route.fetch();
		const reply = await response.json();
		await route.fulfill({ response, json: { ...reply, budget: { used: 20 - left, limit: 20 } } });
	});

test('S44: before one of the month’s last three builds is spent the editor is asked', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk, { title: `Conta ${crypto.randomUUID()}` });
	await leaveBuilds(page, 2);
	await page.goto(`/admin?q=${encodeURIComponent(title)}`);
	const publish = page.getByRole('button', { name: `Publicar: ${title}` });
	const question = page.getByRole('dialog', { name: 'Restam 2 publicações neste mês' });
	await page.waitForResponse('**/api/site-status');
	await publish.click();
	await question.getByRole('button', { name: 'Esperar' }).click();
	await expect(question).toBeHidden();
	expect((await readPost(desk, id)).published).toBe(false);
	await openPost(page, id);
	await button(page, 'Publicar').click();
	await page.getByRole('button', { name: 'Publicar mesmo assim' }).click();
	await question.getByRole('button', { name: 'Publicar assim mesmo' }).click();
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	expect((await readPost(desk, id)).published).toBe(true);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what readers do not see of a post comes first, and no sentence denies it', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk, { published: true });
	const finding = { post_id: id, title, kind: 'cover', fault: 'missing', detail: '/nada.png' };
	await page.route('**/api/system', async (route) => {
		const response = await route.fetch();
		const findings = { total: 1, posts: [finding] };
		await route.fulfill({ response, json: { ...(await response.json()), findings } });
	});
	await page.goto('/admin/sistema');
	const first = page.locator('.answer').first();
	await expect(first.getByRole('heading')).toHaveText('1 post não aparece inteiro');
	const link = first.getByRole('link', { name: title });
	await expect(link).toBeVisible();
	await page.setViewportSize({ width: 360, height: 740 });
	// On a phone the reason stands below the title and does not squeeze it.
	const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
	expect(width).toBeGreaterThan(height);
	expect(Math.round(height)).toBeGreaterThanOrEqual(44);
	await expect(page.getByRole('heading', { name: 'O site está em dia' })).toHaveCount(0);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
