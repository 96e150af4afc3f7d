import type { Locator, Page } from '@playwright/test';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPost,
	place,
	showPreview,
	test,
	titleField,
	typeAtEnd,
	useSingleKeys,
} from './desk-test.ts';
import { aStoredPicture } from './stored-texts.ts';

const told = (page: Page, text: string) =>
	page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

/** Drops a file at the pointer, with its name and type. */
const dropFile = (target: Locator, name: string, type: string) =>
	target.evaluate(
		(element, [fileName, kind]) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(['%PDF-1.7'], fileName ?? '', { type: kind ?? '' }));
			const more = { bubbles: true, cancelable: true, composed: true };
			return element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...more }));
		},
		[name, type],
	);

test('N puts the cursor in the title of a new post, and Enter there leads to the text', async ({
	page,
}) => {
	await useSingleKeys(page);
	await page.goto('/admin');
	await page.locator('tr[data-post]').first().waitFor();
	await page.keyboard.press('n');
	await expect(titleField(page)).toBeFocused();
	await editor(page).waitFor();
	await page.keyboard.type('Só as mãos no teclado');
	await page.keyboard.press('Enter');
	await page.keyboard.type('E o texto segue.');
	await expect(editor(page)).toContainText('E o texto segue.');
	await expect(titleField(page)).toHaveValue('Só as mãos no teclado');
});

test('a press beside or below the text leads to it, and what is typed next is in it', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Um começo.\n\nUm fim.' });
	await openPost(page, id);
	const [write, last] = [page.locator('main.write'), editor(page).getByText('Um fim.')];
	const [whole, line] = [await write.boundingBox(), await last.boundingBox()];
	if (!whole || !line) throw new Error('not drawn');
	const below = line.y + line.height;
	for (const [x, y, typed] of [
		[line.x + 40, below + 30, ' Logo abaixo.'],
		[whole.x + 4, below + 90, ' Na beira.'],
		[whole.x + whole.width - 4, line.y + line.height / 2, ' Ao lado.'],
	] as const) {
		await page.mouse.click(x, y);
		await page.keyboard.type(typed);
	}
	await expect(editor(page)).toContainText('Um fim. Logo abaixo. Na beira. Ao lado.');
	// Above the text nothing is meant by it.
	await page.mouse.click(whole.x + 4, whole.y + 4);
	await expect(editor(page)).not.toBeFocused();
});

test('a discarded change comes back by the notice, and is compared with what was typed meanwhile', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true, content: 'Um começo.' });
	await openPost(page, id);
	const undo = told(page, 'Mudanças descartadas').getByRole('button', { name: 'Desfazer' });
	const discard = async () => {
		await typeAtEnd(page, ' E mais.');
		await expect(place(page)).toHaveText('Mudanças salvas, não publicadas');
		await button(page, 'Descartar mudanças').click();
		await expect(editor(page)).not.toContainText('E mais.');
	};
	await discard();
	await undo.click();
	await expect(editor(page)).toContainText('Um começo. E mais.');
	await expect(place(page)).toHaveText('Mudanças salvas, não publicadas');
	await page.reload();
	await expect(editor(page)).toContainText('Um começo. E mais.');

	await button(page, 'Descartar mudanças').click();
	await expect(editor(page)).not.toContainText('E mais.');
	await typeAtEnd(page, ' E outra.');
	await undo.click();
	await expect(page.getByRole('heading', { name: 'Duas versões do mesmo post' })).toBeVisible();
	await expect(page.getByRole('radio', { name: /E.*incluído: mais/ })).toBeVisible();
	await expect(page.getByRole('radio', { name: /E.*incluído: outra/ })).toBeVisible();
});

test('a PDF dropped on the desk is rejected by name, and the text stays', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const before = await editor(page).innerText();
	const goesOn = await dropFile(editor(page), 'tabela de preços.pdf', 'application/pdf');
	expect(goesOn, 'the browser does not open it in place of the desk').toBe(false);
	await expect(told(page, '“tabela de preços.pdf” não entra aqui.')).toContainText(
		'entram só imagens',
	);
	expect(await dropFile(page.locator('.doc-bar'), 'foto.png', 'image/png')).toBe(false);
	await expect(told(page, 'Solte a imagem no texto ou na capa.')).toBeVisible();
	expect(await editor(page).innerText()).toBe(before);
});

test('the focus is where it was after a dialog: in the text, too', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, { image_url: await aStoredPicture(desk) });
	await openPost(page, id);
	await typeAtEnd(page, ' Mais.');
	await page.keyboard.press('Control+Enter');
	await page.getByRole('dialog', { name: 'Antes de publicar' }).waitFor();
	await page.keyboard.press('Escape');
	await page.keyboard.type(' Sigo daqui.');
	await expect(editor(page)).toContainText('Mais. Sigo daqui.');
});

test('the last key decides whether publishing is asked about, however soon the press follows', async ({
	page,
	desk,
}) => {
	const image_url = await aStoredPicture(desk);
	const { id } = await aSavedPost(desk, { image_url, image_alt: 'Uma mesa' });
	await openPost(page, id);
	await typeAtEnd(page, '');
	await page.keyboard.press('Enter');
	await page.evaluate(() => {
		const leads: string[] = [];
		Object.assign(window, { leads });
		new MutationObserver(() => {
			const lead = document.querySelector('[role="dialog"] .lead, dialog .lead')?.textContent;
			if (lead && lead !== leads.at(-1)) leads.push(lead);
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await page.keyboard.type('#### Fim');
	await page.keyboard.press('Control+Enter');
	const question = page.getByRole('dialog', { name: 'Antes de publicar' });
	await expect(question.getByText('Os títulos de seção pulam um nível.')).toBeVisible();
	expect(await page.evaluate(() => Reflect.get(window, 'leads'))).toEqual(['1 aviso.']);
	await page.keyboard.press('Escape');
	await typeAtEnd(page, '');
	for (const _ of 'Fim ') await page.keyboard.press('Backspace');
	await page.keyboard.press('Control+Enter');
	await expect(told(page, 'O post foi publicado.')).toBeVisible();
});

test('the preview follows the cursor, keeps its last picture while offline and catches up', async ({
	page,
	context,
	desk,
}) => {
	const paragraphs = Array.from(
		{ length: 60 },
		(_, at) => `Parágrafo de número ${at + 1}, inteiro.`,
	);
	const { id } = await aSavedPost(desk, { content: paragraphs.join('\n\n') });
	await openPost(page, id);
	await showPreview(page);
	const preview = page.frameLocator('iframe');
	const last = preview.getByText('Parágrafo de número 60, inteiro.');
	await expect(last).not.toBeInViewport();
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await expect(last).toBeInViewport();
	await page.keyboard.press('Control+Home');
	await expect(preview.getByText('Parágrafo de número 1, inteiro.')).toBeInViewport();
	const picture = await page.locator('iframe').elementHandle();
	await context.setOffline(true);
	await page.keyboard.type('Escrito sem rede. ');
	await expect(page.getByText('Não foi possível atualizar a prévia.')).toBeVisible();
	await expect(preview.getByText('Parágrafo de número 1, inteiro.')).toBeVisible();
	expect(await picture?.evaluate(({ isConnected }) => isConnected), 'it never went').toBe(true);
	await context.setOffline(false);
	await expect(preview.getByText('Escrito sem rede. Parágrafo de número 1')).toBeVisible();
	await expect(page.getByText('Não foi possível atualizar a prévia.')).toBeHidden();
});

test('a key leaves the page of the preview as it stands until another one comes', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await showPreview(page);
	const preview = page.frameLocator('iframe');
	const paragraph = preview.getByText('Primeiro parágrafo.');
	await paragraph.evaluate((element) => element.setAttribute('data-kept', ''));
	await titleField(page).fill('Outro título');
	await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Outro título');
	await expect(paragraph).toHaveAttribute('data-kept');
});

test('a button that waits is as readable under the pointer as beside it', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openPost(page, id);
	await page.route(/update-post/, () => undefined);
	await button(page, 'Salvar').click();
	const main = page.locator('.doc-bar .btn.primary');
	await expect(main).toBeDisabled();
	const ground = () => main.evaluate((each) => getComputedStyle(each).backgroundColor);
	const rest = await ground();
	await main.hover({ force: true });
	expect(await ground()).toBe(rest);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
