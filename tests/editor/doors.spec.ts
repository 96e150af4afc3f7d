import { findViolations } from '../e2e/find-violations.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

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
	await expect(button).toContainText('leva ao agendamento: o leitor vê um botão');
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
	await button.getByRole('button', { name: 'Ver como texto' }).click();
	await page.keyboard.press('Home');
	await page.keyboard.type('Ora, ');
	await expectText(page, `Ora, [Venha](${visit})`);
	await expect(button).toHaveCount(0);
});
