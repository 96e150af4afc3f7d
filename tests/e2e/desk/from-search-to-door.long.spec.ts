import type { BrowserContext, Locator } from '@playwright/test';
import { site as blog } from '#config/site';
import { letCount } from '../../support/let-count.ts';
import { expect, signedOut, test } from './desk-test.ts';

const query = 'reunião que podia';

/** Not the network's own: a page that is left loses its last request where requests are intercepted. */
async function follow(door: Locator, address: string): Promise<void> {
	expect(await door.getAttribute('href')).toContain(address);
	await door.evaluate((link: HTMLAnchorElement) => {
		link.href = '/privacidade';
	});
	await door.click();
}

/** A reader searches, reads the first result to its end, and goes to book and to write to the house. Returns the post's title. */
async function readAndWrite(context: BrowserContext): Promise<string> {
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	await page.goto('/');
	await page.getByRole('searchbox').first().fill(query);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?q=/);
	const hit = page.locator('main a[href^="/post/"]').filter({ visible: true }).first();
	const viewed = page.waitForResponse(/register-view/);
	await hit.click();
	await expect(page).toHaveURL(/\/post\//);
	await viewed;
	const seenAt = await page.evaluate(() => performance.now());
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	await follow(page.locator('.prose .door [data-cta-type="visit"]'), blog.company.bookingUrl);
	await page.bringToFront();
	const door = page.locator('[data-cta-type="whatsapp"][data-cta-location="end"]');
	await door.scrollIntoViewIfNeeded();
	await page.waitForFunction((from) => performance.now() > from + 10_000, seenAt);
	await follow(door, 'https://wa.me/');
	await page.waitForURL(/privacidade$/);
	return title;
}

/** Playwright's user agent of a context is not that of a request which outlives its page. */
const browserArgument =
	'--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36';

test('a reader who searches, reads and writes to the house shows in Resultados, and leaves nothing behind', async ({
	playwright,
	launchOptions,
	page,
	site,
}) => {
	test.setTimeout(240_000);
	const args = [...(launchOptions.args ?? []), browserArgument];
	const browser = await playwright.chromium.launch({ ...launchOptions, args });
	const reader = await browser.newContext({
		baseURL: site.url,
		storageState: signedOut,
		locale: 'pt-BR',
	});
	const broken: string[] = [];
	reader.on('console', (message) => {
		if (/Content Security|Trusted/.test(message.text())) broken.push(message.text());
	});
	const title = await readAndWrite(reader);
	const { cookies, origins } = await reader.storageState();
	const stored = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
	expect([cookies, stored.filter((name) => name !== 'stockSeeded'), broken]).toEqual([[], [], []]);
	await browser.close();

	await letCount(site.dataDir);
	await page.goto('/admin/resultados?periodo=7d');
	const row = page.getByRole('row', { name: new RegExp(title) });
	const brought = String.raw`1 visita.*2 cliques nos botões do espaço, no\stexto\s1, no\sfim\s1`;
	await expect(async () => {
		await page.reload();
		await expect(row).toHaveText(new RegExp(`^${title}${brought}.*busca do blogpoucos dados$`), {
			timeout: 5_000,
		});
	}).toPass({ timeout: 150_000 });
	await expect(page.locator('.figures')).toContainText(/Leram até o fim1/);
	await expect(page.locator('.figures')).toContainText(/WhatsApp1/);
	const clicks = page.getByRole('table', { name: 'Cliques' });
	await expect(clicks.getByRole('row', { name: /visita/i })).toHaveText(/1——1$/);
	await expect(clicks.getByRole('row', { name: /WhatsApp/ }).first()).toHaveText(/—1—1$/);
	const today = page
		.getByRole('table', { name: 'Visitas por dia, em números' })
		.getByRole('row')
		.last();
	await expect(today.getByRole('cell').first()).toHaveText('1');
	await expect(page.locator('.from')).toContainText('Busca do blog');
});
