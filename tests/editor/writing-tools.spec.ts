import type { Locator, Page } from '@playwright/test';
import { expect, expectText, openText, test } from './editor-test.ts';
import { article } from './text-blocks.ts';
import { editor, titleField, toolbar, typeAtEnd } from './writing-hands.ts';

const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name });
const slashMenu = (page: Page) => page.getByRole('listbox', { name: 'Inserir' });

/** The contrast of a colour on another one, both as the browser computes them. */
function contrast(one: string, other: string): number {
	const light = (colour: string) => {
		const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
			const share = Number(part) / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
	};
	const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
	return high / low;
}
const colourOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);

test('the toolbar is one stop for Tab, arrows lead through it, and it shows what the cursor is in', async ({
	page,
}) => {
	await openText(page, 'Um **forte** aqui.\n\n## Uma seção\n\n- item');
	await titleField(page).focus();
	await page.keyboard.press('Tab');
	await expect(tool(page, 'Desfazer')).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(tool(page, 'Estilo do parágrafo')).toBeFocused();
	await page.keyboard.press('End');
	await expect(tool(page, 'Botão de visita')).toBeFocused();
	for (const rare of ['Riscado', 'Código', 'Nota de rodapé'])
		await expect(tool(page, rare)).toHaveCount(0);
	await page.keyboard.press('ArrowRight');
	await expect(tool(page, 'Desfazer')).toBeFocused();

	await editor(page).getByText('forte').click();
	await expect(tool(page, 'Negrito')).toHaveAttribute('aria-pressed', 'true');
	await expect(tool(page, 'Itálico')).toHaveAttribute('aria-pressed', 'false');
	await editor(page).getByText('Uma seção').click();
	await expect(tool(page, 'Estilo do parágrafo: Título de seção')).toBeVisible();
	await editor(page).getByText('item').click();
	await expect(tool(page, 'Lista').first()).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Shift+Tab');
	await expect(tool(page, 'Desfazer')).toBeFocused();
});

test('the toolbar puts a way to the house into the text', async ({ page }) => {
	await openText(page, 'Começo.');
	await typeAtEnd(page, '');
	await tool(page, 'Botão de visita').click();
	await expectText(page, /^Começo\.\n\n<https:\/\/\S+>\s*$/);
});

test('with Caps Lock, Ctrl+Shift+Z redoes as without it', async ({ page }) => {
	await openText(page, 'Começo.');
	await typeAtEnd(page, ' Fim.');
	await page.keyboard.press('Control+Z');
	await expect(editor(page)).toHaveText('Começo.');
	// Playwright has no Caps Lock: this is the event that a keyboard sends with it.
	const pressRedo = () =>
		editor(page).dispatchEvent('keydown', {
			key: 'z',
			code: 'KeyZ',
			ctrlKey: true,
			shiftKey: true,
		});
	await pressRedo();
	await expect(editor(page)).toHaveText('Começo. Fim.');
	await pressRedo();
	await expect(editor(page)).toHaveText('Começo. Fim.');
});

test('the style follows the cursor and changes the paragraph, by the keyboard alone', async ({
	page,
}) => {
	await openText(page, 'Primeira frase.\n\nUma seção');
	await typeAtEnd(page, ' nova');
	const style = tool(page, 'Estilo do parágrafo');
	await style.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('menuitemradio', { name: 'Texto' })).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(tool(page, 'Estilo do parágrafo: Título de seção')).toBeVisible();
	await page.keyboard.type('!');
	await expectText(page, /Primeira frase\.\n\n## Uma seção nova!$/);
	await tool(page, 'Desfazer').click();
	await tool(page, 'Desfazer').click();
	await expect(tool(page, 'Estilo do parágrafo: Texto')).toBeVisible();
});

test('a slash opens the blocks, letters choose, Enter puts one in and Esc leaves the slash', async ({
	page,
}) => {
	await openText(page, '## Antes\n\nPrimeira frase.');
	await typeAtEnd(page, '');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/');
	await expect(slashMenu(page).getByRole('option')).toHaveCount(15);
	await expect(editor(page)).toHaveAttribute('aria-activedescendant', 'inserir-section');
	await page.keyboard.press('ArrowUp');
	await expect(editor(page)).toHaveAttribute('aria-activedescendant', 'inserir-codeBlock');
	await page.keyboard.press('Escape');
	await expect(slashMenu(page)).toBeHidden();
	await expect(editor(page)).not.toHaveAttribute('aria-activedescendant', /./);
	await page.keyboard.type(' e /TÍTU');
	await expect(slashMenu(page).getByRole('option')).toHaveText(['Título de seção##']);
	await expect(page.getByRole('status').filter({ hasText: /^1 bloco$/ })).toHaveCount(1);
	await page.keyboard.press('Enter');
	await page.keyboard.type('fim');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/divi');
	await slashMenu(page).getByRole('option', { name: 'Divisor' }).click();
	await page.keyboard.type('Depois.');
	await expectText(page, /Primeira frase\.\n\n## \/ e fim\n\n---\n\nDepois\.\s*$/);
});

test('a video is asked for by its address, and another address is refused', async ({ page }) => {
	await openText(page, 'Veja:');
	await typeAtEnd(page, '');
	await tool(page, 'Vídeo').click();
	const dialog = page.getByRole('dialog', { name: 'Vídeo' });
	await dialog.getByLabel('Endereço do vídeo').fill('https://example.com/filme');
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('não é de um vídeo do YouTube nem do Vimeo')).toBeVisible();
	await dialog.getByLabel('Endereço do vídeo').fill('https://youtu.be/M7lc1UVf-VE');
	await page.keyboard.press('Enter');
	await page.keyboard.type('E pronto.');
	await expectText(page, /Veja:\n\nhttps:\/\/youtu\.be\/M7lc1UVf-VE\n\nE pronto\.\s*$/);
});

test('the structure lists the headings, marks where the cursor is, and leads into the text', async ({
	page,
}) => {
	const filler = Array.from({ length: 30 }, (_, at) => `Parágrafo ${at}, inteiro.`).join('\n\n');
	const content = `${filler}\n\nO que entra na conta\n\n${filler}\n\nA conta de cada um\n\nE o fim.`;
	await openText(page, content);
	const outline = page.getByRole('navigation', { name: 'Estrutura do texto' });
	await expect(outline.getByRole('button')).toHaveText([
		'O que entra na conta',
		'A conta de cada um',
	]);
	await expect(outline.locator('[aria-current]')).toHaveCount(0);
	await outline.getByRole('button', { name: 'A conta de cada um' }).click();
	await expect(outline.locator('[aria-current]')).toHaveText('A conta de cada um');
	await expect(editor(page).getByText('A conta de cada um')).toBeInViewport();
	await expect
		.poll(async () => {
			const bars = await page.locator('.mdbar').boundingBox();
			const line = await editor(page).getByText('A conta de cada um').boundingBox();
			return (line?.y ?? 0) - (bars?.y ?? 0) - (bars?.height ?? 0);
		})
		.toBeGreaterThanOrEqual(0);
	await page.keyboard.press('Home');
	await page.keyboard.type('Eis ');
	await expect(outline.getByRole('button')).toHaveText([
		'O que entra na conta',
		'Eis A conta de cada um',
	]);
	await page.keyboard.press('Control+Home');
	await page.keyboard.type('Uma linha a mais, acima de tudo.');
	await page.keyboard.press('Enter');
	await outline.getByRole('button', { name: 'Eis A conta' }).click();
	await page.keyboard.type('E ');
	await expect(outline.getByRole('button').last()).toHaveText('E Eis A conta de cada um');
});

test('the foot counts the words, those that are chosen, and opens search and focus', async ({
	page,
}) => {
	await openText(page, 'Uma frase de seis palavras aqui.');
	const foot = page.locator('.foot-line');
	await expect(foot).toContainText('6 palavras');
	await editor(page).click();
	await page.keyboard.press('Control+A');
	await expect(foot).toContainText('6 palavras selecionadas');
	await foot.getByRole('button', { name: 'Localizar' }).click();
	await expect(page.getByRole('search')).toBeVisible();
});

test('in focus only the text is there, its other paragraphs at 4.5 to 1, and Esc leaves', async ({
	page,
}) => {
	await openText(page, article);
	await editor(page).getByText('Energia, internet').click();
	await page.keyboard.press('Control+Shift+F');
	for (const gone of ['.doc-bar', '.side', '.mdbar', '.foot-line', '.eyebrow'])
		await expect(page.locator(gone)).toBeHidden();
	await expect(editor(page)).toBeFocused();
	const lit = await colourOf(editor(page).locator('.cm-line', { hasText: 'Energia, internet' }));
	const dim = await colourOf(editor(page).locator('.cm-line', { hasText: 'Onze pessoas' }));
	expect(lit).not.toBe(dim);
	const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(contrast(dim, ground)).toBeGreaterThanOrEqual(4.5);
	// The lamp's light is the ground at its brightest.
	expect(contrast(dim, 'rgb(45, 32, 20)')).toBeGreaterThanOrEqual(4.5);
	await page.keyboard.press('Control+Home');
	await expect
		.poll(() => colourOf(editor(page).locator('.cm-line', { hasText: 'Onze pessoas' })))
		.toBe(lit);
	await page.keyboard.press('Escape');
	await expect(page.locator('.doc-bar')).toBeVisible();
	await expect(editor(page)).toBeFocused();
});

test('an empty text says how to begin, and a book’s summary is begun with one press', async ({
	page,
}) => {
	await openText(page, '');
	await expect(editor(page)).toContainText('Escreva a primeira frase. Para inserir, digite /');
	await expect(page.getByRole('button', { name: 'Usar um post como modelo' })).toBeVisible();
	await page.getByRole('button', { name: 'Resumo de livro' }).click();
	await page.keyboard.type('Essencialismo');
	await expect(editor(page)).toContainText('Livro: Essencialismo');
	await expect(page.getByRole('button', { name: 'Resumo de livro' })).toBeHidden();
});

test('one row of the slash list is marked, whether the pointer or an arrow chose it', async ({
	page,
}) => {
	await openText(page, 'Um.');
	await typeAtEnd(page, ' /');
	const rows = page.getByRole('option');
	await rows.nth(3).hover();
	await expect(rows.nth(3)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await expect(rows.nth(4)).toHaveAttribute('aria-selected', 'true');
	const looks = await rows.evaluateAll((all) =>
		all.map((row) => getComputedStyle(row).backgroundColor),
	);
	expect(looks.flatMap((look, at) => (look === looks[0] ? [] : [at]))).toEqual([4]);
	await page.keyboard.press('Escape');
});
