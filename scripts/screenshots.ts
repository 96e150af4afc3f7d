import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const address = process.argv[2] ?? 'http://localhost:8888';
const folder = join(import.meta.dirname, '..', 'docs', 'screens');
const widths = [360, 768, 1280];
/** Pixels: below this a list only repeats itself. */
const tallest = 6000;

interface Screen {
	name: string;
	/** Where it is, or how to find where it is. */
	path: string | ((page: Page) => Promise<string>);
	/** What makes the page show this state. */
	prepare?: (page: Page) => Promise<unknown>;
}

/** The address of the first post whose card looks like this. */
const firstPost = (card: string) => async (page: Page) => {
	await page.goto(`${address}/posts`);
	return (await page.locator(`${card} :is(h2, h3) a`).first().getAttribute('href')) ?? '/posts';
};

const screens: Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'results', path: '/?q=preço' },
	{ name: 'results-empty', path: '/?q=xilofone' },
	{
		name: 'results-failed',
		path: '/?q=preço',
		prepare: (page) => page.route('**/search/**', (route) => route.abort()),
	},
	{
		name: 'results-loading',
		path: '/?q=preço',
		prepare: (page) => page.route('**/search/**', () => undefined),
	},
	{ name: 'article', path: firstPost('.card:not(.paper):has(img)') },
	{ name: 'article-without-picture', path: firstPost('.card:has(.panel)') },
	{ name: 'article-book', path: firstPost('.card:has(.book)') },
	{ name: 'posts', path: '/posts' },
	{ name: 'category', path: '/categories/financas' },
	{ name: 'books', path: '/livros' },
	{ name: 'sitemap', path: '/sitemap' },
	{ name: 'not-found', path: '/nada' },
	{ name: 'post-not-found', path: '/post/nada' },
	{ name: 'category-not-found', path: '/categories/nada' },
	{
		name: 'preview-loading',
		path: '/post/nada?preview=1',
		prepare: async (page) => {
			await page.addInitScript(() => localStorage.setItem('adminToken', 'screenshot'));
			await page.route('**/api/admin-posts', () => undefined);
		},
	},
];

async function shoot(context: BrowserContext, screen: Screen, width: number): Promise<void> {
	const page = await context.newPage();
	try {
		await screen.prepare?.(page);
		const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
		await page.goto(address + path, { waitUntil: 'load' });
		await page.waitForTimeout(600);
		// Pictures below load when they come into view.
		for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
			await page.evaluate((top) => scrollTo(0, top), y);
			await page.waitForTimeout(40);
		}
		await page.evaluate(() => scrollTo(0, 0));
		await page.waitForTimeout(300);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
		const picture = await page.screenshot({ fullPage: true, animations: 'disabled', clip });
		await sharp(picture)
			.webp({ quality: 72 })
			.toFile(join(folder, `${screen.name}-${width}.webp`));
	} finally {
		await page.close();
	}
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
	executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu'],
});
const only = process.argv.slice(3);
for (const width of widths) {
	const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'pt-BR' });
	await context.addInitScript(() => localStorage.setItem('stockSeeded', 'true'));
	for (const screen of screens) {
		if (only.length > 0 && !only.includes(screen.name)) continue;
		await shoot(context, screen, width);
		console.log(`${screen.name} ${width}`);
	}
	await context.close();
}
await browser.close();
