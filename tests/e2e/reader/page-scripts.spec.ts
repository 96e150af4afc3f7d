import { pageAddresses } from './page-kinds.ts';
import { expect, test } from './reader-test.ts';

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
		const link = page.locator('footer a').first();
		// A shown draft leads nowhere.
		if (path !== '/rascunho') await link.hover();
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

test('Spec §2, §4, §8: a picture that does not load gives way to the placeholder, early or late', async ({
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

test('S82: an article is shared by link, by copy and by the system', async ({
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
