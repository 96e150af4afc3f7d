import type { Page } from '@playwright/test';
import { findEditorPage } from '../support/keeper.ts';
import { expect, openText, readText, test } from './editor-test.ts';
import { aPictureOf, give } from './give.ts';
import { editor, typeAtEnd } from './writing-hands.ts';

const pictureOf = async (colour: string) => `data:image/png;base64,${await aPictureOf(colour)}`;
const markup = (words: string, picture: string) =>
	`<p>Um <b>${words}</b>.</p><p><img src="${picture}" alt="${words}"></p>`;

/** The text with a short name for the blog's own pictures. */
const expectText = (page: Page, text: string) =>
	expect
		.poll(async () => (await readText(page)).replaceAll(/\/images\/[\w.-]+#\d+x\d+/g, 'nossa'))
		.toBe(text);

/** Holds the calls back until they are let go, in their order. */
async function holdUploads(page: Page) {
	const held: (() => Promise<void>)[] = [];
	await page.route('**/api/upload-image', (route) => {
		held.push(() => route.continue());
	});
	return async () => {
		await expect.poll(() => held.length).toBeGreaterThan(0);
		await held.shift()?.();
	};
}

test('a paste while the pictures of another are on their way stands below it, and each is one undo', async ({
	page,
}) => {
	await openText(page, 'Antes.\n\n');
	const letGo = await holdUploads(page);
	await typeAtEnd(page, '');
	await give(editor(page), 'paste', { html: markup('primeiro', await pictureOf('#711')) });
	await give(editor(page), 'paste', { html: markup('segundo', await pictureOf('#712')) });
	await expect(page.getByRole('progressbar')).toHaveCount(2);
	await letGo();
	await letGo();
	const first = 'Antes.\n\nUm **primeiro**.\n\n![primeiro](nossa)\n\n';
	await expectText(page, `${first}Um **segundo**.\n\n![segundo](nossa)\n\n`);
	await page.keyboard.press('Control+z');
	await expectText(page, first);
	await page.keyboard.press('Control+z');
	await expectText(page, 'Antes.\n\n');
});

test('a paste into another whose picture is on its way leaves that its place', async ({ page }) => {
	await openText(page, 'Antes.\n\n', 'markdown');
	const letGo = await holdUploads(page);
	await typeAtEnd(page, '');
	const picture = await pictureOf('#721');
	await give(editor(page), 'paste', { html: `${markup('primeiro', picture)}<p>Fim.</p>` });
	for (const _ of 'Fim.') await page.keyboard.press('ArrowLeft');
	await give(editor(page), 'paste', { html: markup('segundo', await pictureOf('#722')) });
	await letGo();
	await letGo();
	const first = 'Antes.\n\nUm **primeiro**.\n\n![primeiro](nossa)\n\n';
	await expectText(page, `${first}Um **segundo**.\n\n![segundo](nossa)\n\nFim.`);
	await page.keyboard.press('Control+z');
	await expectText(page, `${first}Fim.`);
	await page.keyboard.press('Control+z');
	await expectText(page, 'Antes.\n\n');
});

test('words pasted right after a picture stand below it', async ({ page }) => {
	await openText(page, 'Antes.');
	const letGo = await holdUploads(page);
	await typeAtEnd(page, '');
	await give(editor(page), 'paste', { pictures: [await aPictureOf('#731')] });
	await give(editor(page), 'paste', { html: '<p>Um <b>texto</b>.</p>', plain: 'Um texto.' });
	await give(editor(page), 'paste', { pictures: [await aPictureOf('#732')] });
	await page.keyboard.type('Fim.');
	await letGo();
	await letGo();
	const all = 'Antes.\n\n![](nossa)\n\nUm **texto**.\n\n![](nossa)\n\nFim.';
	await expectText(page, all);
});

test('what is pasted and typed while pasting is still loading keeps its order', async ({
	browser,
}) => {
	const page = await browser.newPage({ locale: 'pt-BR' });
	const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
	// Asked for twice: ahead of time, and when it runs.
	await page.route(/\/converters[\w.-]*\.js/, (route) => isLetGo.then(() => route.continue()));
	await page.goto(await findEditorPage());
	await openText(page, 'Antes.\n\n');
	await typeAtEnd(page, '');
	await give(editor(page), 'paste', { html: '<p>Um <b>primeiro</b>.</p>', plain: 'Um primeiro.' });
	await page.keyboard.type(' Digitado.');
	await give(editor(page), 'paste', { pictures: [await aPictureOf('#741')] });
	await give(editor(page), 'paste', { html: '<p>Um <i>segundo</i>.</p>', plain: 'Um segundo.' });
	letGo();
	const whole = 'Antes.\n\nUm **primeiro**. Digitado.\n\n![](nossa)\n\nUm *segundo*.';
	await expectText(page, whole);
	await page.keyboard.press('Control+z');
	await expectText(page, whole.replace('![](nossa)\n\n', ''));
	await page.keyboard.press('Control+z');
	await expectText(page, 'Antes.\n\nUm **primeiro**. Digitado.\n\n');
	await page.close();
});

test('what is typed right after plain words were pasted is undone alone', async ({ page }) => {
	await openText(page, '');
	await typeAtEnd(page, '');
	await give(editor(page), 'paste', { plain: 'Um. ' });
	await give(editor(page), 'paste', { plain: 'Dois. ' });
	await page.keyboard.type('Fim.');
	await expectText(page, 'Um. Dois. Fim.');
	for (const left of ['Um. Dois. ', 'Um. ', '']) {
		await page.keyboard.press('Control+z');
		await expectText(page, left);
	}
});
