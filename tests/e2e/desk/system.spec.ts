import type { Page } from '@playwright/test';
import { aSavedPost, expect, test } from './desk-test.ts';

const unfold = (page: Page) => page.locator('summary', { hasText: 'Para quem cuida' }).click();

test('Sistema folds the last builds, the services and the faults of a day', async ({
	page,
	desk,
}) => {
	const { title } = await aSavedPost(desk, { published: true });
	await page.goto('/admin/sistema');
	await expect(page.getByRole('heading', { name: 'Serviços' })).toHaveCount(0);
	await unfold(page);
	const card = (name: string) => page.getByRole('region', { name, exact: true });
	await expect(card('Serviços').locator('.fact')).toHaveText([
		/^Banco de dados\s*Responde\s*\d+ ms/,
		/^Armazenamento\s*Responde\s*\d+ ms/,
		/^E-mail\s*Não configurado/,
		/^Serviço de publicação\s*Sem problemas/,
		/^Geração de imagens\s*Sem problemas/,
	]);
	await expect(card('Falhas das últimas 24 horas')).toBeVisible();
	await expect(async () => {
		await page.reload();
		await unfold(page);
		const build = card('Últimas atualizações do site').getByRole('row', { name: title });
		await expect(build).toContainText('Atualizado', { timeout: 5_000 });
	}).toPass({ timeout: 50_000 });
});
