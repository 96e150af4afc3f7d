import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { previewReply } from './screens/preview-reply.ts';

const address = process.argv[2] ?? 'http://localhost:8888';
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screens');
const widths = [360, 768, 1280];
/** Pixels: further down a list only repeats itself. */
const tallest = 6000;

interface Screen {
	name: string;
	/** The path, or how to find it. */
	path: string | ((page: Page) => Promise<string | undefined>);
	/** Makes the page show this state. */
	prepare?: (page: Page) => Promise<unknown>;
	/** Runs on the page before the screenshot. */
	act?: (page: Page) => Promise<unknown>;
}

/** The address of the first post with such a card, if any; automatic covers may have replaced them all. */
const firstPost = (card: string) => async (page: Page) => {
	await page.goto(`${address}/posts`);
	const links = page.locator(`${card} :is(h2, h3) a`);
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	return paths[0] ?? undefined;
};

/** The first category without posts; if there is none, an unknown one, which shows the same text. */
async function emptyCategory(page: Page): Promise<string> {
	await page.goto(`${address}/posts`);
	const chips = page.locator('a.chip[href^="/categories/"]');
	const paths = await chips.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
	for (const path of paths) {
		const html = await (await page.request.get(address + path)).text();
		if (html.includes('Nenhum post encontrado')) return path;
	}
	return '/categories/nada';
}

const signInAs = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('adminToken', 'screenshot'));

async function goToEnds(page: Page): Promise<void> {
	// A screenshot taller than the window resizes it, which would reset the carousels.
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
	for (const carousel of await page.locator('.carousel').all()) {
		await carousel.locator('.track').evaluate((track: HTMLElement) => {
			track.style.scrollBehavior = 'auto';
			track.scrollLeft = track.scrollWidth;
		});
		await carousel.locator('.arrows button:last-of-type:disabled').waitFor();
	}
}

const answered = (page: Page) =>
	page
		.getByText(/encontrado/)
		.first()
		.waitFor();

const screens: Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'home-carousel-end', path: '/', act: goToEnds },
	{
		name: 'home-consent',
		path: '/',
		prepare: (page) => page.addInitScript(() => localStorage.removeItem('analyticsConsent')),
	},
	{ name: 'results', path: '/?q=preço', act: answered },
	{ name: 'results-empty', path: '/?q=xilofone', act: answered },
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
	{ name: 'article', path: firstPost('.card:not(.paper):not(:has([src^="/panels/"]))') },
	{ name: 'article-without-picture', path: firstPost('.card:not(.paper):has([src^="/panels/"])') },
	{ name: 'article-book', path: firstPost('.card.paper') },
	{ name: 'posts', path: '/posts' },
	{ name: 'category', path: '/categories/financas' },
	{ name: 'tag', path: '/tags/rotina' },
	{ name: 'authors', path: '/autores' },
	{ name: 'author', path: '/autores/redacao' },
	{ name: 'category-empty', path: emptyCategory },
	{ name: 'books', path: '/livros' },
	{ name: 'sitemap', path: '/sitemap' },
	{ name: 'privacy', path: '/privacidade' },
	{ name: 'not-found', path: '/nada' },
	{ name: 'post-not-found', path: '/post/nada' },
	{ name: 'post-unavailable', path: '/post-indisponivel' },
	{ name: 'category-not-found', path: '/categories/nada' },
	{
		name: 'preview',
		path: '/post/tudo?preview=1',
		prepare: async (page) => {
			await signInAs(page);
			await page.route('**/api/admin-posts', (route) => route.fulfill({ json: previewReply }));
		},
		act: (page) => page.locator('.prose').waitFor(),
	},
	{
		name: 'preview-loading',
		path: '/post/nada?preview=1',
		prepare: async (page) => {
			await signInAs(page);
			await page.route('**/api/admin-posts', () => undefined);
		},
	},
];

/** Takes a screenshot; returns false where the site has no such screen, and the previous picture stays. */
async function shoot(context: BrowserContext, screen: Screen, width: number): Promise<boolean> {
	const page = await context.newPage();
	try {
		await screen.prepare?.(page);
		const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
		if (path === undefined) return false;
		await page.goto(address + path, { waitUntil: 'load' });
		await page.waitForTimeout(600);
		// Pictures further down load when they come into view.
		for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
			await page.evaluate((top) => scrollTo(0, top), y);
			await page.waitForTimeout(40);
		}
		await page.evaluate(() => scrollTo(0, 0));
		await screen.act?.(page);
		await page.waitForTimeout(300);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
		const picture = await page.screenshot({ fullPage: true, animations: 'disabled', clip });
		await sharp(picture)
			.webp({ quality: 72 })
			.toFile(join(folder, `${screen.name}-${width}.webp`));
		return true;
	} finally {
		await page.close();
	}
}

await mkdir(join(folder, 'desk'), { recursive: true });
const browser = await chromium.launch({
	executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu'],
});
const only = process.argv.slice(3);
for (const width of widths) {
	const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'pt-BR' });
	await context.addInitScript(() => {
		localStorage.setItem('stockSeeded', 'true');
		localStorage.setItem('analyticsConsent', 'denied');
	});
	for (const screen of screens) {
		if (only.length > 0 && !only.includes(screen.name)) continue;
		const isTaken = await shoot(context, screen, width);
		console.log(`${screen.name} ${width}${isTaken ? '' : ': the site has none'}`);
	}
	await context.close();
}
await browser.close();

/** The tests know the desk's screens, and have a site with content for each. */
function shootDesk(): boolean {
	const args = ['test', 'tests/e2e/desk/screens.long.spec.ts', '--grep', 'axe finds'];
	const { status } = spawnSync(
		process.execPath,
		[join(root, 'node_modules/@playwright/test/cli.js'), ...args],
		{ cwd: root, stdio: 'inherit', env: { ...process.env, SCREENS_TO: join(folder, 'desk') } },
	);
	return status === 0;
}
if (only.length === 0 && !shootDesk()) process.exitCode = 1;
