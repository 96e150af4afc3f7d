import type { Page } from '@playwright/test';
import { servePicture } from '#lib/serve-picture';
import { anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { expect, test } from './reader-test.ts';

const pictures = memoryPictureStore();
const address = (letter: string) => `/images/${letter.repeat(64)}-64.webp`;

/** The article with three pictures in a gallery, of which the first moves, and the same as its cover. */
async function open(page: Page) {
	const moving = await anAnimation({ format: 'webp', colours: ['red', 'blue'] });
	await pictures.write(address('a').slice(8), moving);
	await pictures.write(
		address('b').slice(8),
		await aPicture({ width: 64, height: 48, format: 'webp' }),
	);
	await page.route('**/images/**', async (route) => {
		const response = await servePicture(new Request(route.request().url()), {}, { pictures });
		const body = Buffer.from(await response.arrayBuffer());
		await route.fulfill({
			status: response.status,
			headers: Object.fromEntries(response.headers),
			body,
		});
	});
	await page.route('**/post/post-2', async (route) => {
		const response = await route.fetch();
		const picture = (letter: string) =>
			`<figure><img src="${address(letter)}" srcset="${address(letter)} 64w" alt=""></figure>`;
		const gallery = `<figure class="gallery">${['a', 'b', 'b'].map(picture).join('')}</figure>`;
		const body = (await response.text()).replace(
			'<div class="prose">',
			`<div class="prose">${picture('a')}${gallery}`,
		);
		await route.fulfill({ response, body });
	});
	await page.goto('/post/post-2');
}
const shown = (page: Page, within = '.prose') =>
	page.evaluate(
		(place) =>
			[...document.querySelectorAll<HTMLImageElement>(`${place} img[src*="/images/"]`)].map(
				({ currentSrc }) => /images\/(.).*-\d+(-still)?/.exec(currentSrc)?.slice(1).join(''),
			),
		within,
	);

test('WCAG 2.2.2: what moves can be stopped, in a text, a gallery and a gallery opened large', async ({
	page,
}) => {
	await open(page);
	await page.getByRole('button', { name: 'Pausar animações' }).click();
	await expect.poll(() => shown(page)).toEqual(['a-still', 'a-still', 'b', 'b']);
	await page.locator('.gallery button').first().click();
	await expect.poll(() => shown(page, '.viewer')).toEqual(['a-still']);
	await page.getByRole('dialog').getByRole('button', { name: 'Retomar animações' }).click();
	await expect.poll(() => shown(page, '.viewer')).toEqual(['a']);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Pausar animações' }).click();
	await expect.poll(() => shown(page)).toEqual(['a-still', 'a-still', 'b', 'b']);
});

test('what moves stands still for a reader who wants less motion, and nothing is loaded where nothing moves', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/post/post-2', { waitUntil: 'networkidle' });
	expect(asked.filter((url) => url.includes('moving-pictures'))).toEqual([]);
	await open(page);
	await expect.poll(() => shown(page)).toEqual(['a-still', 'a-still', 'b', 'b']);
	await page.getByRole('button', { name: 'Retomar animações' }).click();
	await expect.poll(() => shown(page)).toEqual(['a', 'a', 'b', 'b']);
});
