import { findViolations } from '../find-violations.ts';
import { aSavedPost, aWord, editor, expect, openPost, showMarkdown, test } from './desk-test.ts';

test.describe.configure({ timeout: 180_000 });

test('words are linked to a post that is found by its title, to an address, and to nothing again', async ({
	page,
	desk,
}) => {
	const word = aWord();
	const slug = `custo-${word}`;
	await aSavedPost(desk, { title: `O custo do ${word}`, slug, published: true });
	await aSavedPost(desk, { title: `Rascunho do ${word}` });
	const binned = await aSavedPost(desk, { title: `Retirado: ${word}` });
	await desk.call('delete-post', { postId: binned.id, action: 'delete' });
	const { id } = await aSavedPost(desk, { content: 'Leia o texto todo.' });
	await showMarkdown(page);
	await openPost(page, id);
	const text = editor(page);
	const dialog = page.getByRole('dialog', { name: 'Link' });
	const field = dialog.getByRole('combobox');
	const options = dialog.getByRole('option');
	const selectFirstWord = async () => {
		await text.click();
		await page.keyboard.press('Control+Home');
		for (const _ of 'Leia') await page.keyboard.press('Shift+ArrowRight');
	};

	await selectFirstWord();
	await page.keyboard.press('Control+k');
	await expect(field).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(text, 'Esc leads back to the selection').toBeFocused();

	await page.keyboard.press('Control+k');
	await field.fill(word.toUpperCase());
	await expect(options).toHaveCount(3);
	await expect(options.nth(2)).toContainText('Está na lixeira: o link não abriria.');
	await expect(
		dialog.getByText('Enquanto for rascunho, o leitor verá o texto sem o link.'),
	).toBeVisible();
	await page.keyboard.press('ArrowUp');
	await expect(dialog.getByRole('button', { name: 'Adicionar link' })).toBeDisabled();
	await page.keyboard.press('Enter');
	await expect(dialog).toBeVisible();
	expect(await findViolations(page)).toEqual([]);
	await options.filter({ hasText: 'O custo' }).click();
	await expect(text).toContainText(`[Leia](/post/${slug}) o texto`);
	await expect(text).toBeFocused();

	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Control+k');
	await expect(dialog).toContainText(`O custo do ${word}`);
	const open = dialog.getByRole('link', { name: 'Abrir' });
	await expect(open).toHaveAttribute('href', `/post/${slug}`);
	expect(await findViolations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Trocar' }).click();
	await field.fill('sebrae.com.br/calculo');
	await expect(options.filter({ hasText: 'outro site, abre em outra aba' })).toHaveCount(1);
	await page.keyboard.press('Enter');
	await expect(text).toContainText('[Leia](https://sebrae.com.br/calculo) o texto');

	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Control+k');
	await dialog.getByRole('button', { name: 'Remover' }).click();
	await expect(text).toContainText('Leia o texto todo.');
	await page.keyboard.press('Control+z');
	await expect(text).toContainText('[Leia](https://sebrae.com.br/calculo) o texto');
});

test('a link to what readers cannot open is marked while it is written', async ({ page, desk }) => {
	const slug = aWord();
	await aSavedPost(desk, { title: 'Guardado', slug });
	const { id } = await aSavedPost(desk, {
		content: `Veja [o que vem](/post/${slug}) e [o que não há](/post/nada-${slug}).`,
	});
	await openPost(page, id);
	const marked = page.locator('.cm-hidden-link');
	await expect(marked).toHaveCount(2);
	await expect(marked.first()).toHaveAttribute('title', /Enquanto for rascunho/);
	await expect(marked.last()).toHaveAttribute('title', 'Nenhum post neste endereço.');
});
