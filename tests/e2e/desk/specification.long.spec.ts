import type { Page, Route } from '@playwright/test';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPost,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

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

test('on a phone the list leaves the views out', async ({ page, desk }) => {
	await aSavedPost(desk);
	await page.goto('/admin');
	await expect(page.getByRole('columnheader', { name: 'Visualizações' })).toBeVisible();
	await page.setViewportSize({ width: 400, height: 800 });
	await expect(page.locator('td.c-views').first()).toBeHidden();
});

test('Spec §2, §8: a post is saved, and a failure leaves the text where it is', async ({
	page,
	desk,
}) => {
	const { id, slug, title } = await aSavedPost(desk);
	await page.route('**/api/admin-posts', (route) => route.fulfill(refusal('Parou.')));
	await page.goto(`/admin/edit/${id}`);
	await expect(page.getByText('Não foi possível carregar o post')).toBeVisible({ timeout: 20_000 });
	await page.unroute('**/api/admin-posts');
	await openPost(page, slug);
	await expect(titleField(page)).toHaveValue(title);
	await typeAtEnd(page, ' Mais uma frase.');
	const save = await refuseLate(page, '**/api/update-post');
	await button(page, 'Salvar').click();
	await expect(button(page, 'Salvando...')).toBeDisabled();
	save();
	await expect(page.getByText('Não foi possível salvar', { exact: true })).toBeVisible();
	await expect(editor(page)).toContainText('Mais uma frase.');
	await page.unroute('**/api/update-post');
	await button(page, 'Salvar').click();
	await expect(page.getByText('Post atualizado com sucesso')).toBeVisible();
	await expect(page).toHaveURL('/admin');
});
