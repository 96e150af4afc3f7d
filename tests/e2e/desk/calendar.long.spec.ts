import type { Page } from '@playwright/test';
import { dayByKey } from '../../../admin/src/when/schedule-days.ts';
import { findViolations } from '../find-violations.ts';
import { cell, dated, dateOf, later, short, told, unique } from './calendar-hands.ts';
import { aSavedPost, editor, expect, openBrowser, test, useSingleKeys } from './desk-test.ts';

const entry = (page: Page, title: string) => page.getByRole('link', { name: title });

test('keys alone move a post, give a draft its date after the check list, and take both back', async ({
	page,
	desk,
}) => {
	const post = await aSavedPost(desk, dated(unique('Boletim'), 10));
	const draft = await aSavedPost(desk, { title: unique('Imagem'), content: '![](/x.png)' });
	await useSingleKeys(page);
	await page.goto(`/admin/calendario?mes=${later(10).month}`);
	await entry(page, post.title).waitFor();
	await page.keyboard.press('t');
	await expect(page.locator('td[aria-current="date"]')).toBeFocused();
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	const here = async () =>
		(await page
			.locator('td:focus')
			.getAttribute('data-day')
			.catch(() => null)) ?? '';
	await expect.poll(here).toContain(later(10).month);
	const steps = 10 - Number((await here()).slice(8));
	for (let step = 0; step < Math.abs(steps); step += 1)
		await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
	await expect(cell(page, later(10).key)).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('status').filter({ hasText: post.title })).toContainText(
		`${short(later(18).key)} Movendo`,
	);
	expect(await findViolations(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(told(page, `Mudou para`)).toContainText(short(later(18).key));
	await expect(cell(page, later(18).key)).toBeFocused();
	await expect.poll(() => dateOf(desk, post.id)).toBe(later(18).at);
	await told(page, 'Mudou para').getByRole('button', { name: 'Desfazer' }).press('Enter');
	await expect(cell(page, later(10).key).getByText(post.title)).toBeVisible();
	await expect(cell(page, later(10).key)).toBeFocused();
	await expect.poll(() => dateOf(desk, post.id)).toBe(later(10).at);

	await entry(page, draft.title).focus();
	await page.keyboard.press('m');
	await expect(cell(page, later(10).key)).toBeFocused();
	await page.keyboard.press('End');
	const target = dayByKey(later(10).key, 'End') ?? '';
	await expect(cell(page, target)).toBeFocused();
	await page.keyboard.press('Enter');
	const question = page.getByRole('dialog', { name: 'Antes de agendar' });
	await expect(question).toContainText('1 imagem sem descrição.');
	await expect(question.getByRole('button', { name: 'Agendar mesmo assim' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(told(page, 'Agendado para')).toBeVisible();
	await expect(cell(page, target).getByText(draft.title)).toBeVisible();
	await expect(page.locator('.shelf').getByText(draft.title)).toHaveCount(0);
	await told(page, 'Agendado para').getByRole('button', { name: 'Desfazer' }).press('Enter');
	await expect(page.locator('.shelf').getByText(draft.title)).toBeVisible();
	await expect.poll(() => dateOf(desk, draft.id)).toBeNull();
});

test('on a phone free days start a post on the first of them, and the places are at hand', async ({
	browser,
	site,
	desk,
}) => {
	const context = await openBrowser(browser, site, desk, { viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	const post = await aSavedPost(desk, dated(unique('Na agenda'), 5));
	await page.goto(`/admin/calendario?mes=${later(5).month}`);
	await entry(page, post.title).waitFor();
	expect(await findViolations(page)).toEqual([]);
	await page.setViewportSize({ width: 768, height: 900 });
	await cell(page, later(5).key).waitFor();
	expect(await findViolations(page)).toEqual([]);
	await page.setViewportSize({ width: 360, height: 740 });

	await page.getByRole('button', { name: 'Mais', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Sistema' }).click();
	await expect(page).toHaveURL('/admin/sistema');
	await page.goBack();
	await page
		.getByRole('link', { name: /dias? livres?/ })
		.first()
		.click();
	await editor(page).waitFor();
	await expect(page.getByRole('button', { name: 'Agendar' }).last()).toBeVisible();
	await page.getByRole('textbox', { name: 'Título', exact: true }).fill(unique('Começado aqui'));
	await page.getByRole('button', { name: 'Detalhes' }).click();
	await context.close();
});
