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
	const html = '<p>Um <b>forte</b><img src="file:///c/x.png"></p><script>alert(1)</script>';
	await give(editor(page), 'paste', { html, plain: 'Um forte' });
	await expect(editor(page)).toContainText('Antes do colar.Um **forte**');
	await expect(page.getByText('Colado sem: imagens e programas.')).toBeVisible();
	await page.getByRole('button', { name: 'Desfazer' }).click();
	await expect(editor(page)).toHaveText('Antes do colar.');
	await give(editor(page), 'paste', { html: '<p>Só um <i>leve</i></p>', plain: 'Só um leve' });
	await expect(editor(page)).toContainText('Só um *leve*');
	await expect(page.getByText('Colado sem')).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(editor(page)).toHaveText('Antes do colar.');
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
	const dialog = page.getByRole('dialog', { name: 'Descrição da imagem' });
	await dialog.getByRole('textbox').fill('A mesa');
	await dialog.getByRole('button', { name: 'Pôr no texto' }).click();
	await expect(editor(page)).toHaveText(/^Começo do texto\.!\[A mesa\].*Fim do texto\.$/);
});

test('pictures reach the text by drop, by paste and by button, each with its description', async ({
	page,
	desk,
}) => {
	test.setTimeout(120_000);
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await showMarkdown(page);
	await openPost(page, id);
	await typeAtEnd(page, '\n\n');
	const describe = async (alt: string) => {
		const dialog = page.getByRole('dialog', { name: 'Descrição da imagem' });
		await dialog.getByRole('textbox').fill(alt);
		await dialog.getByRole('button', { name: 'Pôr no texto' }).click();
		await expect(editor(page)).toContainText(`![${alt}](/images/`);
	};
	const dropped = [await aPictureOf('#723'), await aPictureOf('#724')];
	await give(editor(page), 'drop', { pictures: dropped });
	await describe('A primeira solta');
	await describe('A segunda solta');
	await give(editor(page), 'paste', { pictures: [await aPictureOf('#372')] });
	await describe('Uma colada');
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const buffer = Buffer.from(await aPictureOf('#237'), 'base64');
	const library = page.getByRole('dialog', { name: 'Imagens da casa' });
	await library
		.locator('input[type=file]')
		.setInputFiles({ name: 'escolhida.png', mimeType: 'image/png', buffer });
	await describe('Uma escolhida');
	await expect(page.frameLocator('iframe').getByRole('img')).toHaveCount(4);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	const { content } = await readPost(desk, id);
	expect(content.match(/!\[[^\]]+\]\(\/images\/[a-f0-9]{64}/g)).toHaveLength(4);
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

test('a picture that cannot be stored affects neither the post nor other pictures', async ({
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
	const told = 'Não foi possível enviar a imagem. O texto não foi afetado.';
	await expect(page.getByText(told)).toBeVisible();
	await expect(page.getByText('O armazenamento não respondeu.')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Pôr no texto' }).click();
	await expect(editor(page)).toContainText('Antes. Depois.');
	await expect(place(page)).toHaveText(/Salvo às/);
	await button(page, 'Salvar').click();
	await expect(page).toHaveURL('/admin');
	expect((await readPost(desk, id)).content).toContain('Antes. Depois.');
});
