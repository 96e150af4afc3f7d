import type { Plan } from '#contract/plans';
import type { DeskApi } from '../../support/desk-api.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	place,
	readPost,
	test,
	typeAtEnd,
} from './desk-test.ts';

const plansOf = async (desk: DeskApi, post_id: string) =>
	(await desk.call<{ plans: Plan[] }>('plans', { action: 'list', post_id })).plans;

test('a change is planned by keys, shown where the post is, and taken back', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk, { published: true });
	await openPost(page, id);
	const part = await openPart(page, 'Publicação');
	const date = part.getByRole('button', { name: /^Publicar esta mudança em/ });
	await expect(date, 'nothing to plan yet').toBeDisabled();
	await typeAtEnd(page, ' Agora com a oferta.');
	await expect(place(page)).toHaveText('Mudanças salvas, não publicadas');

	await date.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Publicar esta mudança em' });
	await expect(dialog.getByText('Até lá o leitor vê')).toContainText('O que muda: conteúdo.');
	for (const key of ['PageDown', 'Home']) await page.keyboard.press(key);
	await dialog.getByRole('button', { name: 'Usar este horário' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Mudança agendada')).toBeVisible();
	await expect(editor(page)).not.toContainText('oferta');
	await expect(place(page)).toHaveText(/Tudo|site/);
	const [planned] = await plansOf(desk, id);
	expect(planned).toMatchObject({ kind: 'change', waits: null });
	expect((await readPost(desk, id)).content).not.toContain('oferta');

	await page.goto(`/admin/edit/${id}/historico`);
	await expect(page.getByText(/^Muda em/)).toBeVisible();
	await page.goto('/admin');
	const row = page.getByRole('row').filter({ hasText: title });
	await expect(row.getByText(/^Muda em/)).toBeVisible();
	await row.getByRole('button', { name: `Remover data: ${title}` }).click();
	await expect(page.getByText('A mudança continua salva')).toBeVisible();
	await expect(row.getByText(/^Muda em/)).toHaveCount(0);
	await openPost(page, id);
	await expect(editor(page)).toContainText('Agora com a oferta.');

	await openPart(page, 'Publicação');
	await date.click();
	await dialog.getByRole('button', { name: 'Usar este horário' }).click();
	await expect(page.getByText(/^Uma mudança agendada vai ao ar/)).toBeVisible();
	await button(page, 'Editar a mudança').click();
	await expect(editor(page)).toContainText('Agora com a oferta.');
	await expect(page.getByText(/^Uma mudança agendada vai ao ar/)).toHaveCount(0);
});
