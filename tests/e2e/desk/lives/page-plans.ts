import type { Page } from '@playwright/test';

/** The date of the change in its part of the form; `isChosen` if the main button would plan it, `isPlanned` if it did. */
async function findDate(page: Page) {
	const part = page.locator('.ficha details', {
		has: page.locator('summary .name', { hasText: 'Publicação' }),
	});
	if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
	const date = part.getByRole('button', { name: /^Publicar esta mudança em/ });
	await date.or(part.getByRole('radio').first()).first().waitFor();
	const isThere = (await date.count()) > 0;
	const main = page.locator('.doc-bar .wide-only button.primary');
	const isChosen = await main.filter({ hasText: 'Agendar a mudança' }).isVisible();
	const isPlanned = isThere && !isChosen && !(await date.innerText()).includes('Escolher');
	return { date, isThere, isChosen, isPlanned };
}

async function pick(page: Page, button: string, keys: string[] = []): Promise<void> {
	const dialog = page.getByRole('dialog', { name: 'Publicar esta mudança em' });
	await dialog.waitFor();
	for (const key of keys) await page.keyboard.press(key);
	await dialog.getByRole('button', { name: button }).click();
}

/**
 * Chooses a date for the change, a month ahead, or takes the chosen one back; what is planned already stays. True if one
 * is chosen.
 */
export async function choosePlan(page: Page, isWanted: boolean): Promise<boolean> {
	const { date, isThere, isChosen, isPlanned } = await findDate(page);
	const isFixed = !isThere || isPlanned || (await date.isDisabled());
	if (isFixed || isWanted === isChosen) return isChosen;
	await date.click();
	if (isWanted) await pick(page, 'Usar este horário', ['PageDown']);
	else await pick(page, 'Remover data');
	return isWanted;
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
