import type { Page } from '@playwright/test';
import { renderArticle } from '#article/render-article';
import { findViolations } from '../find-violations.ts';
import { openForAnyArticle } from './any-article.ts';
import { expect, test } from './reader-test.ts';

const columns = Array.from({ length: 9 }, (_, index) => `Coluna ${index + 1}`);
const row = columns.map(() => '<td>Um valor comprido</td>').join('');
const picture = (name: string, word: string) => `![](/covers/${name}.svg#${word})`;

/** Everything that breaks out of the text's column. */
const content = `Um texto com uma nota.[^1]

<figure><blockquote><p>Puxe a cadeira.</p><cite>Bianca</cite></blockquote></figure>

${['mesa', 'janelas', 'arcos', 'azulejo', 'linhas'].map((name) => picture(name, 'galeria')).join('\n\n')}

<table><caption>Outubro</caption><thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody><tr>${row}</tr></tbody></table>

\`\`\`
${'uma linha de código que não cabe na coluna, '.repeat(5)}
\`\`\`

${picture('vao', 'larga')}

[${picture('mesa', '')}](https://a.test/)

<p dir="rtl">مرحبا</p>

[Um endereço](https://a.test/onde)

[^1]: A nota.`;

async function show(page: Page, text: string, path = '/post/post-1'): Promise<void> {
	await openForAnyArticle(page, { path });
	const { html } = renderArticle(text, { title: '' });
	await page.locator('.prose').evaluate((prose, made) => {
		prose.innerHTML = made;
	}, html);
}

test('an article names its author, and can be shared where the window has room for it', async ({
	page,
}) => {
	const beside = page.locator('.share.beside');
	const below = page.locator('.share.below');
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/post/post-1');
	await expect(page.locator('.article-head [rel="author"]')).toHaveAttribute(
		'href',
		/^\/autores\//,
	);
	await expect(beside).toBeVisible();
	await expect(below).toBeHidden();
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(beside).toBeHidden();
	for (const button of await below.locator('.chip:visible').all()) {
		const box = await button.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	const [bar, text] = [await below.boundingBox(), await page.locator('.prose').boundingBox()];
	expect(bar?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
});

test('the contents list follows jumps to the end and back', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 500 });
	await page.goto('/post/post-1');
	const marked = page.locator('.toc [aria-current]');
	const links = page.locator('.toc a');
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await expect(marked).toHaveText(await links.last().innerText());
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await expect(marked).toHaveCount(0);
	const second = page.locator('.prose h2').nth(1);
	await second.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
	await expect(marked).toHaveText(await second.innerText());
	await second.evaluate((heading) => scrollBy({ top: -200 + heading.getBoundingClientRect().top }));
	await expect(marked).not.toHaveText(await second.innerText());
});

test('a wide table is a region named by its caption that the keyboard scrolls', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await show(page, content);
	const table = page.getByRole('region', { name: 'Outubro', exact: true });
	await table.focus();
	const first = table.getByRole('columnheader').first();
	const before = await first.boundingBox();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
	expect((await first.boundingBox())?.x).toBe(before?.x);
	const cue = () => table.evaluate((box) => getComputedStyle(box, '::after').display);
	expect(await cue()).toBe('block');
	await page.setViewportSize({ width: 3000, height: 800 });
	await table.locator('table').evaluate((made) => {
		made.style.width = '40rem';
	});
	await expect.poll(cue).toBe('none');
});

test('tables and code are as wide as the text, and wider only where their content is', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	const lines = ['x = 1', `x = ${'1234567890 '.repeat(7)}`, `x = ${'1234567890 '.repeat(40)}`];
	const table = '| A | B | C | D | E |\n|---|---|---|---|---|\n| a | b | c | d | e |';
	const blocks = [...lines.map((line) => `\`\`\`\n${line}\n\`\`\``), table];
	await show(page, `## Um começo\n\n${'Texto. '.repeat(400)}\n\n${blocks.join('\n\n')}`);
	const text = await page.locator('.prose > p').first().boundingBox();
	const boxes = await page.locator('.prose > :is(pre, .scroll)').all();
	const [short, long, longest, few] = await Promise.all(boxes.map((box) => box.boundingBox()));
	expect([short?.x, short?.width, few?.x, few?.width]).toEqual([
		...[text?.x, text?.width],
		...[text?.x, text?.width],
	]);
	expect(long?.x).toBeLessThan(text?.x ?? 0);
	expect(long?.x).toBeGreaterThan(longest?.x ?? 0);
	expect((longest?.x ?? 0) + (longest?.width ?? 0)).toBe((text?.x ?? 0) + (text?.width ?? 0));
	const heading = await page.locator('.prose > h2').boundingBox();
	expect(heading?.y).toBe((await page.locator('.story').boundingBox())?.y);
});

test('what breaks out makes way for the share buttons and takes their column below them', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	const gallery = [picture('mesa', 'galeria'), picture('arcos', 'galeria')].join('\n\n');
	await show(page, `${gallery}\n\n${'Texto. '.repeat(400)}\n\n${gallery}`);
	const [first, second] = await page.locator('.gallery').all();
	const share = await page.locator('.share.beside').boundingBox();
	const text = await page.locator('.prose > p').first().boundingBox();
	expect((await first?.boundingBox())?.x).toBe(text?.x);
	expect((await second?.boundingBox())?.x).toBe(share?.x);
});

test("'Voltar ao blog' leads back to the reader's results, and to the list without script", async ({
	page,
	browser,
	siteUrl,
}) => {
	await page.goto('/?q=hora');
	await page
		.getByText(/encontrado/)
		.first()
		.waitFor();
	await page.locator('main article a[href^="/post/"]:visible').first().click();
	const back = page.getByRole('link', { name: 'Voltar ao blog' });
	await expect(back).toHaveAttribute('href', /\/\?q=hora$/);
	await back.click();
	await expect(page).toHaveURL(/\/\?q=hora$/);
	await page.goto('/post/post-1');
	await expect(back).toHaveAttribute('href', '/');
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
	const still = await context.newPage();
	await still.goto('/post/post-1', { referer: `${siteUrl}/?q=hora` });
	await expect(still.getByRole('link', { name: 'Voltar ao blog' })).toHaveAttribute('href', '/');
	await context.close();
});

test('on paper an article is dark on white, with its addresses and without what needs a screen', async ({
	page,
}) => {
	await show(page, content);
	await page.emulateMedia({ media: 'print' });
	const styleOf = (selector: string, name: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
	expect(await styleOf('html', 'background-color')).toBe('rgb(255, 255, 255)');
	expect(await styleOf('h1', 'color')).toBe('rgb(26, 18, 11)');
	expect(await styleOf('html', 'color')).toBe('rgb(38, 29, 22)');
	for (const hidden of ['.top nav', '.back', '.share', '.toc', '.cta', '.foot', '.section']) {
		await expect(page.locator(hidden).first(), hidden).toBeHidden();
	}
	await expect(page.locator('.top .brand')).toBeVisible();
	// What is fixed is printed on every page, over its text.
	const fixed = await page.evaluate(() =>
		[...document.querySelectorAll('*')].flatMap((element) =>
			getComputedStyle(element).position === 'fixed' && element.checkVisibility()
				? [element.className]
				: [],
		),
	);
	expect(fixed).toEqual([]);
	const after = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => getComputedStyle(element, '::after').content);
	expect(await after('.prose a[href="https://a.test/onde"]')).toContain('https://a.test/onde');
	expect(await after('.after')).toMatch(/Publicado em Vão Livre, .*\/post\/post-1/);
	const cut = await page
		.locator('.scroll')
		.evaluate((box) => [box.scrollWidth - box.clientWidth, getComputedStyle(box).overflowX]);
	expect(cut[1]).toBe('visible');
});

test('on paper nothing stays folded, cut or scrolled', async ({ page }) => {
	const wide = Array.from({ length: 16 }, (_, index) => `Coluna${index}`);
	const folded = `<details><summary>A pergunta</summary><p>A resposta inteira.</p>
<details><summary>E dentro</summary><p>Outra resposta.</p></details></details>

| ${wide.join(' | ')} |
|${'---|'.repeat(wide.length)}
| ${wide.map(() => 'R$ 1.200,00').join(' | ')} |

\`\`\`
${'semespacoalgum'.repeat(20)}
\`\`\`

${['mesa', 'janelas'].map((name) => picture(name, 'galeria')).join('\n\n')}`;
	await show(page, folded);
	const answers = page.locator('.prose details p');
	const areShown = () =>
		answers.evaluateAll((all) => all.map((answer) => answer.checkVisibility()));
	expect(await areShown()).toEqual([false, false]);
	await page.setViewportSize({ width: 658, height: 900 });
	await page.emulateMedia({ media: 'print' });
	expect(await areShown()).toEqual([true, true]);
	for (const box of await page.locator('.prose :is(.scroll, pre)').all())
		expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
	await expect(page.locator('.prose .gallery img').first()).toHaveCSS('aspect-ratio', /auto/);

	await page.emulateMedia({ media: 'screen' });
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	expect(await areShown()).toEqual([true, true]);
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	expect(await areShown()).toEqual([false, false]);
});

test('on paper a video is its title and address, also while it plays', async ({ page }) => {
	await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto('/post/post-2');
	const link = page.locator('video-card a').first();
	const expectAddress = async () => {
		await page.emulateMedia({ media: 'print' });
		await expect(link).toBeVisible();
		const after = await link.evaluate((each) => getComputedStyle(each, '::after'));
		expect([after.display, after.content].join()).toContain('inline," (https://');
		await expect(link).toHaveCSS('overflow', 'visible');
		await expect(page.locator('video-card iframe')).toBeHidden();
		await page.emulateMedia({ media: 'screen' });
	};
	await expectAddress();
	await link.click();
	await expect(page.locator('video-card iframe')).toBeVisible();
	await expect(link).toBeHidden();
	await expectAddress();
});

for (const colours of ['none', 'active'] as const) {
	test(`WCAG 2.2 AA: everything that breaks out has no violation, forced colours ${colours}`, async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: colours, reducedMotion: 'reduce' });
		for (const width of [320, 360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await show(page, content);
			const found = await findViolations(page);
			// With forced colours the contrast is that of the reader's own choice.
			const ours = found.filter((each) => colours === 'none' || !/^color-contrast/.test(each));
			expect(ours, `${width} px`).toEqual([]);
		}
		await expect(page.getByRole('link', { name: 'Abrir a.test' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Nota 1', exact: true })).toBeVisible();
		await expect(page.getByText('مرحبا')).toHaveCSS('direction', 'rtl');
	});
}

test('only a table that scrolls says so, and is a stop for the keyboard', async ({ page }) => {
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/post/post-1');
		const listTables = () =>
			page.locator('.prose .scroll').evaluateAll((boxes) =>
				boxes.map((box) => ({
					scrolls: box.scrollWidth > box.clientWidth,
					says: getComputedStyle(box, '::after').display !== 'none',
					stops: (box as HTMLElement).tabIndex === 0,
				})),
			);
		expect((await listTables()).length).toBeGreaterThan(0);
		await expect
			.poll(async () =>
				(await listTables()).every(
					(each) => each.scrolls === each.says && each.scrolls === each.stops,
				),
			)
			.toBe(true);
	}
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
	test(`a pressed card's picture travels into its article's opening: ${reducedMotion}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.addInitScript(() =>
			addEventListener('pagereveal', ({ viewTransition }) => {
				const tell = () => {
					const parts = document
						.getAnimations()
						.map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
					sessionStorage['moved'] = parts.filter((part) => part?.endsWith('(cover)')).join();
				};
				sessionStorage['moved'] = '';
				void viewTransition?.ready.then(tell);
			}),
		);
		const moved = () => page.evaluate(() => sessionStorage['moved']);
		const press = async (path: string) => {
			await page.goto(path);
			expect(await moved()).toBe('');
			await page.locator('.card :is(h2, h3) a').nth(1).click();
			await expect(page.locator('h1')).toBeVisible();
		};
		for (const path of ['/posts', '/post/post-3']) {
			await press(path);
			if (reducedMotion === 'reduce') expect(await moved()).toBe('');
			// A page that comes late, as the first one may, is shown without.
			else
				await expect(async () => {
					await press(path);
					await expect.poll(moved, { timeout: 1000 }).toContain('::view-transition-old(cover)');
				}).toPass();
		}
	});
