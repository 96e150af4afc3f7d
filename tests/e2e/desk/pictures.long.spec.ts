import { aPicture } from '../../support/factories/picture.ts';
import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

const aPhoto = async (width: number, height: number) => ({
	name: 'mesa.jpg',
	mimeType: 'image/jpeg',
	buffer: await aPicture({ width, height, format: 'jpeg' }),
});

test('an upload can be stopped, and a file that is not a picture is rejected before it is sent', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	let calls = 0;
	await page.route(/upload-image/, () => {
		calls += 1;
	});
	const choose = cover.locator('input[type=file]');
	await choose.setInputFiles(await aPhoto(300, 200));
	await cover.getByRole('button', { name: 'Cancelar envio' }).click();
	await expect(cover.getByRole('progressbar')).toHaveCount(0);
	await choose.setInputFiles({
		name: 'foto.png',
		mimeType: 'image/png',
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
	});
	await expect(page.getByText('É um SVG', { exact: false })).toBeVisible();
	expect(calls).toBe(1);
});

test('the next page of the library begins at its top', async ({ page }) => {
	const image = {
		url: '/covers/mesa.svg',
		width: 960,
		height: 640,
		widths: [960],
		bytes: 1000,
		name: 'mesa.svg',
		alt: '',
		created_at: '2026-01-01T12:00:00.000Z',
	};
	await page.route(/api\/images/, async (route) => {
		if (route.request().postDataJSON().action !== 'list') return route.fallback();
		const response = await route.fetch();
		const images = Array.from({ length: 24 }, (_, at) => ({ ...image, hash: `${at}` }));
		await route.fulfill({ response, json: { ...(await response.json()), images, total: 48 } });
	});
	await page.goto('/admin/imagens');
	const search = page.getByLabel('Buscar por nome ou descrição');
	const next = page.getByRole('button', { name: 'Próxima' });
	await next.scrollIntoViewIfNeeded();
	await expect(search).not.toBeInViewport();
	await next.click();
	await expect(next).toBeDisabled();
	await expect(search).toBeInViewport({ ratio: 1 });
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
