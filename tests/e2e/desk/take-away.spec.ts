import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { aSavedPost, expect, test } from './desk-test.ts';

test('Sistema: the whole blog comes as one zip, drafts too', async ({ page, desk }) => {
	const draft = await aSavedPost(desk, { content: 'Só um rascunho, mas meu.' });
	const live = await aSavedPost(desk, { published: true });
	await page.goto('/admin/sistema');
	const card = page.getByRole('region', { name: /[Bb]ackup/ });
	const arrival = page.waitForEvent('download');
	await card.getByRole('button', { name: 'Baixar uma cópia' }).click();
	const download = await arrival;
	expect(download.suggestedFilename()).toMatch(/^blog-\d{4}-\d\d-\d\d\.zip$/);
	const files = unzipSync(await readFile(await download.path()));
	const texts = Object.entries(files).filter(([name]) => name.endsWith('.md'));
	const holding = (words: string) =>
		texts.filter(([, bytes]) => strFromU8(bytes).includes(words)).length;
	expect(holding('Só um rascunho, mas meu.')).toBe(1);
	expect(holding(draft.title)).toBe(1);
	expect(holding(live.title)).toBe(1);
	const { total } = await desk.call<{ total: number }>('admin-posts', { action: 'list' });
	expect(texts.length).toBeGreaterThanOrEqual(total);
	await expect(card.getByRole('status')).toHaveText(
		`${Object.keys(files).length} arquivos baixados.`,
	);
});
