import type { Locator } from '@playwright/test';
import { findViolations } from '../e2e/find-violations.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor, typeAtEnd } from './writing-hands.ts';

const visit = 'https://example.com/visita';

test('a way to the house alone in its paragraph is a button, whose words are changed in place', async ({
	page,
}) => {
	await openText(page, `Antes.\n\n[Vir na sexta](${visit})\n\nDepois.`);
	const button = page.getByRole('group', { name: 'Botão: Vir na sexta' });
	await expect(button).toBeVisible();
	await expect(editor(page)).not.toContainText(visit);
	await button.getByText('Vir na sexta', { exact: true }).click();
	await expect(button).toBeFocused();
	await expect(button.getByRole('button', { name: 'Trocar o endereço' })).toBeVisible();
	await expect(button).toContainText('Um link sozinho na linha vira botão');
	expect(await findViolations(page)).toEqual([]);
	await button.getByRole('button', { name: 'Mudar o texto' }).click();
	await page.keyboard.type('Vir hoje');
	await expectText(page, `Antes.\n\n[Vir hoje](${visit})\n\nDepois.`);
	const field = page.getByRole('textbox', { name: 'O que está escrito no botão?' });
	await expect(field).toBeFocused();
	expect(await findViolations(page)).toEqual([]);
	await field.fill('');
	await expectText(page, `Antes.\n\n<${visit}>\n\nDepois.`);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Botão: Agendar uma visita' })).toBeFocused();
	await page.keyboard.press('Delete');
	await expectText(page, 'Antes.\n\nDepois.');
});

test('a word beside it makes it a link again', async ({ page }) => {
	await openText(page, `[Venha](${visit})`);
	const button = page.getByRole('group', { name: 'Botão: Venha' });
	await button.getByText('Venha', { exact: true }).click();
	await button.getByRole('button', { name: 'Ver em Markdown' }).click();
	await page.keyboard.press('Home');
	await page.keyboard.type('Ora, ');
	await expectText(page, `Ora, [Venha](${visit})`);
	await expect(button).toHaveCount(0);
});

test('a slash and the word that comes to mind put a way to the house in, with the standard words', async ({
	page,
}) => {
	await openText(page, 'Antes.');
	await typeAtEnd(page, '');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/reservar');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Botão: Agendar uma visita' })).toBeVisible();
	await page.keyboard.type('/whats');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Botão: Conversar no WhatsApp' })).toBeVisible();
	await page.keyboard.type('Depois.');
	await expectText(
		page,
		/^Antes\.\n\n<https:\/\/example\.com\/visita>\n\n<https:\/\/wa\.me\/\d+>\n\nDepois\.\s*$/,
	);
});

test.describe('on a phone', () => {
	test.use({ device: 'phone' });

	test('the button has the whole width; its tools and what they say stand below it, none over another', async ({
		page,
	}) => {
		await openText(page, `[Vir na sexta](${visit})\n\nDepois.`);
		const button = page.getByRole('group', { name: 'Botão: Vir na sexta' });
		const shown = button.getByText('Vir na sexta', { exact: true });
		await shown.tap();
		const tools = button.getByRole('toolbar', { name: 'Botão' });
		const why = button.getByText('Um link sozinho na linha vira botão');
		const boxOf = async (part: Locator) => {
			const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
			return { left: x, right: x + width, top: y, bottom: y + height };
		};
		const [sign, row, said] = await Promise.all([shown, tools, why].map(boxOf));
		expect(sign).toMatchObject({ left: 16, right: 344 });
		expect(row?.top).toBeGreaterThan(sign?.bottom ?? 0);
		expect(row?.right).toBeLessThanOrEqual(344);
		expect(said?.top).toBeGreaterThanOrEqual(row?.bottom ?? 0);
		const last = tools.getByRole('button', { name: 'Remover' });
		await last.scrollIntoViewIfNeeded();
		expect((await boxOf(last)).right).toBeLessThanOrEqual(row?.right ?? 0);
		await tools.getByRole('button', { name: 'Mudar o texto' }).tap();
		await expect(button.getByRole('textbox')).toBeFocused();
		await expect(tools).toBeHidden();
		await expect(why).toBeHidden();
	});
});
