import type { Page } from '@playwright/test';
import { aSavedPost, editor, expect, openPost, test } from './desk-test.ts';
import { act, aStoredPicture, expectText, figure, refuseViolations } from './text-blocks.ts';

refuseViolations();

test('a picture alone in its paragraph is a figure, and each act writes its own bytes', async ({
	page,
	desk,
}) => {
	const url = await aStoredPicture(desk);
	const { id } = await aSavedPost(desk, { content: `Antes.\n\n![](${url})\n\nDepois.` });
	await openPost(page, id);
	await expect(editor(page)).not.toContainText('/images/');
	await figure(page).locator('img').click();
	await act(page, 'Larga').click();
	await expectText(desk, id, `Antes.\n\n![](${url},larga)\n\nDepois.`);
	await act(page, 'Legenda').click();
	await page.keyboard.type('A "mesa" da Renata');
	await page.keyboard.press('Enter');
	await expectText(desk, id, `Antes.\n\n![](${url},larga "A \\"mesa\\" da Renata")\n\nDepois.`);
	await figure(page).getByRole('button', { name: 'Sem descrição' }).click();
	await page.keyboard.type('Uma mesa [nova]');
	await expect(page.getByText('15 de 150')).toBeVisible();
	await page.getByRole('button', { name: 'Pronto' }).click();
	await expect(figure(page).getByText('Com descrição')).toBeVisible();
	await act(page, 'Texto').click();
	const described = `![Uma mesa \\[nova\\]](${url} "A \\"mesa\\" da Renata")`;
	await expectText(desk, id, `Antes.\n\n${described}\n\nDepois.`);
	const { images } = await desk.call<{ images: { url: string; alt: string }[] }>('images', {
		...{ action: 'list', page: 1, q: 'nova' },
	});
	expect(images[0]?.alt).toBe('Uma mesa [nova]');
	await act(page, 'Descrição').click();
	await page.getByLabel('É só enfeite, não precisa').check();
	await page.getByRole('button', { name: 'Pronto' }).click();
	await expect(figure(page).getByRole('button', { name: 'Só enfeite' })).toBeVisible();
	await expectText(desk, id, `Antes.\n\n![](${url},enfeite "A \\"mesa\\" da Renata")\n\nDepois.`);
	await act(page, 'Tirar').click();
	await expectText(desk, id, 'Antes.\n\nDepois.');
	await page.keyboard.press('Control+z');
	await expect(figure(page)).toBeVisible();
});

test('another picture takes the place of the one there, with the width and the caption', async ({
	page,
	desk,
}) => {
	const name = `${crypto.randomUUID().slice(0, 6)}.png`;
	const [url, other] = [
		await aStoredPicture(desk),
		await aStoredPicture(desk, `#${name.slice(0, 6)}`, name),
	];
	const { id } = await aSavedPost(desk, { content: `![Uma mesa](${url},larga "Legenda")` });
	await openPost(page, id);
	await figure(page).locator('img').click();
	await act(page, 'Trocar').click();
	const library = page.getByRole('dialog', { name: 'Imagens da casa' });
	await library.getByLabel('Buscar por nome ou descrição').fill(name);
	await library.getByRole('button', { name: `Usar ${name}` }).click();
	await expectText(desk, id, `![](${other},larga "Legenda")`);
	await expect(figure(page).getByText('Sem descrição')).toBeVisible();
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
	desk,
}) => {
	const url = await aStoredPicture(desk);
	const { id } = await aSavedPost(desk, { content: `Antes.\n\n![Uma mesa](${url})\n\nDepois.` });
	await openPost(page, id);
	const said = listenForNews(page);
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowDown');
	await expect(figure(page)).toBeFocused();
	expect(await (await said)()).toContain('Imagem: Uma mesa');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.type('E ');
	await expectText(desk, id, `Antes.\n\n![Uma mesa](${url})\n\nE Depois.`);
	await page.keyboard.press('Home');
	await page.keyboard.press('Backspace');
	await expect(figure(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.type('Entre.');
	await expectText(desk, id, `Antes.\n\n![Uma mesa](${url})\n\nEntre.\n\nE Depois.`);
	await page.keyboard.press('ArrowUp');
	await expect(figure(page)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('End');
	await page.keyboard.type(' Mais.');
	await expectText(desk, id, `Antes. Mais.\n\n![Uma mesa](${url})\n\nEntre.\n\nE Depois.`);
});
