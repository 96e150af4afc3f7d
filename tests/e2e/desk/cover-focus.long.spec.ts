import { aPicture } from '../../support/factories/picture.ts';
import { findViolations } from '../find-violations.ts';
import { aSavedPost, button, expect, openPart, openPost, readPost, test } from './desk-test.ts';

test('the cover’s focus is chosen by pointer and by keys, and followed by page, card and shared picture', async ({
	page,
	desk,
	site,
}) => {
	test.setTimeout(180_000);
	const { id, slug } = await aSavedPost(desk, { published: true });
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	await cover.locator('input[type=file]').setInputFiles({
		name: 'mesa.jpg',
		mimeType: 'image/jpeg',
		buffer: await aPicture({ width: 1600, height: 1200, format: 'jpeg' }),
	});
	const whole = cover.locator('.whole img');
	await expect.poll(async () => (await whole.boundingBox())?.height ?? 0).toBeGreaterThan(100);
	const point = cover.getByRole('button', { name: /^Ponto de foco da capa: / });
	await expect(point).toHaveAccessibleName(/: 50 % da largura, 50 % da altura\./);
	await expect(cover.getByRole('button', { name: 'Voltar ao centro' })).toHaveCount(0);

	const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
	await whole.click({ position: { x: width * 0.3, y: height * 0.2 } });
	await expect(point).toHaveAccessibleName(/: 30 % da largura, 20 % da altura\./);
	await expect(point).toBeFocused();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Shift+ArrowUp');
	await page.keyboard.press('Shift+ArrowUp');
	await expect(point).toHaveAccessibleName(/: 29 % da largura, 0 % da altura\./);
	const cuts = cover.getByRole('list', { name: 'Como a capa aparece' });
	await expect(cuts.getByRole('listitem')).toHaveText([
		'Cartão',
		'Topo do post, no mais baixo',
		'WhatsApp e redes',
	]);
	for (const cut of await cuts.locator('img').all())
		await expect(cut).toHaveCSS('object-position', '29% 0%');
	expect(await findViolations(page)).toEqual([]);

	await button(page, 'Publicar mudanças').click();
	await expect.poll(async () => (await readPost(desk, id)).image_focus).toBe('29% 0%');
	const readPage = async (path: string) => (await page.request.get(site.url + path)).text();
	await expect
		.poll(() => readPage(`/post/${slug}`), { timeout: 120_000 })
		.toContain('object-position:29% 0%');
	await expect.poll(() => readPage('/'), { timeout: 120_000 }).toContain('object-position:29% 0%');
	const [, shared = ''] =
		/property="og:image" content="([^"]+)"/.exec(await readPage(`/post/${slug}`)) ?? [];
	const picture = await page.request.get(site.url + new URL(shared).pathname);
	expect(picture.headers()['content-type']).toBe('image/jpeg');

	await openPost(page, id);
	await openPart(page, 'Capa');
	await cover.getByRole('button', { name: 'Voltar ao centro' }).click();
	await expect(point).toHaveAccessibleName(/: 50 % da largura, 50 % da altura\./);
	await button(page, 'Publicar mudanças').click();
	await expect.poll(async () => (await readPost(desk, id)).image_focus).toBeNull();
});

test('another cover begins at its centre', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, {
		image_url: 'https://example.com/uma.jpg',
		image_focus: '10% 90%',
	});
	await page.route('https://example.com/**', async (route) =>
		route.fulfill({ body: await aPicture({ width: 800, height: 600, format: 'jpeg' }) }),
	);
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	const point = cover.getByRole('button', { name: /^Ponto de foco da capa: / });
	await expect(point).toHaveAccessibleName(/: 10 % da largura, 90 % da altura\./);
	const cuts = cover.getByRole('list', { name: 'Como a capa aparece' });
	await expect(cuts.getByRole('listitem')).toHaveText(['Cartão', 'Topo do post, no mais baixo']);
	await cover.locator('input[type=file]').setInputFiles({
		name: 'outra.jpg',
		mimeType: 'image/jpeg',
		buffer: await aPicture({ width: 900, height: 600, format: 'jpeg' }),
	});
	await expect(point).toHaveAccessibleName(/: 50 % da largura, 50 % da altura\./);
	await cover.locator('input[type=file]').setInputFiles({
		name: 'pequena.jpg',
		mimeType: 'image/jpeg',
		buffer: await aPicture({ width: 600, height: 600, format: 'jpeg' }),
	});
	await expect(cover.getByText('Com menos de 800 px de largura')).toBeVisible();
	await expect(point).toHaveCount(0);
	await expect(cuts.locator('img').first()).toHaveCSS('object-fit', 'contain');
	await cover.getByRole('button', { name: 'Remover' }).click();
	await expect(cuts).toHaveCount(0);
});
