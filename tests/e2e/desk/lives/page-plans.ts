import type { Page } from '@playwright/test';

/** The date of the change in its part of the form, and whether it is planned. */
async function findDate(page: Page) {
	const part = page.locator('.ficha details', {
		has: page.locator('summary .name', { hasText: 'Publicação' }),
	});
	if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
	const date = part.getByRole('button', { name: /^Publicar esta mudança em/ });
	await date.or(part.getByRole('radio').first()).first().waitFor();
	const isThere = (await date.count()) > 0;
	const isPlanned = isThere && !(await date.innerText()).includes('Escolher');
	return { date, isThere, isPlanned };
}

async function pick(page: Page, button: string, keys: string[] = []): Promise<void> {
	const dialog = page.getByRole('dialog', { name: 'Publicar esta mudança em' });
	await dialog.waitFor();
	for (const key of keys) await page.keyboard.press(key);
	await dialog.getByRole('button', { name: button }).click();
}

/** Plans the change for a month ahead; what is planned already stays. */
export async function planChange(page: Page): Promise<void> {
	const { date, isThere, isPlanned } = await findDate(page);
	if (!isThere || isPlanned || (await date.isDisabled())) return;
	await date.click();
	await pick(page, 'Usar este horário', ['PageDown']);
}

/** Takes the planned change back, or opens one that waits. */
export async function takePlanBack(page: Page): Promise<void> {
	const { date, isPlanned } = await findDate(page);
	const decide = page.locator('.ficha').getByRole('button', { name: 'Ver e decidir' });
	if (await decide.isVisible()) return decide.click();
	if (!isPlanned) return;
	await date.click();
	await pick(page, 'Remover data');
}
