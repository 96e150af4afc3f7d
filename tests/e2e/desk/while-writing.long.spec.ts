import { postCode } from '#domain/post/post-code';
import { aPicture } from '../../support/factories/picture.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	readPost,
	test,
	titleField,
} from './desk-test.ts';

test('the list finds a post by the code that readers’ messages call it by', async ({
	page,
	desk,
}) => {
	const { id, title } = await aSavedPost(desk);
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
	await titleField(page).focus();
	await expect(address).toHaveValue('agora-e-outro-endereco');
});

test('a description typed in the text stays with the picture in the library', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await editor(page).click();
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
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
