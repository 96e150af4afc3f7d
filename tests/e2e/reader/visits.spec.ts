import { expect, test } from './reader-test.ts';

test('a shared link tells where it was shared, and leaves the address as others should copy it', async ({
	page,
}) => {
	const told: unknown[] = [];
	page.on('request', (request) => {
		const [, name] = /\/api\/register-(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
		if (name) told.push([name, request.postDataJSON()]);
	});
	await page.goto('/post/post-1');
	const whatsapp = page.locator('.share a[href*="wa.me"]').first();
	const address = new URL((await whatsapp.getAttribute('href')) ?? '');
	expect(address.search).not.toContain('+');
	const text = address.searchParams.get('text') ?? '';
	const shared = new URL(text.slice(text.lastIndexOf(' ') + 1));
	expect(shared.search).toBe('?utm_source=whatsapp');
	await page.goto(`${shared.pathname}${shared.search}&x=1#fim`);
	await expect(page).toHaveURL(/\/post\/post-1\?x=1#fim$/);
	await expect.poll(() => told.at(-1)).toEqual(['view', { slug: 'post-1', source: 'whatsapp' }]);
	expect(await page.locator('link[rel="canonical"]').getAttribute('href')).not.toContain('?');
});
