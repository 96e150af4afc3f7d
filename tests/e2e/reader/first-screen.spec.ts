import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

const edge = async (part: Locator, side: 'top' | 'bottom') =>
	part.first().evaluate((element, side) => element.getBoundingClientRect()[side], side);
const sizeOf = (part: Locator) =>
	part.evaluate((element) => Math.round(parseFloat(getComputedStyle(element).fontSize)));
/** How many whole lines of a paragraph stand on the first screen. */
const linesInSight = (paragraph: Locator) =>
	paragraph.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
		return new Set(bottoms.filter((bottom) => bottom <= innerHeight)).size;
	});

async function readWithTitle(page: Page, path: string, lines: number): Promise<Locator> {
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
	await page.locator('h1').evaluate((title, lines) => {
		title.innerHTML = Array(lines).fill('Uma reunião').join('<br>');
	}, lines);
	return page.locator('.prose > p').first();
}

test('while filtering the field follows a single line, and a hit in a text stands on the first screen', async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await page.goto('/?q=cobrar');
	const results = new Results(page);
	await expect(results.title).toBeVisible();
	expect(await sizeOf(page.locator('h1'))).toBe(20);
	expect(await sizeOf(results.title)).toBe(24);
	const search = await page.locator('.hero .search').boundingBox();
	const link = await page.getByRole('link', { name: 'Ver Todos os Posts' }).boundingBox();
	expect(search?.width).toBeLessThanOrEqual(40 * 17);
	expect(link?.y).toBeGreaterThanOrEqual(search?.y ?? 0);
	expect(link?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
	expect(link?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0));
});

test('the first hit stands by 270 px, by 380 on a phone; categories are offered once one is chosen', async ({
	page,
}) => {
	const results = new Results(page);
	const chips = page.locator('.hero .chips');
	for (const [width, height, top] of [
		[390, 844, 380],
		[1280, 800, 270],
		[1920, 1080, 270],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const word of ['cobrar', 'mesa']) {
			await page.goto(`/?q=${word}`);
			await expect(results.title).toBeVisible();
			await page.evaluate(() => document.fonts.ready);
			const hit = page.locator('.results').locator('.rows > li, .card:not(.skel)');
			expect(await edge(hit, 'top'), `${word} at ${width}`).toBeLessThanOrEqual(top);
			await expect(chips).toBeHidden();
		}
		await page.goto(`/?q=preço&category=${fixtureCategories[0]?.id}`);
		await expect(chips).toBeVisible();
	}
	await page.goto('/?q=helena');
	const [first, maybe] = [results.group('Posts'), page.getByText('Talvez você queira')];
	await expect(maybe).toHaveCount(1);
	expect(await edge(maybe, 'top')).toBeGreaterThan(await edge(first, 'bottom'));
});

test('one or two hits in titles lie flat, picture at the left, and one in a text is in sight below them', async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await page.goto(`/?q=preço&category=${fixtureCategories[0]?.id}`);
	const results = new Results(page);
	await expect(results.cards).toHaveCount(1);
	const picture = await results.cards.first().locator('.media').boundingBox();
	const title = await results.cards.first().locator('h3').boundingBox();
	expect(picture?.width).toBe(18 * 17);
	expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
	await expect(results.rows.first().locator('h3')).toBeInViewport({ ratio: 1 });
});

test('an article begins on the first screen, whatever its title and its picture', async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	for (const path of ['/post/post-1', '/post/post-2', '/post/resumo-1']) {
		expect(await linesInSight(await readWithTitle(page, path, 1)), path).toBeGreaterThanOrEqual(3);
		expect(await linesInSight(await readWithTitle(page, path, 3)), path).toBeGreaterThanOrEqual(1);
	}
	await page.setViewportSize(phone);
	for (const path of ['/post/post-1', '/post/post-2', '/post/resumo-1'])
		for (const lines of [1, 3])
			expect(
				await linesInSight(await readWithTitle(page, path, lines)),
				`${path} with ${lines}`,
			).toBeGreaterThanOrEqual(1);
});

/** The longest titles of each size, and the shortest. */
const titles = [8, 40, 80, 131].map((length) =>
	'Uma reunião que podia ser outra coisa '.repeat(4).slice(0, length).replace(/ $/, 's'),
);

test('an article’s picture is whole beside its title, never flatter than 5:2 above its text, and the text begins by 530 and by 690 px', async ({
	page,
}) => {
	for (const [width, height, lead] of [
		[390, 844, 690],
		[768, 1024, 800],
		[1280, 800, 530],
		[1366, 768, 530],
		[1920, 1080, 530],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const path of ['/post/post-1', '/post/resumo-1'])
			for (const title of titles) {
				await page.goto(path);
				await page.evaluate(() => document.fonts.ready);
				await page.locator('h1').evaluate((head, title) => {
					head.textContent = title;
					head.dataset['length'] = title.length > 80 ? 'longest' : title.length > 40 ? 'long' : '';
				}, title);
				const name = `${path}, ${title.length} letters at ${width}`;
				const picture = await page.locator('.opening > .article-hero').boundingBox();
				const ratio = (picture?.width ?? 0) / (picture?.height ?? 1);
				expect(ratio, name).toBeGreaterThanOrEqual(16 / 9 - 0.01);
				expect(ratio, name).toBeLessThanOrEqual((width < 1024 ? 5 / 2 : 16 / 9) + 0.01);
				expect(await edge(page.locator('.prose > p'), 'top'), name).toBeLessThanOrEqual(lead);
				const [head, text] = [page.locator('h1'), page.locator('.prose > p').first()];
				const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
				expect(await left(head), name).toBe(await left(text));
			}
	}
});

test('a post without a picture keeps its card’s face, with the category’s icon in sight', async ({
	page,
}) => {
	await page.goto('/posts');
	const card = page.locator('.card', { has: page.locator('a[href="/post/post-2"]') });
	const face = (await card.locator('.art').getAttribute('src')) ?? '';
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/post/post-2');
		const picture = page.locator('.article-hero');
		await expect(picture.locator('img')).toHaveAttribute('src', face);
		const icon = picture.locator('.icon');
		await expect(icon).toBeInViewport({ ratio: 1 });
		const [inner, outer] = [await icon.boundingBox(), await picture.boundingBox()];
		if (!inner || !outer) throw new Error('nothing is drawn');
		expect(inner.width).toBeGreaterThanOrEqual(40);
		expect(inner.x).toBeGreaterThanOrEqual(outer.x);
		expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
		await icon.evaluate((drawing) => {
			drawing.style.stroke = 'transparent';
		});
		const { channels } = await sharp(await page.screenshot({ clip: inner })).stats();
		// To this grey the icon’s colour has a contrast of 4 : 1.
		for (const { max } of channels.slice(0, 3)) expect(max, `${width}`).toBeLessThan(118);
	}
});

test('on a phone one row leads back, and sharing waits for the end of the text', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/post/post-1');
	const back = page.getByRole('link', { name: 'Voltar ao blog' });
	const crumbs = page.getByRole('navigation', { name: 'Você está em' });
	const middle = async (part: Locator) =>
		((await edge(part, 'top')) + (await edge(part, 'bottom'))) / 2;
	expect(Math.abs((await middle(back)) - (await middle(crumbs)))).toBeLessThan(4);
	const share = page.getByRole('group', { name: 'Compartilhar' });
	await expect(share).toHaveCount(1);
	expect(await edge(share, 'top')).toBeGreaterThan(await edge(page.locator('.prose'), 'bottom'));
});

test('on a phone all posts are three cards, and rows that show each part', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/posts');
	await page.evaluate(() => document.fonts.ready);
	const cards = page.locator('.grid > .card');
	for (const index of [3, 4, 5, 6]) {
		const row = cards.nth(index);
		const { height = 999 } = (await row.boundingBox()) ?? {};
		expect(height).toBeLessThanOrEqual(
			(await row.getAttribute('class'))?.includes('paper') ? 216 : 191,
		);
		const picture = await row.locator('.media').boundingBox();
		expect([picture?.width, picture?.height]).toEqual([112, 63]);
		expect(picture?.x).toBeGreaterThan(200);
		for (const part of ['.badge', 'h2 a', '.excerpt', '.tags', '.meta'])
			expect(await row.locator(part).boundingBox(), part).not.toBeNull();
	}
	for (const index of [0, 1, 2])
		expect((await cards.nth(index).locator('.media').boundingBox())?.width).toBeGreaterThan(340);
	const isWithin = () => document.documentElement.scrollWidth <= innerWidth;
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(isWithin)).toBe(true);
});

test('home shows its first post on the first screen, its picture whole', async ({ page }) => {
	const ratioOf = async (picture: Locator) => {
		const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
		return width / height;
	};
	for (const [width, height] of [
		[390, 844],
		[768, 1024],
		[1280, 800],
		[1366, 768],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/');
		await page.evaluate(() => document.fonts.ready);
		const featured = page.locator('.featured');
		if (width !== 768)
			await expect(featured.getByRole('heading'), `${width}`).toBeInViewport({ ratio: 1 });
		for (const picture of [featured.locator('.media'), page.locator('.track .media').first()])
			expect(Math.abs((await ratioOf(picture)) - 16 / 9), `${width}`).toBeLessThan(0.01);
		const hero = await page.locator('.hero').boundingBox();
		if (width === 1280) expect(hero?.height).toBeLessThanOrEqual(300);
		if (width === 390) expect(hero?.height).toBeLessThanOrEqual(360);
		const chips = page.getByRole('list', { name: 'Filtrar por categoria' });
		await expect(chips).toHaveCount(1);
		const chipsTop = await edge(chips, 'top');
		const isBelow = chipsTop > (await edge(featured, 'bottom'));
		expect(isBelow, `${width}`).toBe(width < 640);
	}
});

test('an article has the left edge of its page, and its contents list that of its picture', async ({
	page,
}) => {
	for (const width of [1280, 1920]) {
		await page.setViewportSize({ width, height: 1000 });
		await page.goto('/post/post-1');
		const lefts = await Promise.all(
			[
				'.brand',
				'.way',
				'.share.beside',
				'.foot > .wrap',
				'.opening > :is(.article-hero, .band)',
				'.toc',
			]
				.map((part) => page.locator(part).first())
				.map(async (part) => Math.round((await part.boundingBox())?.x ?? 0)),
		);
		expect(new Set(lefts.slice(0, 4)).size, `${lefts} at ${width}`).toBe(1);
		if (width === 1920) expect(lefts[4]).toBe(lefts[5]);
	}
});
