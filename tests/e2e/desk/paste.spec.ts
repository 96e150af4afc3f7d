import type { Locator } from '@playwright/test';
import { aPicture } from '../../support/factories/picture.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	place,
	readPost,
	showMarkdown,
	test,
	typeAtEnd,
} from './desk-test.ts';

interface Carried {
	html?: string;
	plain?: string;
	/** Bytes of pictures, as base64. */
	pictures?: string[];
	/** The name of another file dropped with them. */
	stranger?: string;
}

/** Drops or pastes this on the target, like a user. */
const give = (target: Locator, event: 'paste' | 'drop', carried: Carried) =>
	target.evaluate(
		(element, { event, html, plain = '', pictures = [], stranger }) => {
			const data = new DataTransfer();
			if (html !== undefined) data.setData('text/html', html);
			if (plain !== '') data.setData('text/plain', plain);
			for (const [at, base64] of pictures.entries()) {
				const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
				data.items.add(new File([bytes], `foto-${at}.png`, { type: 'image/png' }));
			}
			if (stranger) data.items.add(new File(['%PDF'], stranger, { type: 'application/pdf' }));
			const { x, y } = element.getBoundingClientRect();
			const more = {
				bubbles: true,
				cancelable: true,
				composed: true,
				clientX: x + 40,
				clientY: y + 20,
			};
			element.dispatchEvent(
				event === 'paste'
					? new ClipboardEvent('paste', { clipboardData: data, ...more })
					: new DragEvent('drop', { dataTransfer: data, ...more }),
			);
		},
		{ event, ...carried },
	);
const aPictureOf = async (colour: string) => (await aPicture({ colour })).toString('base64');

test('a paste says what it lost, and Desfazer brings back what stood there', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Antes do colar.' });
	await showMarkdown(page);
	await openPost(page, id);
	await editor(page).click();
	await page.keyboard.press('Control+End');
	const html = '<p>Um <b>forte</b></p><script>alert(1)</script><svg><text>a</text></svg>';
	await give(editor(page), 'paste', { html, plain: 'Um forte' });
	await expect(editor(page)).toContainText('Antes do colar.Um **forte**');
	await expect(page.getByText('Colado sem: programas e desenhos e fórmulas.')).toBeVisible();
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(editor(page)).toHaveText('Antes do colar.');
	await give(editor(page), 'paste', { html: '<p>Só um <i>leve</i></p>', plain: 'Só um leve' });
	await expect(editor(page)).toContainText('Só um *leve*');
	await expect(page.getByText('Colado sem')).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(editor(page)).toHaveText('Antes do colar.');
});

test('what was typed within a paste since stays when the paste is taken back', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Antes do colar, e depois.' });
	await showMarkdown(page);
	await openPost(page, id);
	await editor(page).click();
	await page.keyboard.press('Control+Home');
	for (let letter = 0; letter < 'Antes'.length; letter += 1)
		await page.keyboard.press('Shift+ArrowRight');
	const html = '<p>Um <b>forte</b> aqui</p><script>alert(1)</script>';
	await give(editor(page), 'paste', { html, plain: 'Um forte aqui' });
	await expect(editor(page)).toHaveText('Um **forte** aqui do colar, e depois.');
	await page.keyboard.press('Control+Home');
	for (let letter = 0; letter < 'Um **for'.length; letter += 1)
		await page.keyboard.press('ArrowRight');
	await page.keyboard.type('(meu)');
	await page.keyboard.press('Control+End');
	await page.keyboard.type(' Fim.');
	await page.getByRole('button', { name: 'Desfazer', exact: true }).first().click();
	await expect(editor(page)).toHaveText('Antes(meu) do colar, e depois. Fim.');
});

test('a picture is inserted where it was dropped, and other files are reported', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Começo do texto.\n\nFim do texto.' });
	await showMarkdown(page);
	await openPost(page, id);
	await typeAtEnd(page, '');
	const pictures = [await aPictureOf('#a52')];
	const first = editor(page).locator('.cm-line').first();
	await give(first, 'drop', { pictures, stranger: 'contrato.pdf' });
	await expect(page.getByText('“contrato.pdf” não entra aqui.')).toBeVisible();
	await expect(editor(page)).toHaveText(/^Começo do texto\.!\[.*\]\(.*\)Fim do texto\.$/);
});

test('pictures reach the text by drop, by paste and by button, several at once', async ({
	page,
	desk,
}) => {
	test.setTimeout(120_000);
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await showMarkdown(page);
	await openPost(page, id);
	await typeAtEnd(page, '\n\n');
	const expectPictures = (count: number) =>
		expect
			.poll(async () => (await editor(page).innerText()).match(/!\[.*\]\(imagem \d/g)?.length)
			.toBe(count);
	const dropped = [await aPictureOf('#723'), await aPictureOf('#724')];
	await give(editor(page), 'drop', { pictures: dropped });
	await expectPictures(2);
	await give(editor(page), 'paste', { pictures: [await aPictureOf('#372')] });
	await expectPictures(3);
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const buffer = Buffer.from(await aPictureOf('#237'), 'base64');
	const library = page.getByRole('dialog', { name: 'Imagens da casa' });
	const other = Buffer.from(await aPictureOf('#238'), 'base64');
	await library.locator('input[type=file]').setInputFiles([
		{ name: 'escolhida.png', mimeType: 'image/png', buffer },
		{ name: 'outra.png', mimeType: 'image/png', buffer: other },
	]);
	await expectPictures(5);
	await expect(page.frameLocator('iframe').locator('.prose img')).toHaveCount(5);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	const { content } = await readPost(desk, id);
	expect(content.match(/!\[[^\]]*\]\(\/images\/[a-f0-9]{64}/g)).toHaveLength(5);
});

test('a cover is dropped or pasted on its place', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	const address = cover.getByLabel('Endereço da imagem');
	await give(cover.getByText('Solte ou cole uma imagem'), 'drop', {
		pictures: [await aPictureOf('#a11')],
	});
	await expect(address).toHaveValue(/^\/images\//);
	const first = await address.inputValue();
	await cover.getByRole('button', { name: 'Remover' }).click();
	await give(cover.getByText('Solte ou cole uma imagem'), 'paste', {
		pictures: [await aPictureOf('#1a1')],
	});
	await expect(address).toHaveValue(/^\/images\//);
	await expect(address).not.toHaveValue(first);
});

test('a picture that does not arrive keeps its file and its place, and no other back', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Antes.' });
	await openPost(page, id);
	let isBroken = true;
	await page.route('**/api/upload-image', (route) => {
		const json = { success: false, error: 'O armazenamento não respondeu.', code: 'internal' };
		const reply = isBroken ? route.fulfill({ status: 500, json }) : route.continue();
		isBroken = false;
		return reply;
	});
	await typeAtEnd(page, ' Depois.');
	await give(editor(page), 'drop', {
		pictures: [await aPictureOf('#555'), await aPictureOf('#556')],
	});
	await expect(page.getByText('A imagem não chegou. Está guardada aqui.')).toBeVisible();
	await expect(editor(page).getByRole('figure')).toHaveCount(1);
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expect(editor(page).getByRole('figure')).toHaveCount(2);
	await expect(page.getByText('A imagem não chegou.')).toHaveCount(0);
	await expect(editor(page)).toContainText('Antes. Depois.');
	await expect(place(page)).toHaveText(/Salvo às/);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	expect((await readPost(desk, id)).content).toContain('Antes. Depois.');
});

test('a picture on its way into the text can be stopped', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, { content: 'Antes.' });
	await openPost(page, id);
	await page.route('**/api/upload-image', () => undefined);
	await give(editor(page), 'drop', {
		pictures: [await aPictureOf('#557'), await aPictureOf('#558')],
	});
	await expect(page.getByRole('progressbar')).toHaveCount(2);
	await expect(editor(page).getByText('Na fila')).toBeVisible();
	const first = page.getByRole('group', { name: 'Envio de foto-0.png' });
	await first.getByRole('button', { name: 'Cancelar' }).click();
	await expect(first).toHaveCount(0);
	await page.getByRole('button', { name: 'Cancelar' }).click();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await expect(editor(page)).toHaveText('Antes.');
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('leaving while a picture is on its way names it, and staying lets it arrive', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await openPost(page, id);
	const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
	await page.route('**/api/upload-image', async (route) => {
		await mayArrive;
		await route.continue();
	});
	await give(editor(page), 'drop', { pictures: [await aPictureOf('#951')] });
	await expect(page.getByRole('progressbar')).toHaveCount(1);
	const toList = page.locator('.doc-bar .back').first();
	await toList.click();
	const dialog = page.getByRole('dialog', { name: 'Sair sem a imagem?' });
	await expect(dialog).toContainText('1 imagem ainda não chegou, e não entra no texto');
	await dialog.getByRole('button', { name: 'Ficar' }).click();
	arrive();
	await expect(page.getByRole('figure')).toHaveCount(1);
	await expect(place(page)).toHaveText(/Salvo às/);
	await toList.click();
	await expect(page).toHaveURL('/admin');
});
