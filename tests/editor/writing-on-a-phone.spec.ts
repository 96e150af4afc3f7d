import type { Locator } from '@playwright/test';
import { expect, openText, test } from './editor-test.ts';
import { article } from './text-blocks.ts';
import { editor, toolbar } from './writing-hands.ts';

test.use({ device: 'phone' });

test('on a phone the tools stand above the keyboard, the line above them, and + brings the blocks', async ({
	page,
}) => {
	await openText(page, article);
	const actions = page.getByRole('region', { name: 'Ações do post' });
	const bar = toolbar(page);
	await expect(actions).toBeVisible();
	await expect(bar).toBeHidden();
	const last = editor(page).getByText('Comece por anotar uma semana.');
	await last.tap();
	await expect(bar).toBeVisible();
	await expect(actions).toBeHidden();

	const keyboardPx = 300;
	await page.evaluate((hidden) => {
		Object.defineProperty(visualViewport, 'height', {
			value: innerHeight - hidden,
			configurable: true,
		});
		visualViewport?.dispatchEvent(new Event('resize'));
	}, keyboardPx);
	const bottomOf = async (place: Locator) => {
		const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
		return Math.round(y + height);
	};
	await expect.poll(() => bottomOf(bar)).toBe(740 - keyboardPx);
	await expect
		.poll(async () => (await bottomOf(last)) <= ((await bar.boundingBox())?.y ?? 0))
		.toBe(true);
	for (const button of await bar.getByRole('button').all()) {
		const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
		expect(Math.min(Math.round(width), Math.round(height))).toBeGreaterThanOrEqual(44);
	}

	await bar.getByRole('button', { name: 'Negrito' }).tap();
	await expect(editor(page)).toBeFocused();
	await expect(bar.getByRole('button', { name: 'Negrito' })).toHaveAttribute(
		'aria-pressed',
		'true',
	);
	await bar.getByRole('button', { name: 'Inserir' }).tap();
	const blocks = page.getByRole('group', { name: 'Inserir' });
	await expect(blocks.getByRole('button')).toHaveText(
		'Imagem Galeria Câmera Tabela Citação YouTube Post_do_blog Divisor Nota Código Visita WhatsApp Mapa'
			.split(' ')
			.map((name) => name.replaceAll('_', ' ')),
	);
	await expect(editor(page)).not.toBeFocused();
	await blocks.getByRole('button', { name: 'Divisor' }).tap();
	await expect(blocks).toBeHidden();
	await expect(editor(page)).toBeFocused();
	await expect(editor(page).locator('.cm-rule')).toBeAttached();
	await bar.getByRole('button', { name: 'Fechar o teclado' }).tap();
	await expect(actions).toBeVisible();
	await page.evaluate(() => Reflect.deleteProperty(visualViewport ?? {}, 'height'));
});

test('on a phone Markdown, search and focus are behind the three dots', async ({ page }) => {
	await openText(page, article);
	const more = page.getByRole('button', { name: 'Mais ações deste post' });
	await more.click();
	await page.getByRole('menuitem', { name: 'Ver em Markdown' }).click();
	await expect(editor(page)).toContainText('## A conta que ninguém faz');
	await more.click();
	await page.getByRole('menuitem', { name: 'Ver como texto' }).click();
	await expect(editor(page)).not.toContainText('## A conta');
	await more.click();
	await page.getByRole('menuitem', { name: 'Foco' }).click();
	for (const bar of ['.doc-bar', '.action-bar']) await expect(page.locator(bar)).toBeHidden();
	await page.getByRole('button', { name: 'sair do foco' }).click();
	await more.click();
	await page.getByRole('menuitem', { name: 'Localizar e substituir' }).click();
	await expect(page.getByRole('search')).toBeVisible();
});

test('an empty text on a phone names the button that inserts, as there is no slash menu', async ({
	page,
}) => {
	await openText(page, '');
	await expect(editor(page)).toHaveText('Escreva a primeira frase. Para inserir, toque em +');
});
