import type { Page, Route } from '@playwright/test';
import { button, editor, expect, openPart, test, titleField, typeAtEnd } from './desk-test.ts';

const refusal = (error: string, status = 500) => ({
	status,
	json: { success: false, error, code: status === 401 ? 'unauthorized' : 'internal' },
});

/** Holds back the calls of one function until the returned function is called. */
async function hold(
	page: Page,
	pattern: string,
	then: (route: Route) => Promise<void> = (route) => route.fallback(),
) {
	let go = () => {};
	const gone = new Promise<void>((resolve) => {
		go = resolve;
	});
	await page.route(pattern, async (route: Route) => {
		await gone;
		await then(route);
	});
	return () => go();
}

const refuseLate = (page: Page, pattern: string) =>
	hold(page, pattern, (route) => route.fulfill(refusal('Parou.')));

test('Spec §2, §3, §4, §5, §8: a post is created, and a failure leaves the text where it is', async ({
	page,
}) => {
	await page.goto('/admin/create');
	await expect(page.getByText(/HTML é aceito no conteúdo/)).toBeVisible();
	const cover = await openPart(page, 'Capa');
	await cover.getByRole('button', { name: 'Gerar imagem pelo título' }).click();
	await expect(page.getByText('Digite um título primeiro para gerar a imagem')).toBeVisible();
	await titleField(page).fill('Criado na tela');
	const draw = await refuseLate(page, '**/api/generate-blog-image');
	await cover.getByRole('button', { name: 'Gerar imagem pelo título' }).click();
	await expect(cover.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
	draw();
	await expect(
		page.getByText('Erro ao gerar imagem. Tente novamente.', { exact: true }),
	).toBeVisible();

	await typeAtEnd(page, 'Um texto.');
	const category = await openPart(page, 'Categoria');
	await category.locator('[data-field="category_id"]').selectOption({ index: 1 });
	const create = await refuseLate(page, '**/api/create-post');
	await button(page, 'Criar post').click();
	await expect(button(page, 'Criando...')).toBeDisabled();
	create();
	await expect(page.getByText('Erro ao criar post. Tente novamente.')).toBeVisible();
	await expect(editor(page)).toContainText('Um texto.');
	await page.unroute('**/api/create-post');
	await button(page, 'Criar post').click();
	await expect(page.getByText('Post criado com sucesso')).toBeVisible();
	await expect(page).toHaveURL('/admin');
});
