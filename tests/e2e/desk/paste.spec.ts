import { readFile } from 'node:fs/promises';
import { aPictureOf, give } from '../../editor/give.ts';
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
	titleField,
	typeAtEnd,
} from './desk-test.ts';

test('pictures reach the text by drop, by paste and by button, several at once', async ({
	page,
	desk,
}) => {
	test.setTimeout(120_000);
	const lost: string[] = [];
	page.on('response', (reply) => {
		if (reply.status() === 404) lost.push(reply.url());
	});
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
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	const other = Buffer.from(await aPictureOf('#238'), 'base64');
	await library.locator('input[type=file]').setInputFiles([
		{ name: 'escolhida.png', mimeType: 'image/png', buffer },
		{ name: 'outra.png', mimeType: 'image/png', buffer: other },
	]);
	await expectPictures(5);
	await expect(page.frameLocator('iframe').locator('.prose img')).toHaveCount(5);
	expect(lost, 'no picture is asked for before it is there').toEqual([]);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	const { content } = await readPost(desk, id);
	expect(content.match(/!\[[^\]]*\]\(\/images\/[a-f0-9]{64}/g)).toHaveLength(5);
});

test('what Word copied comes by the button as it does by a key: its lists are lists', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await showMarkdown(page);
	await page.goto('/admin/create');
	const copied = await readFile('tests/fixtures/clipboards/word/clipboard.html', 'utf8');
	await page.evaluate((html) => {
		const fill = (event: ClipboardEvent) => {
			event.preventDefault();
			event.clipboardData?.setData('text/html', html);
		};
		document.addEventListener('copy', fill, { once: true });
		document.execCommand('copy');
	}, copied);
	await page.getByRole('button', { name: 'Colar do Google Docs ou do Word' }).click();
	await expect.poll(() => editor(page).innerText()).toMatch(/^- energia\s+- luz/m);
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

test('a picture that arrives at the second try is saved, and so is what was written meanwhile', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Antes.' });
	await openPost(page, id);
	const json = { success: false, error: 'O armazenamento não respondeu.', code: 'internal' };
	await page.route('**/api/upload-image', (route) => route.fulfill({ status: 500, json }), {
		times: 1,
	});
	await typeAtEnd(page, ' Depois.');
	await give(editor(page), 'drop', { pictures: [await aPictureOf('#555')] });
	await expect(
		page.getByText('A imagem não foi enviada. Ela está guardada neste navegador.'),
	).toBeVisible();
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expect(editor(page).getByRole('figure')).toHaveCount(1);
	await expect(place(page)).toHaveText(/Salvo às/);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	expect((await readPost(desk, id)).content).toMatch(/Antes\. Depois\.[\s\S]*!\[\]\(\/images\//);
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
	await expect(dialog).toContainText('1 imagem ainda está sendo enviada.');
	await dialog.getByRole('button', { name: 'Ficar' }).click();
	arrive();
	await expect(page.getByRole('figure')).toHaveCount(1);
	await expect(place(page)).toHaveText(/Salvo às/);
	await toList.click();
	await expect(page).toHaveURL('/admin');
});

test('a document pasted into the title of a new post goes into the text, its first heading into the title', async ({
	page,
}) => {
	await page.goto('/admin/create');
	await editor(page).waitFor();
	await give(titleField(page), 'paste', {
		html: '<h1>Um guia</h1><p>Primeiro.</p><p>Segundo.</p>',
		plain: 'Um guia\n\nPrimeiro.\n\nSegundo.',
	});
	await expect(titleField(page)).toHaveValue('Um guia');
	await expect(editor(page)).toHaveText('Primeiro.Segundo.');
	await expect(editor(page)).toBeFocused();
});
