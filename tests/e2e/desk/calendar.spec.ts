import type { Page } from '@playwright/test';
import { cell, dated, dateOf, later, short, told, unique } from './calendar-hands.ts';
import { aSavedPost, expect, test } from './desk-test.ts';

const card = (page: Page, title: string) => page.locator('.entry').filter({ hasText: title });

test('the pointer drags a post and a draft; what cannot be is said, and nothing is half done', async ({
	page,
	desk,
	context,
}) => {
	const post = await aSavedPost(desk, dated(unique('Arrastado'), 11));
	const draft = await aSavedPost(desk, { title: unique('Da prateleira') });
	const open = (day: number, months?: number) =>
		page.goto(`/admin/calendario?mes=${later(day, months).month}`);
	await open(11);
	const moving = card(page, post.title);
	await moving.hover();
	await page.mouse.down();
	await cell(page, later(13).key).hover();
	await cell(page, later(13).key).hover();
	await expect(cell(page, later(13).key)).toContainText(short(later(13).key));
	await page.mouse.up();
	await expect(told(page, 'Mudou para')).toContainText(short(later(13).key));
	await expect.poll(() => dateOf(desk, post.id)).toBe(later(13).at);
	await expect(card(page, post.title).getByRole('link')).toBeFocused();

	const shelf = page.getByRole('complementary', { name: /^Sem data/ });
	await card(page, post.title).dragTo(shelf);
	await told(page, 'Voltou para “Sem data”.').waitFor();
	await expect(shelf.getByText(post.title)).toBeVisible();
	expect(await dateOf(desk, post.id)).toBeNull();
	await told(page, 'Voltou para').getByRole('button', { name: 'Desfazer' }).click();
	await expect(cell(page, later(13).key).getByText(post.title)).toBeVisible();
	await expect.poll(() => dateOf(desk, post.id)).toBe(later(13).at);

	await card(page, draft.title).dragTo(cell(page, later(14).key));
	await expect(cell(page, later(14).key).getByText(draft.title)).toBeVisible();
	await expect.poll(() => dateOf(desk, draft.id)).not.toBeNull();
	await expect(card(page, draft.title).getByRole('link')).toBeFocused();

	await context.setOffline(true);
	await card(page, post.title).dragTo(cell(page, later(20).key));
	await expect(told(page, 'Nada mudou')).toContainText('Sem conexão com a internet.');
	await expect(cell(page, later(13).key).getByText(post.title)).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText('Não foi possível carregar o calendário.')).toBeHidden();

	const { id, title, content } = post;
	await desk.call('update-post', { id, title, content, scheduled_at: later(21).at });
	await card(page, title).dragTo(cell(page, later(20).key));
	await expect(told(page, 'A data deste post já é outra')).toBeVisible();
	await expect(cell(page, later(21).key).getByText(title)).toBeVisible();

	await card(page, title).hover();
	await page.getByRole('button', { name: `Mudar data… ${title}` }).click();
	const picker = page.getByRole('dialog', { name: 'Publicar em' });
	await picker.waitFor();
	const isOnTop = told(page, 'A data deste post já é outra').evaluate((notice) => {
		const { left, top, width, height } = notice.getBoundingClientRect();
		return notice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(await isOnTop, 'a notice is above the veil, and can be pressed').toBe(true);
	await picker.getByLabel('Outra hora').fill('18h');
	await picker.getByRole('button', { name: 'Usar este horário' }).click();
	await expect(told(page, 'Mudou para')).toContainText('18:00');

	await open(1, -1);
	const other = await aSavedPost(desk, { title: unique('Tarde demais') });
	await page.reload();
	await card(page, other.title).dragTo(cell(page, later(10, -1).key));
	await expect(told(page, 'Esse dia já passou. Nada mudou.')).toBeVisible();
	expect(await dateOf(desk, other.id)).toBeNull();
});
