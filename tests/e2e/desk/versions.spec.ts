import { brotliCompressSync } from 'node:zlib';
import { limits } from '#config/limits';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	readPost,
	test,
	titleField,
} from './desk-test.ts';

test('restoring a version makes a new one, and can be undone', async ({ page, desk }) => {
	const { id, revision, title } = await aSavedPost(desk, { content: 'O texto de antes.' });
	await desk.call('update-post', { id, revision, title, content: 'O texto de agora.' });
	await page.goto(`/admin/edit/${id}/historico`);
	await page.getByRole('button', { name: /Criado por/ }).click();
	await button(page, 'Restaurar esta').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
	await expect(page.getByText('Versão restaurada')).toBeVisible();
	expect((await readPost(desk, id)).content).toContain('O texto de antes.');
	await expect(page.getByRole('button', { name: /Restaurado por/ })).toHaveCount(1);
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(page.getByText('Voltou à versão anterior')).toBeVisible();
	await expect(page.getByRole('button', { name: /Restaurado por/ })).toHaveCount(2);
	expect((await readPost(desk, id)).content).toContain('O texto de agora.');
});

test('Spec §5: each limit is told at its field, before the server has to', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	let calls = 0;
	page.on('request', (request) => {
		if (/update-post/.test(request.url())) calls += 1;
	});
	await titleField(page).fill('a'.repeat(limits.title + 1));
	const excerpt = await openPart(page, 'Resumo');
	await excerpt.getByRole('textbox').fill('b'.repeat(limits.excerpt + 1));
	const part = await openPart(page, 'Tags');
	const tags = part.getByRole('combobox', { name: 'Tags' });
	await tags.fill('c'.repeat(limits.tagLength + 1));
	await tags.press('Enter');
	await editor(page).evaluate((element, size) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', `${'mesa '.repeat(19)}\n\n`.repeat(size / 97 + 1));
		const paste = { clipboardData, bubbles: true, cancelable: true };
		element.dispatchEvent(new ClipboardEvent('paste', paste));
	}, limits.contentBytes);
	await button(page, 'Salvar').click();
	await expect(page.getByText('O título tem 201 caracteres; cabem 200.').first()).toBeVisible();
	await expect(page.getByText('O resumo tem 181 caracteres; cabem 180.').first()).toBeVisible();
	await expect(
		part.getByText('Até 20 tags de 50 caracteres.').filter({ visible: true }),
	).toBeVisible();
	await expect(page.getByText('O conteúdo passa de 1 MB.').first()).toBeVisible();
	await expect(page.getByText('4 campos precisam de ajuste.')).toBeVisible();
	await expect(titleField(page)).toBeFocused();
	expect(calls).toBe(0);
});

test('the desk loads at most 143 KB before it shows its list, and the editor is none of them', async ({
	page,
}) => {
	const read = async (path: string) => (await page.request.get(path)).text();
	const html = await read('/admin');
	const parts = html.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+\.(?:js|css))"/g);
	const files = await Promise.all(Array.from(parts, ([, path = '']) => read(path)));
	expect(files.join('\n')).toContain('data-post');
	expect(files.join('\n')).not.toContain('cm-content');
	const weights = [html, ...files].map((text) => brotliCompressSync(text).length);
	expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(143 * 1024);
});
