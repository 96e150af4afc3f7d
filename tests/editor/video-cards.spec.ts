import { findViolations } from '../e2e/find-violations.ts';
import { aPicture } from '../support/factories/picture.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const facts = {
	address,
	title: 'Como calcular o preço da sua hora',
	channel: 'Contas em Dia',
	seconds: 724,
	settled: true,
	picture: { url: '/images/cena.webp', width: 480, height: 270 },
};

test.beforeEach(async ({ page }) => {
	await page.route('**/api/videos', (route) =>
		route.fulfill({ json: { success: true, videos: [facts] } }),
	);
	await page.route('**/images/cena.webp', async (route) =>
		route.fulfill({ body: await aPicture({ width: 480, height: 270, format: 'webp' }) }),
	);
});

test('a video’s address alone in its paragraph is the card that readers see, and goes with one key', async ({
	page,
}) => {
	await openText(page, `Antes.\n\n${address}\n\nDepois.`);
	const card = page.getByRole('group', { name: `Vídeo: ${facts.title}` });
	await expect(card).toContainText('YouTube, canal Contas em Dia');
	await expect(card).toContainText('12:04');
	await expect(editor(page)).not.toContainText(address);
	expect(await findViolations(page)).toEqual([]);

	await card.click();
	await expect(card).toBeFocused();
	await page.keyboard.press('Delete');
	await expectText(page, 'Antes.\n\nDepois.');
	await page.keyboard.press('Control+z');
	await expectText(page, `Antes.\n\n${address}\n\nDepois.`);
	await card.click();
	await card.getByRole('button', { name: 'Ver em Markdown' }).click();
	await page.keyboard.press('End');
	await page.keyboard.type('&t=90');
	await expect(editor(page)).toContainText(`${address}&t=90`);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(card).toBeVisible();
	await expectText(page, `Antes.\n\n${address}&t=90\n\nDepois.`);
});

test('an address becomes a card when its line is left, not while it is typed', async ({ page }) => {
	await openText(page, 'Antes.');
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('https://vimeo.com/123456');
	await expect(editor(page)).toContainText('https://vimeo.com/123456');
	await expect(page.getByRole('group', { name: 'Vídeo' })).toHaveCount(0);
	await page.keyboard.press('Enter');
	await page.keyboard.type('Depois.');
	const card = page.getByRole('group', { name: 'Vídeo' });
	await expect(card).toContainText('https://vimeo.com/123456');
	await expect(card).toContainText('Vimeo');
	await expectText(page, 'Antes.\n\nhttps://vimeo.com/123456\n\nDepois.');
});
