import type { Locator, Page } from '@playwright/test';
import { postCode } from '#domain/post-code';
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
	showPreview,
	test,
	titleField,
	typeAtEnd,
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

test('the form tells the code that readers’ messages call a post by, and the list finds it', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk);
	await openPost(page, id);
	await expect(await openPart(page, 'Endereço')).toContainText(postCode(id));
	await page.goto('/admin');
	await page.getByRole('searchbox').fill(`Oi! Li um texto (Post ${postCode(id)})`);
	await expect(page.locator('tr[data-post]')).toHaveCount(1);
	await expect(page.locator('tr[data-post]')).toContainText(title);
});

test('whatever is typed or pasted as an address becomes a valid one', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const address = (await openPart(page, 'Endereço')).getByLabel('Endereço do post');
	await address.fill('');
	await address.pressSequentially('Agora é Outro Endereço!');
	await expect(address).toHaveValue('agora-e-outro-endereco');
	await page.keyboard.press('Home');
	await page.keyboard.type('É, ');
	await expect(address).toHaveValue('e-agora-e-outro-endereco');
	await address.fill('https://x.test/Fim do Mês/ ');
	await titleField(page).focus();
	await expect(address).toHaveValue('https-xtest-fim-do-mes');
	await address.fill('agora-e-outro-endereco-');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('dialog', { name: 'Antes de publicar' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(address).toBeFocused();
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

test('a description typed in the text stays with the picture in the library', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await editor(page).click();
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const library = page.getByRole('dialog', { name: 'Imagens da casa' });
	await library.locator('input[type=file]').setInputFiles({
		name: 'bancada.png',
		mimeType: 'image/png',
		buffer: await aPicture({ colour: '#249' }),
	});
	await page.getByRole('button', { name: 'Sem descrição' }).click();
	await page.getByLabel('O que se vê na imagem?').fill('Bancada azul com dois bancos');
	const described = page.waitForResponse(/api\/images/);
	await page.getByRole('button', { name: 'Pronto' }).click();
	const figure = editor(page).getByRole('figure', { name: 'Bancada azul com dois bancos' });
	await expect(figure).toBeVisible();
	await described;
	const { images } = await desk.call<{ images: { alt: string }[] }>('images', {
		action: 'list',
		q: 'bancada.png',
	});
	expect(images.map(({ alt }) => alt)).toEqual(['Bancada azul com dois bancos']);
});

test('the focus is where it was after a dialog: in the text, too', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
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
	expect(await page.evaluate(() => Reflect.get(window, 'leads'))).toEqual([
		'1 aviso. Nada impede de publicar.',
	]);
	await page.keyboard.press('Escape');
	await typeAtEnd(page, '');
	for (const _ of 'Fim ') await page.keyboard.press('Backspace');
	await page.keyboard.press('Control+Enter');
	await expect(told(page, 'O post foi publicado.')).toBeVisible();
});

test('a post that the scheduler publishes is known to the form that lies open', async ({
	page,
	desk,
}) => {
	const scheduled_at = `${new Date().getUTCFullYear() + 1}-03-05T12:00:00.000Z`;
	const { id } = await aSavedPost(desk, { scheduled_at });
	const status = page.waitForResponse(/api\/site-status/);
	await openPost(page, id);
	await status;
	await expect(page.locator('.doc-bar .status')).toHaveText('Agendado');
	// Changes the post from elsewhere, like the scheduler, while the form is idle.
	await desk.call('toggle-publish', { postId: id, publish: true });
	await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
	await expect(page.locator('.doc-bar .status')).toHaveText('Publicado', { timeout: 40_000 });
	await expect(told(page, 'O post foi publicado.')).toBeVisible();
	await expect(place(page)).toHaveText(/a caminho do site|Tudo no site/);
	await expect(place(page)).toHaveText('Tudo no site', { timeout: 90_000 });
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
	await expect(page.getByText('A prévia não pôde ser atualizada.')).toBeVisible();
	await expect(preview.getByText('Parágrafo de número 1, inteiro.')).toBeVisible();
	expect(await picture?.evaluate(({ isConnected }) => isConnected), 'it never went').toBe(true);
	await context.setOffline(false);
	await expect(preview.getByText('Escrito sem rede. Parágrafo de número 1')).toBeVisible();
	await expect(page.getByText('A prévia não pôde ser atualizada.')).toBeHidden();
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

test('a scheduled post’s buttons say what a click will do', async ({ page, desk }) => {
	const year = new Date().getUTCFullYear() + 1;
	const { id } = await aSavedPost(desk, { scheduled_at: `${year}-03-05T12:00:00.000Z` });
	await openPost(page, id);
	await expect(button(page, 'Salvar para 05/03, 09:00')).toBeVisible();
	await page.setViewportSize({ width: 360, height: 740 });
	await expect(button(page, 'Salvar para 05/03, 09:00')).toBeInViewport();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await page.setViewportSize({ width: 1280, height: 800 });
	const publication = await openPart(page, 'Publicação');
	await publication.getByLabel('Hora').fill('10:30');
	await expect(button(page, 'Mudar para 05/03, 10:30')).toBeVisible();
	await publication.getByRole('radio', { name: 'Quando eu clicar em Publicar' }).check();
	await expect(button(page, 'Publicar agora')).toBeVisible();
	await button(page, 'Salvar como rascunho').click();
	await expect(page.getByText('Post atualizado com sucesso')).toBeVisible();
	expect(await readPost(desk, id)).toMatchObject({ published: false, scheduled_at: null });
});
