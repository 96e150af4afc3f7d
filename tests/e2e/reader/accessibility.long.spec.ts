import { join } from 'node:path';
import { findKeptSite } from '../../support/keeper.ts';
import { findViolations } from '../find-violations.ts';
import { judgeEveryWay, picturesTo, takePictures } from '../shown-in-every-way.ts';
import { spaceText } from '../space-text.ts';
import { measurementId } from './measured-test.ts';
import { pageAddresses, pageKinds } from './page-kinds.ts';
import { expect, test } from './reader-test.ts';

for (const [place, { name, path, isMeasured, open }] of pageKinds.entries())
	test(`WCAG 2.2 AA: ${name} has no violation however it is shown, and never scrolls sideways`, async ({
		browser,
	}) => {
		test.setTimeout(120_000);
		const { url } = await findKeptSite(isMeasured ? measurementId : '');
		const page = await browser.newPage({ baseURL: url });
		await page.route(/^https:\/\//, (route) => route.abort());
		if (open) await open(page);
		else await page.goto(path, { waitUntil: 'networkidle' });
		if (picturesTo) await takePictures(page, join(picturesTo, name));
		else await judgeEveryWay(page, place);
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await page.close();
	});

test('with WCAG’s distances between letters, words and lines no page scrolls sideways', async ({
	page,
}) => {
	for (const width of [320, 360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of pageAddresses) {
			await page.goto(path);
			await spaceText(page);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
		}
	}
});

test('at a zoom of 200 % nothing is lost sideways', async ({ page }) => {
	await page.setViewportSize({ width: 640, height: 400 });
	for (const path of ['/', '/post/post-1', '/posts', '/sitemap']) {
		await page.goto(path);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth,
		);
		expect(overflow, path).toBeLessThanOrEqual(0);
	}
});

test('in forced colours cards on a ground have an edge, and icons the colour of their text', async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
	for (const [path, box] of [
		['/', '.featured'],
		['/livros', '.card.paper'],
		['/post/post-1', '.cta'],
		['/autores/helena-prado', '.face'],
	] as const) {
		await page.goto(path);
		await expect(page.locator(box).first(), box).toHaveCSS('border-top-width', '1px');
		const strange = await page.locator('main .icon').evaluateAll((icons) =>
			icons.filter((icon) => {
				const around = icon.parentElement ?? icon;
				return getComputedStyle(icon).color !== getComputedStyle(around).color;
			}),
		);
		expect(strange, path).toEqual([]);
	}
});

/** Makes every text one word of a title's maximum length, and nests the article as deeply as a line may open blocks. */
function lengthenWords(main: Element): void {
	const parts = 'h1, h2, h3, .badge, .chips, .excerpt, .tags, .meta, .toc, .map a';
	for (const part of main.querySelectorAll(parts)) {
		const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) texts.currentNode.textContent = 'W'.repeat(200);
	}
	const prose = main.querySelector('.prose');
	if (prose) prose.innerHTML = '<ul><li>item'.repeat(10) + '<blockquote><p>citação'.repeat(10);
}

test('long words and deep lists never make a page wider than the screen', async ({ page }) => {
	for (const width of [1280, 320]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of ['/posts', '/sitemap', '/post/post-1', `/?q=${'a'.repeat(300)}`]) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await page.locator('main').evaluate(lengthenWords);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
		}
	}
});

test('the first key leads past the header to the content', async ({ page }) => {
	await page.goto('/posts');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.locator('#conteudo')).toBeFocused();
});

/** In the page: what is wrong with how the focus is seen (WCAG 2.4.7, 2.4.11); undefined where nothing has it. */
function judgeFocus(): string | undefined {
	const element = document.activeElement;
	if (!element || element === document.body) return undefined;
	const isOutlined = (target: Element | null, pseudo?: string) =>
		target !== null && getComputedStyle(target, pseudo).outlineStyle !== 'none';
	const outlined = [isOutlined(element), isOutlined(element, '::after')];
	const isSeen = [...element.getClientRects()].some(({ left, right, top, bottom }) =>
		[
			[left + 2, top + 2],
			[(left + right) / 2, (top + bottom) / 2],
			[right - 2, bottom - 2],
		].some(([x = 0, y = 0]) => {
			const there = document.elementFromPoint(x, y);
			return there !== null && (element.contains(there) || there.contains(element));
		}),
	);
	const faults = [
		...(outlined.includes(true) || isOutlined(element.closest('form')) ? [] : ['no outline']),
		...(isSeen ? [] : ['hidden']),
	];
	return faults.length > 0 ? `${faults}: ${element.outerHTML.slice(0, 120)}` : '';
}

for (const { name, path, isMeasured, open } of pageKinds)
	test(`WCAG 2.4.7, 2.4.11: on ${name} whatever has the focus shows it, and nothing hides it`, async ({
		browser,
	}) => {
		const { url } = await findKeptSite(isMeasured ? measurementId : '');
		for (const [width, key] of [
			[1280, 'Tab'],
			[390, 'Shift+Tab'],
		] as const) {
			const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce' });
			if (open) await open(page);
			else await page.goto(path);
			await page.setViewportSize({ width, height: 600 });
			const faults = new Set<string>();
			for (let step = 0; step < 60; step += 1) {
				await page.keyboard.press(key);
				faults.add((await page.evaluate(judgeFocus)) ?? '');
			}
			expect.soft([...faults].filter(Boolean), `${width} px, ${key}`).toEqual([]);
			await page.unrouteAll({ behavior: 'ignoreErrors' });
			await page.close();
		}
	});

test('nothing moves while a page loads', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.set(window, 'shift', 0);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of ['/', '/post/post-1', '/post/post-2', '/posts', '/livros']) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await page.mouse.wheel(0, 3000);
			await page.waitForLoadState('networkidle');
			const shift: unknown = await page.evaluate(() => Reflect.get(window, 'shift'));
			expect(Number(shift), `${path} at ${width} px`).toBeLessThan(0.01);
		}
	}
});

test('the judge sees a fault of each kind', async ({ page }) => {
	await page.goto('/posts');
	await page.evaluate(() => {
		const image = document.createElement('img');
		image.src = '/favicon.svg';
		image.style.cssText = 'width: 3000px; max-width: none';
		document.querySelector('main')?.append(image);
		const heading = document.querySelector('h1');
		if (heading) heading.style.wordSpacing = 'normal';
	});
	const found = (await findViolations(page)).join('\n');
	expect(found).toMatch(/image-alt: .*favicon/);
	expect(found).toMatch(/scrolls sideways by \d+ px/);
	expect(found).toMatch(/word-spacing: 0 % at <h1/);
});
