import type { Page } from '@playwright/test';
import { aPicture } from '../support/factories/picture.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { give } from './give.ts';
import { act, aStoredPicture, figure } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

test('a picture alone in its paragraph is a figure, and each act writes its own bytes', async ({
	page,
}) => {
	const url = await aStoredPicture(page);
	await openText(page, `Antes.\n\n![](${url})\n\nDepois.`);
	await expect(editor(page)).not.toContainText('/images/');
	await figure(page).locator('img').click();
	await act(page, 'Larga').click();
	await expectText(page, `Antes.\n\n![](${url},larga)\n\nDepois.`);
	await act(page, 'Legenda').click();
	await page.keyboard.type('A "mesa" da Renata');
	await page.keyboard.press('Enter');
	await expectText(page, `Antes.\n\n![](${url},larga "A \\"mesa\\" da Renata")\n\nDepois.`);
	await figure(page).getByRole('button', { name: 'Sem descrição' }).click();
	await expect(page.getByLabel('O que se vê na imagem?')).toBeFocused();
	const kept = page.waitForRequest('**/api/images');
	await page.keyboard.type('Uma mesa [nova]');
	await expect(page.getByText('15 de 150')).toBeVisible();
	await page.getByRole('button', { name: 'Pronto' }).click();
	await expect(figure(page).getByText('Com descrição')).toBeVisible();
	await act(page, 'Pequena').click();
	await expectText(
		page,
		`Antes.\n\n![Uma mesa \\[nova\\]](${url},pequena "A \\"mesa\\" da Renata")\n\nDepois.`,
	);
	await act(page, 'Normal').click();
	const described = `![Uma mesa \\[nova\\]](${url} "A \\"mesa\\" da Renata")`;
	await expectText(page, `Antes.\n\n${described}\n\nDepois.`);
	expect((await kept).postDataJSON()).toMatchObject({ action: 'describe', alt: 'Uma mesa [nova]' });
	await act(page, 'Descrição').click();
	await page.getByLabel('É decorativa, não precisa de descrição').check();
	await page.getByRole('button', { name: 'Pronto' }).click();
	await expect(figure(page).getByRole('button', { name: 'Decorativa' })).toBeVisible();
	await expectText(page, `Antes.\n\n![](${url},enfeite "A \\"mesa\\" da Renata")\n\nDepois.`);
	await act(page, 'Remover').click();
	await expectText(page, 'Antes.\n\nDepois.');
	await page.keyboard.press('Control+z');
	await expect(figure(page)).toBeVisible();
});

test('each picture in a text stands on the ground that readers have below it, in forced colours too', async ({
	page,
}) => {
	const url = await aStoredPicture(page);
	const gallery = ['A', 'B'].map((name) => `![${name}](${url},galeria)`).join('\n\n');
	await openText(page, `![](${url})\n\nMeio.\n\n${gallery}\n\nFim.`);
	const pictures = editor(page).locator('.cm-block img[src]');
	await expect(pictures).toHaveCount(3);
	for (const picture of await pictures.all()) {
		await expect(picture).toHaveCSS('background-color', 'rgb(122, 117, 110)');
		await expect(picture).toHaveCSS('forced-color-adjust', 'none');
	}
});

test('another picture takes the place of the one there, with the width and the caption', async ({
	page,
}) => {
	const name = `${crypto.randomUUID().slice(0, 6)}.png`;
	const [url, other] = [
		await aStoredPicture(page),
		await aStoredPicture(page, `#${name.slice(0, 6)}`, name),
	];
	await openText(page, `![Uma mesa](${url},larga "Legenda")`);
	await figure(page).locator('img').click();
	await act(page, 'Trocar').click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	await library.getByLabel('Buscar por nome ou descrição').fill(name);
	await library.getByRole('button', { name: `Usar ${name}` }).click();
	await expectText(page, `![](${other},larga "Legenda")`);
	await expect(figure(page).getByText('Sem descrição')).toBeVisible();
});

test('whose a picture is stands below it, in its address, and leaves with it', async ({ page }) => {
	const url = await aStoredPicture(page);
	await openText(page, `Antes.\n\n![Uma mesa](${url} "Legenda")\n\nDepois.`);
	await figure(page).locator('img').click();
	await act(page, 'Descrição').click();
	await page.getByLabel('Crédito').fill('Foto: Ana (Rui)');
	await page.keyboard.press('Enter');
	const credit = 'credito=Foto%3A%20Ana%20%28Rui%29';
	await expectText(page, `Antes.\n\n![Uma mesa](${url},${credit} "Legenda")\n\nDepois.`);
	await expect(figure(page).getByText('Foto: Ana (Rui)')).toBeVisible();
	await act(page, 'Larga').click();
	await act(page, 'Descrição').click();
	await page.getByLabel('Crédito').fill('');
	await page.getByRole('button', { name: 'Pronto' }).click();
	await expectText(page, `Antes.\n\n![Uma mesa](${url},larga "Legenda")\n\nDepois.`);
});

/** Collects what the editor announces to a screen reader from now on. */
async function listenForNews(page: Page): Promise<() => Promise<string[]>> {
	const news = await page.locator('.cm-announced').evaluateHandle((region) => {
		const heard: string[] = [];
		new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
			childList: true,
		});
		return heard;
	});
	return () => news.jsonValue();
}

test('arrows go into a picture and out of it, and a key never joins a paragraph to it', async ({
	page,
}) => {
	const url = await aStoredPicture(page);
	await openText(page, `Antes.\n\n![Uma mesa](${url})\n\nDepois.`);
	const said = listenForNews(page);
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowDown');
	await expect(figure(page)).toBeFocused();
	expect(await (await said)()).toContain('Imagem: Uma mesa');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.type('E ');
	await expectText(page, `Antes.\n\n![Uma mesa](${url})\n\nE Depois.`);
	await page.keyboard.press('Home');
	await page.keyboard.press('Backspace');
	await expect(figure(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.type('Entre.');
	await expectText(page, `Antes.\n\n![Uma mesa](${url})\n\nEntre.\n\nE Depois.`);
	await page.keyboard.press('ArrowUp');
	await expect(figure(page)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('End');
	await page.keyboard.type(' Mais.');
	await expectText(page, `Antes. Mais.\n\n![Uma mesa](${url})\n\nEntre.\n\nE Depois.`);
});

test('a chosen picture is copied and cut, and whatever is pasted at it is a paragraph of its own', async ({
	page,
}) => {
	const picture = `![Uma mesa](${await aStoredPicture(page)})`;
	await openText(page, `Antes.\n\n${picture}\n\nDepois.`);
	await figure(page).locator('img').click();
	await page.keyboard.press('Control+c');
	await expect(figure(page)).toBeFocused();
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Control+v');
	await expectText(page, `Antes.\n\n${picture}\n\nDepois.\n\n${picture}`);
	await figure(page).first().locator('img').click();
	await page.keyboard.press('Control+x');
	await expect(figure(page)).toHaveCount(1);
	await page.keyboard.press('Control+v');
	await expectText(page, `Antes.\n\n${picture}\n\nDepois.\n\n${picture}`);
	await figure(page).first().locator('img').click();
	await give(editor(page), 'paste', { plain: 'Colado.' });
	await expectText(page, `Antes.\n\nColado.\n\n${picture}\n\nDepois.\n\n${picture}`);
	await figure(page).first().locator('img').click();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	await expectText(page, '');
});

test('the Page keys lead from a picture through the text', async ({ page }) => {
	const far = Array.from({ length: 60 }, (_, at) => `Linha ${at}.`).join('\n\n');
	await openText(page, `![Uma mesa](${await aStoredPicture(page)})\n\n${far}`);
	await figure(page).locator('img').click();
	await page.keyboard.press('PageDown');
	await page.keyboard.type('AQUI');
	const line = await editor(page).getByText(/AQUI/).textContent();
	expect(Number(/\d+/.exec(line ?? '')?.[0])).toBeGreaterThan(3);
});

test('a standing picture fits into the window, and its tools stay in sight while it is scrolled', async ({
	page,
}) => {
	const url = await aStoredPicture(page, '#735', 'torre.png', { width: 900, height: 1350 });
	const far = Array.from({ length: 40 }, (_, at) => `Linha ${at}.`).join('\n\n');
	await openText(page, `Antes.\n\n![Uma torre](${url})\n\n${far}`);
	const picture = figure(page).locator('img');
	await picture.click();
	const { height: window = 0 } = page.viewportSize() ?? {};
	const box = await picture.boundingBox();
	expect(box?.height).toBeLessThanOrEqual(0.8 * window);
	expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.5, 1);
	await page.mouse.wheel(0, (box?.y ?? 0) + (box?.height ?? 0) / 2);
	await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(0);
	await expect(act(page, 'Trocar')).toBeInViewport({ ratio: 1 });
	await act(page, 'Pequena').click();
	await expectText(page, `Antes.\n\n![Uma torre](${url},pequena)\n\n${far}`);
	expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(320);
});

for (const looksAway of [false, true]) {
	const then = looksAway ? 'leaves a writer who scrolled alone' : 'stays in sight';
	test(`a picture of another site comes above the line that is written: it ${then}`, async ({
		page,
	}) => {
		const body = await aPicture({ width: 800, height: 1600 });
		const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
		const name = `/alta-${looksAway}.png`;
		await page.route(`**${name}`, async (route) => {
			await arrival;
			await route.fulfill({ body, contentType: 'image/png' });
		});
		const lines = 'Uma linha.\n\n'.repeat(20);
		await openText(page, `${lines}![Um](${name})\n\nFim.`);
		await editor(page).focus();
		await page.keyboard.press('Control+End');
		await page.keyboard.type(' Mais');
		const last = page.getByText('Fim. Mais');
		await expect(last).toBeInViewport();
		if (looksAway) {
			await page.mouse.move(400, 400);
			await page.mouse.wheel(0, -300);
			await expect(last).not.toBeInViewport();
		}
		arrive();
		const image = page.locator('.cm-figure img');
		await expect.poll(() => image.evaluate((img) => img.clientHeight)).toBeGreaterThan(1000);
		if (looksAway) await expect(last).not.toBeInViewport();
		else await expect(last).toBeInViewport();
	});
}

test('beside another picture all tools have room, and what asks for a description is seen whole', async ({
	page,
}) => {
	const size = { width: 1200, height: 800 };
	const urls = [];
	for (const colour of ['#735', '#537'])
		urls.push(await aStoredPicture(page, colour, `${colour.slice(1)}.png`, size));
	await openText(page, urls.map((url) => `![](${url})`).join('\n\n'));
	await figure(page).first().locator('img').click();
	await expect(act(page, 'Criar galeria')).toBeVisible();
	const beyond = await page
		.getByRole('toolbar', { name: 'Imagem' })
		.evaluate((row) => row.scrollWidth - row.clientWidth);
	expect(beyond).toBe(0);
	await act(page, 'Descrição').click();
	await expect(page.getByRole('button', { name: 'Pronto' })).toBeInViewport({ ratio: 1 });
});
