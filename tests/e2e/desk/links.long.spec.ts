import {
	aSavedPost,
	aWord,
	button,
	editor,
	expect,
	openPart,
	openPost,
	readPost,
	showMarkdown,
	test,
} from './desk-test.ts';

test.describe.configure({ timeout: 180_000 });

test('what is not found is named by its nearest, or begun as a draft; a bad address is not put', async ({
	page,
	desk,
}) => {
	const word = aWord();
	const slug = `perto-${word}`;
	await aSavedPost(desk, { title: `Perto de ${word}`, slug, published: true });
	const { id } = await aSavedPost(desk, { content: 'Leia.' });
	await showMarkdown(page);
	await openPost(page, id);
	const dialog = page.getByRole('dialog', { name: 'Link' });
	const field = dialog.getByRole('combobox');
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Control+k');
	await field.fill('https://');
	await expect(dialog.getByText('Este endereço não abre.')).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Adicionar link' })).toBeDisabled();
	const slip = `${word}x`;
	await field.fill(slip);
	await expect(dialog.getByRole('status')).toHaveText(
		`Nenhum post com “${slip}”. O mais parecido é Perto de ${word}.`,
	);
	await dialog.getByRole('button', { name: 'Começar um rascunho com este título' }).click();
	await expect(editor(page)).toContainText(`Leia.[${slip}](/post/${slip})`);
	await page.goto('/admin');
	await expect(page.getByText(slip, { exact: false }).first()).toBeVisible();
});

test('texts that link to an address which a post has left get the new one, and one press takes that back', async ({
	page,
	desk,
}) => {
	const word = aWord();
	const { id } = await aSavedPost(desk, { slug: `velho-${word}`, published: true });
	const other = await aSavedPost(desk, {
		title: `Leva a ${word}`,
		content: `Veja [isto](/post/velho-${word}).`,
	});
	await openPost(page, id);
	const part = await openPart(page, 'Endereço');
	await part.getByLabel('Endereço do post').fill(`novo-${word}`);
	await button(page, 'Publicar mudanças').click();
	const dialog = page.getByRole('dialog', { name: 'O endereço mudou' });
	await expect(dialog).toContainText(`1 post ainda tem um link para /post/velho-${word}.`);
	await expect(dialog).toContainText(other.title);
	await dialog.getByRole('button', { name: 'Trocar' }).click();
	await expect(dialog.getByRole('status')).toContainText('Trocado em 1 post.');
	expect((await readPost(desk, other.slug)).content).toContain(`(/post/novo-${word})`);
	await dialog.getByRole('button', { name: 'Desfazer' }).click();
	await expect(dialog.getByRole('status')).toContainText('1 post voltou como estava.');
	expect((await readPost(desk, other.slug)).content).toContain(`(/post/velho-${word})`);
});
