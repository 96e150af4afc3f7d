import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onGround } from '#components/picture-source.ts';
import { expect, test } from './reader-test.ts';

const stored = `/images/${'a'.repeat(64)}-480.webp`;
const places = ['prose', 'media', 'article-hero', 'face', 'gallery', 'viewer'];

const lines =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0l9 9" stroke="#000"/></svg>';

/** In the page: the contrast of each picture's ground with black and with white. */
function measure(): number[][] {
	return [...document.querySelectorAll('img.probe')].map((picture) => {
		const style = getComputedStyle(picture);
		const [red = 0, green = 0, blue = 0] = (style.backgroundColor.match(/[\d.]+/g) ?? []).map(
			(part) =>
				Number(part) / 255 <= 0.04045
					? Number(part) / 255 / 12.92
					: ((Number(part) / 255 + 0.055) / 1.055) ** 2.4,
		);
		const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		const isKept =
			(!matchMedia('print').matches || style.printColorAdjust === 'exact') &&
			style.forcedColorAdjust === 'none';
		return isKept ? [(light + 0.05) / 0.05, 1.05 / (light + 0.05)] : [0, 0];
	});
}

test('black and white lines on a transparent ground are both readable, in each place and medium', async ({
	page,
}) => {
	await page.route(/\/images\/|fora\.example/, (route) =>
		route.fulfill({ contentType: 'image/svg+xml', body: lines }),
	);
	await page.goto('/post/post-2');
	await page.evaluate(
		([places, stored]) => {
			for (const place of places) {
				for (const src of [stored, 'https://fora.example/plano.svg']) {
					const frame = document.createElement('div');
					frame.className = place === 'gallery' ? 'prose' : place;
					frame.innerHTML = `<figure class="${place === 'gallery' ? place : ''}"><img class="probe art" src="${src}"></figure>`;
					document.querySelector('.story')?.append(frame);
				}
			}
		},
		[places, stored] as const,
	);
	for (const medium of [{}, { media: 'print' }, { forcedColors: 'active' }] as const) {
		await page.emulateMedia({ media: null, forcedColors: null, ...medium });
		const found = await page.evaluate(measure);
		expect(found).toHaveLength(2 * places.length);
		for (const contrast of found.flat()) expect(contrast).toBeGreaterThanOrEqual(4.5);
	}
});

test('on paper a picture’s ground is as large as the picture', async ({ page }) => {
	await page.setViewportSize({ width: 720, height: 1000 });
	await page.emulateMedia({ media: 'print' });
	await page.route(/fora\.example/, (route) => {
		const height = new URL(route.request().url()).pathname.slice(1);
		const body = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}"/>`;
		return route.fulfill({ contentType: 'image/svg+xml', body });
	});
	await page.goto('/post/post-2');
	const shapes = await page.evaluate(async () => {
		const prose = document.querySelector('.prose');
		for (const height of [400, 1200])
			for (const name of ['', 'wide', 'narrow'])
				prose?.insertAdjacentHTML(
					'beforeend',
					`<figure class="${name}"><img class="probe" src="https://fora.example/${height}" width="800" height="${height}"></figure>`,
				);
		const pictures = [...document.querySelectorAll<HTMLImageElement>('.probe')];
		await Promise.all(pictures.map((picture) => picture.decode()));
		return pictures.map((picture) => picture.offsetWidth / picture.offsetHeight);
	});
	expect(shapes).toHaveLength(6);
	for (const [at, shape] of shapes.entries()) expect(shape).toBeCloseTo(at < 3 ? 2 : 2 / 3, 1);
});

for (const path of ['/', '/posts'])
	test(`on paper words are dark, and covers have their ground: ${path}`, async ({ page }) => {
		await page.goto(path);
		await page.emulateMedia({ media: 'print' });
		for (const words of ['h1', '.card h3, .card h2', 'main p'])
			for (const colour of await page
				.locator(words)
				.evaluateAll((all) => all.map((each) => getComputedStyle(each).color)))
				expect(
					Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
					words,
				).toBeLessThan(140);
		const cover = page.locator('main img:not([src^="/panels/"])').first();
		await expect(cover).toHaveCSS('print-color-adjust', 'exact');
	});

test('the words of a link to a highlight have a colour of their own, as their ground has', async ({
	page,
}) => {
	await page.goto('/posts#:~:text=Todos');
	const found = await page.locator('h1').evaluate((heading) => {
		const { color, backgroundColor } = getComputedStyle(heading, '::target-text');
		return [color, backgroundColor];
	});
	expect(found).toEqual(['rgb(32, 19, 8)', 'rgb(245, 172, 98)']);
});

test('a cover stands as the page says: a book whole on its ground, another around its focus', async ({
	page,
}) => {
	const covers = [onGround, { objectPosition: '29% 0%' }].map((style, at) =>
		renderToStaticMarkup(
			createElement('img', { className: 'art', id: `capa-${at}`, src: stored, style }),
		),
	);
	await page.route(/\/images\//, (route) =>
		route.fulfill({ contentType: 'image/svg+xml', body: lines }),
	);
	await page.route('**/posts', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('<main', `${covers.join('')}<main`);
		await route.fulfill({ response, body });
	});
	await page.goto('/posts');
	const book = page.locator('#capa-0');
	await expect(book).toHaveCSS('object-fit', 'contain');
	await book.evaluate((picture) => picture.classList.add('probe'));
	for (const contrast of (await page.evaluate(measure)).flat())
		expect(contrast).toBeGreaterThanOrEqual(4.5);
	await expect(page.locator('#capa-1')).toHaveCSS('object-position', '29% 0%');
});
