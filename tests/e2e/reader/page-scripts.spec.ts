import type { Page } from '@playwright/test';
import { pageAddresses } from './page-addresses.ts';
import { expect, test } from './reader-test.ts';

/** The bodies of the page's calls to one function. */
function watchCalls(page: Page, name: string): unknown[] {
	const calls: unknown[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === `/api/${name}`) calls.push(request.postDataJSON());
	});
	return calls;
}

const signIn = (page: Page, expiry: string) =>
	page.addInitScript(
		([token, until]) => {
			localStorage.setItem('adminSessionToken', token);
			localStorage.setItem('adminSessionExpiry', until);
		},
		['token', expiry] as const,
	);

test('without a measurement id nobody is asked and nothing is measured', async ({ page }) => {
	await page.goto('/', { waitUntil: 'networkidle' });
	await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Preferências de cookies' })).toHaveCount(0);
	expect(await page.content()).not.toContain('google');
});

test('A10: no page type breaks its own content security policy', async ({ page }) => {
	const violations: string[] = [];
	page.on('console', (message) => {
		if (/content security policy/i.test(message.text())) violations.push(message.text());
	});
	for (const path of [...pageAddresses, '/previa']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.mouse.wheel(0, 20_000);
		await page.locator('footer a').first().hover();
	}
	expect(violations).toEqual([]);
});

test('A10: a script that an article smuggled in does not run', async ({ page }) => {
	await page.route('**/post/post-3', async (route) => {
		const response = await route.fetch();
		const smuggled =
			'<script>window.smuggled = true</script><img src="x" onerror="window.smuggled = true">';
		const body = (await response.text()).replace('<h1>', `${smuggled}<h1>`);
		await route.fulfill({ response, body });
	});
	await page.goto('/post/post-3', { waitUntil: 'networkidle' });
	expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined();
});

test('a post is counted once when it is read, not when the editor reads it', async ({ page }) => {
	const calls = watchCalls(page, 'register-view');
	await page.goto('/post/post-1');
	await expect.poll(() => calls).toEqual([{ slug: 'post-1', source: 'direct' }]);
	await page.mouse.wheel(0, 5000);
	await signIn(page, new Date(Date.now() + 60_000).toISOString());
	await page.goto('/post/post-2', { waitUntil: 'networkidle' });
	await page.waitForFunction(() => performance.now() > 2500);
	expect(calls).toHaveLength(1);
});

test('Spec §4: home asks once per browser for stock images, and a failure is only a warning', async ({
	page,
}) => {
	const calls = watchCalls(page, 'seed-stock-images');
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	await page.route('**/api/seed-stock-images', (route) => route.abort(), { times: 1 });
	await page.goto('/');
	await expect.poll(() => warnings.filter((text) => /stock images/.test(text))).toHaveLength(1);
	await page.goto('/');
	await expect.poll(() => calls).toEqual([{ regenerate: false }, { regenerate: false }]);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('stockSeeded'))).toBe('true');
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.goto('/posts', { waitUntil: 'networkidle' });
	expect(calls).toHaveLength(2);
});

test('the Admin link is seen only while a session lasts, and nothing moves for it', async ({
	page,
}) => {
	const link = page.locator('#admin-link');
	await page.goto('/');
	await expect(link).toBeHidden();
	const header = () => page.locator('header').first().boundingBox();
	const before = await header();
	await signIn(page, new Date(Date.now() + 60_000).toISOString());
	await page.goto('/');
	await expect(link).toBeVisible();
	expect(await header()).toEqual(before);
	await signIn(page, new Date(Date.now() - 60_000).toISOString());
	await page.goto('/');
	await expect(link).toBeHidden();
	await signIn(page, 'nunca');
	await page.goto('/');
	await expect(link).toBeHidden();
});

test('Spec §4: a picture that does not load gives way to the placeholder, early or late', async ({
	page,
}) => {
	await page.route(/\.(?:jpe?g|svg)$/, (route) =>
		/covers|capa/.test(route.request().url()) ? route.abort() : route.fallback(),
	);
	await page.goto('/post/post-1', { waitUntil: 'networkidle' });
	/** Without the drawings of posts that have no picture: those load. */
	const sources = () =>
		page
			.locator('main img:visible:not([src^="/panels/"])')
			.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect
		.poll(async () => new Set((await sources()).map((url) => new URL(url).pathname)))
		.toEqual(new Set(['/image-placeholder.svg']));
});

test('the contents list opens on a wide screen and marks the section being read', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/post/post-1');
	const contents = page.getByRole('navigation', { name: 'Neste artigo' });
	await expect(contents.locator('details')).toHaveAttribute('open', '');
	const links = contents.getByRole('link');
	await links.nth(1).click();
	await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
	await expect(contents.locator('[aria-current]')).toHaveCount(1);
	await page.setViewportSize({ width: 400, height: 800 });
	await page.goto('/post/post-1');
	await expect(contents.locator('details')).not.toHaveAttribute('open');
});

test('an article is shared by link, by copy and by the system', async ({
	page,
	context,
	siteUrl,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => {
		navigator.share = async (data) => void Reflect.set(window, 'shared', data);
	});
	const url = `${siteUrl}/post/post-1`;
	await page.goto(`${url}?utm_source=teste`);
	const share = page.getByRole('group', { name: 'Compartilhar' });
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	const hrefOf = async (name: string) =>
		new URL((await share.getByRole('link', { name }).getAttribute('href')) ?? '');
	const from = (name: string) => `${url}?utm_source=${name}`;
	expect((await hrefOf('WhatsApp')).searchParams.get('text')).toBe(`${title} ${from('whatsapp')}`);
	expect((await hrefOf('LinkedIn')).searchParams.get('url')).toBe(from('linkedin'));
	await share.getByRole('button', { name: 'Copiar link' }).click();
	await expect(share.getByRole('button', { name: 'Link copiado' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
	await share.getByRole('button', { name: 'Mais opções' }).click();
	expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title, url });
});

test('without JavaScript WhatsApp and LinkedIn remain, and no button that does nothing', async ({
	browser,
	siteUrl,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
	const page = await context.newPage();
	await page.goto('/post/post-1');
	const share = page.getByRole('group', { name: 'Compartilhar' });
	await expect(share.getByRole('link')).toHaveCount(2);
	await expect(share.getByRole('button')).toHaveCount(0);
	await context.close();
});
