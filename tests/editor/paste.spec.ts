import { expect, expectText, openText, test } from './editor-test.ts';
import { aPictureOf, give } from './give.ts';
import { editor, typeAtEnd } from './writing-hands.ts';

test('a paste says what it lost, and Desfazer brings back what stood there', async ({ page }) => {
	await openText(page, 'Antes do colar.', 'markdown');
	await editor(page).click();
	await page.keyboard.press('Control+End');
	const html = '<p>Um <b>forte</b></p><script>alert(1)</script><svg><text>a</text></svg>';
	await give(editor(page), 'paste', { html, plain: 'Um forte' });
	await expect(editor(page)).toContainText('Antes do colar.Um **forte**');
	await expect(page.getByText('Colado sem: scripts e desenhos e fórmulas.')).toBeVisible();
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(editor(page)).toHaveText('Antes do colar.');
	await give(editor(page), 'paste', { html: '<p>Só um <i>leve</i></p>', plain: 'Só um leve' });
	await expect(editor(page)).toContainText('Só um *leve*');
	await expect(page.getByText('Colado sem')).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(editor(page)).toHaveText('Antes do colar.');
});

test('a frame’s code that was copied as text is what readers see of it, and the notice tells which', async ({
	page,
}) => {
	await openText(page, '');
	const frameOf = (source: string) => `<iframe width="9" src="${source}"></iframe>`;
	await give(editor(page), 'paste', { plain: frameOf('https://player.vimeo.com/video/123456') });
	await expectText(page, 'https://vimeo.com/123456');
	await expect(page.getByText('Colado sem')).toHaveCount(0);
	await openText(page, '');
	await give(editor(page), 'paste', {
		plain: frameOf('https://open.spotify.com/embed/track/4rOo'),
	});
	await expectText(page, '[Ouvir no Spotify](https://open.spotify.com/track/4rOo)');
	await expect(page.getByText('Colado sem: conteúdo incorporado (ficou um link).')).toBeVisible();
});

test('what was typed within a paste since stays when the paste is taken back', async ({ page }) => {
	await openText(page, 'Antes do colar, e depois.', 'markdown');
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
}) => {
	await openText(page, 'Começo do texto.\n\nFim do texto.', 'markdown');
	await typeAtEnd(page, '');
	const pictures = [await aPictureOf('#a52')];
	const first = editor(page).locator('.cm-line').first();
	await give(first, 'drop', { pictures, stranger: 'contrato.pdf' });
	await expect(page.getByText('“contrato.pdf” não entra aqui.')).toBeVisible();
	await expect(editor(page)).toHaveText(/^Começo do texto\.!\[.*\]\(.*\)Fim do texto\.$/);
});

test('a picture that does not arrive keeps its file and its place, and no other back', async ({
	page,
}) => {
	await openText(page, 'Antes.');
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
	await expect(
		page.getByText('A imagem não foi enviada. Ela está guardada neste navegador.'),
	).toBeVisible();
	await expect(editor(page).getByRole('figure')).toHaveCount(1);
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expect(editor(page).getByRole('figure')).toHaveCount(2);
	await expect(page.getByText('A imagem não chegou.')).toHaveCount(0);
	await expect(editor(page)).toContainText('Antes. Depois.');
});

test('a picture on its way into the text can be stopped', async ({ page }) => {
	await openText(page, 'Antes.');
	await page.route('**/api/upload-image', () => undefined);
	await give(editor(page), 'drop', {
		pictures: [await aPictureOf('#557'), await aPictureOf('#558')],
	});
	await expect(page.getByRole('progressbar')).toHaveCount(2);
	await expect(editor(page).getByText('Na fila')).toBeVisible();
	const first = page.getByRole('group', { name: 'Envio de foto-0.png' });
	await first.getByRole('button', { name: 'Cancelar' }).click();
	await expect(first).toHaveCount(0);
	await expect(editor(page).getByText('Na fila'), 'the next one is sent').toHaveCount(0);
	await page.getByRole('button', { name: 'Cancelar' }).click();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await expect(editor(page)).toHaveText('Antes.');
});

test('an address pasted over chosen words is their link, in a text and in a cell', async ({
	page,
}) => {
	await openText(page, 'Veja o mapa');
	await editor(page).click();
	await page.keyboard.press('Control+End');
	for (let letter = 0; letter < 'mapa'.length; letter += 1)
		await page.keyboard.press('Shift+ArrowLeft');
	await give(editor(page), 'paste', { plain: 'https://a.example/mapa' });
	await expectText(page, 'Veja o [mapa](https://a.example/mapa)');
	await page.keyboard.press('Control+z');
	await expectText(page, 'Veja o https://a.example/mapa');
	await page.keyboard.press('Control+z');
	await expectText(page, 'Veja o mapa');
	await openText(page, '| Sala | Preço |\n|---|---|\n| Mapa | 20 |');
	const cell = page.getByRole('textbox', { name: /linha 1|Mapa/ }).filter({ hasText: 'Mapa' });
	await cell.click();
	await page.keyboard.press('Control+a');
	await give(cell, 'paste', { plain: 'https://a.example/mapa' });
	await expectText(page, /\| \[Mapa\]\(https:\/\/a\.example\/mapa\) \| 20/);
});

test('in a caption, which has no links, the words stay before an address pasted over them', async ({
	page,
}) => {
	await openText(page, '![Uma mesa](/nada.webp "Veja o mapa")');
	const caption = page.getByRole('textbox', { name: 'Legenda' });
	await caption.click();
	await page.keyboard.press('End');
	for (const _ of 'mapa') await page.keyboard.press('Shift+ArrowLeft');
	await give(caption, 'paste', { plain: 'https://a.example/mapa' });
	await expectText(page, '![Uma mesa](/nada.webp "Veja o mapa (https://a.example/mapa)")');
});

test('lines of a page are joined by one press, and Ctrl+Z takes it back', async ({ page }) => {
	const column = 'A reforma do telha-\ndo começa em abril e de-\nve durar três semanas.';
	await openText(page, 'Antes.\n\n');
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await give(editor(page), 'paste', { plain: column });
	await expectText(page, `Antes.\n\n${column}`);
	await expect(page.getByText('As linhas parecem quebradas pela largura')).toBeVisible();
	await page.getByRole('button', { name: 'Juntar as linhas' }).click();
	const joined = 'Antes.\n\nA reforma do telhado começa em abril e deve durar três semanas.';
	await expectText(page, joined);
	await page.keyboard.type(' Fim.');
	await expectText(page, `${joined} Fim.`);
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Control+z');
	await expectText(page, `Antes.\n\n${column}`);
});
