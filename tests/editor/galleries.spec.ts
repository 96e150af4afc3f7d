import type { Browser, Page } from '@playwright/test';
import { findEditorPage } from '../support/keeper.ts';
import { expect, expectText, openText, readText, test } from './editor-test.ts';
import { aPictureOf, give } from './give.ts';
import { aStoredPicture } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Imagem \d de \d/ });
const bar = (page: Page, name: string | RegExp) => page.getByRole('toolbar', { name });
const order = async (page: Page) =>
	[...(await readText(page)).matchAll(/!\[(\w+)\]/g)].map(([, name]) => name);

async function openGallery(page: Page) {
	const names = ['mesa', 'copa', 'sala', 'patio', 'rua'];
	const all = [];
	for (const [at, name] of names.entries())
		all.push(`![${name}](${await aStoredPicture(page, `#5${at}7`)},galeria)`);
	const text = `Antes.\n\n${all.join('\n\n')}\n\nDepois.`;
	await openText(page, text);
	return text;
}

test('four pictures stand in a row, and the bar covers no word', async ({ page }) => {
	await openGallery(page);
	await expect(pictures(page)).toHaveCount(5);
	const boxes = await pictures(page).evaluateAll((all) =>
		all.map((each) => Math.round(each.getBoundingClientRect().top)),
	);
	expect(new Set(boxes.slice(0, 4)).size).toBe(1);
	expect(boxes[4]).toBeGreaterThan(boxes[3] ?? 0);
	const before = await editor(page).getByText('Depois.').boundingBox();
	await pictures(page).nth(1).click();
	await expect(bar(page, 'Imagem 2 de 5')).toBeVisible();
	expect(await editor(page).getByText('Depois.').boundingBox()).toEqual(before);
});

test('a picture is dragged to its place, and Escape leaves it where it was', async ({ page }) => {
	const text = await openGallery(page);
	await pictures(page).first().click();
	const grip = page.locator('.cm-gallery .grab').first();
	const [from, to] = [await grip.boundingBox(), await pictures(page).nth(2).boundingBox()];
	const drag = async () => {
		await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
		await page.mouse.down();
		await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 40, { steps: 6 });
		await expect(editor(page).getByText('Vai ser a 3ª de 5')).toBeVisible();
	};
	await drag();
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expectText(page, text);
	await drag();
	await page.mouse.up();
	await expect.poll(() => order(page)).toEqual(['copa', 'sala', 'mesa', 'patio', 'rua']);
	await page.keyboard.press('Control+z');
	await expectText(page, text);
});

test('a new gallery takes its pictures from the library or from the computer', async ({ page }) => {
	for (const colour of ['#a37', '#7a3', '#37a']) await aStoredPicture(page, colour);
	await openText(page, 'Antes.');
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('End');
	const open = async () => {
		await page.keyboard.press('Enter');
		await page.keyboard.type('/galeria');
		await page.keyboard.press('Enter');
	};
	const dialog = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	const use = dialog.getByRole('button', { name: /^Usar/ });
	await open();
	await use.nth(2).click();
	await use.nth(0).click();
	await use.nth(1).click();
	await use.nth(1).click();
	await expect(use.nth(1)).toHaveAttribute('aria-pressed', 'false');
	await dialog.getByRole('button', { name: 'Inserir 2 imagens' }).click();
	await expect(dialog).toBeHidden();
	await expect(pictures(page)).toHaveCount(2);
	await page.keyboard.type('Depois.');
	await expectText(page, /^Antes\.\n\n!\[\]\([^)]+galeria\)\n\n!\[\]\([^)]+galeria\)\n\nDepois\.$/);
	await open();
	const choosing = page.waitForEvent('filechooser');
	await dialog.getByText('Escolher arquivo').click();
	const chooser = await choosing;
	expect(chooser.isMultiple()).toBe(true);
	const files = await Promise.all(['#111', '#222'].map(aPictureOf));
	await chooser.setFiles(
		files.map((file, at) => ({
			name: `${at}.png`,
			mimeType: 'image/png',
			buffer: Buffer.from(file, 'base64'),
		})),
	);
	await expect(dialog).toBeHidden();
	await expectText(page, /Depois\.(?:\n\n!\[\]\([^)]+galeria\)){2}\s*$/);
});

test('everything is done by keys', async ({ page }) => {
	await openGallery(page);
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('figure', { name: 'Galeria, 5 imagens' })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(pictures(page).first()).toBeFocused();
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Enter');
	await expect.poll(() => order(page)).toEqual(['rua', 'mesa', 'copa', 'sala', 'patio']);
	await expect(pictures(page).first()).toBeFocused();
	await page.keyboard.press('Delete');
	await expect.poll(() => order(page)).toEqual(['mesa', 'copa', 'sala', 'patio']);
	await page.keyboard.press('Escape');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.type('E ');
	await expectText(page, /\n\nE Depois\.$/);
});

test('pictures that are dropped at once become a gallery with one press, and a writer is not held up', async ({
	page,
}) => {
	await openText(page, 'Antes.');
	await editor(page).focus();
	await give(editor(page), 'drop', {
		pictures: [await aPictureOf('#591'), await aPictureOf('#592'), await aPictureOf('#593')],
	});
	const question = page.getByRole('group', { name: /^3 imagens adicionadas/ });
	await expect(question).toBeVisible();
	await page.keyboard.type('Texto novo.');
	await question.getByRole('button', { name: 'Galeria' }).click();
	await expect(question).toHaveCount(0);
	await expect(pictures(page)).toHaveCount(3);
	await expectText(page, /^Antes\.(?:\n\n!\[\]\(\/images\/\S+,galeria\)){3}\n\nTexto novo\.$/);
});

test.describe('on a phone', () => {
	test.use({ device: 'phone' });

	test('two pictures stand in a row, with the bar below them', async ({ page }) => {
		await openGallery(page);
		await expect(pictures(page)).toHaveCount(5);
		const boxes = await pictures(page).evaluateAll((all) =>
			all.map((each) => Math.round(each.getBoundingClientRect().top)),
		);
		expect(new Set(boxes).size).toBe(3);
		await pictures(page).nth(1).tap();
		const tools = await bar(page, 'Imagem 2 de 5').boundingBox();
		expect(tools?.y).toBeGreaterThan(boxes[4] ?? 0);
		await bar(page, 'Imagem 2 de 5').getByRole('button', { name: 'Mover para a esquerda' }).tap();
		await expect.poll(() => order(page)).toEqual(['copa', 'mesa', 'sala', 'patio', 'rua']);
	});
});

/** An editor whose network holds back what draws the rarer blocks. */
async function openWithoutRareParts(browser: Browser) {
	const page = await browser.newPage();
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/rare-parts/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(await findEditorPage());
	return { page, release };
}

test('a text that begins with a gallery takes the focus before what draws it has come', async ({
	browser,
}) => {
	const { page, release } = await openWithoutRareParts(browser);
	await openText(page, '![mesa](/a.png#galeria)\n\n![copa](/b.png#galeria)\n\nDepois.');
	await editor(page).focus();
	await expect(editor(page).getByText('Galeria, 2 imagens')).toBeFocused();
	release();
	await expect(page.getByRole('figure', { name: 'Galeria, 2 imagens' })).toBeFocused();
	await page.close();
});

test('letters typed at a video before what draws it has come go below it', async ({ browser }) => {
	const { page, release } = await openWithoutRareParts(browser);
	const content = 'Antes.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ';
	await openText(page, content);
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('Fim.');
	await expectText(page, `${content}\n\nFim.`);
	release();
	await expect(editor(page).locator('.cm-video .frame')).toBeVisible();
	await page.keyboard.type(' E só.');
	await expectText(page, `${content}\n\nFim. E só.`);
	await page.close();
});
