import type { Page } from '@playwright/test';
import { videoPlayers } from '#config/video-players';
import { expect, test } from './reader-test.ts';

const title = 'Como calcular o preço da sua hora';
const player = `${videoPlayers.youtube}/embed/dQw4w9WgXcQ?autoplay=1`;

/** The third-party addresses that the page requests; a page with one button replaces the player. */
async function watchOutside(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(/^https:\/\//, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: '<button>Tocar</button>' });
	});
	return asked;
}

/** What the page's content security policy blocked. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const refused: string[] = [];
		Reflect.set(window, 'refused', refused);
		addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
	});
	return () => page.evaluate(() => Reflect.get(window, 'refused'));
}

test('a video is a card that asks its host for nothing until it is clicked, and then plays in its place', async ({
	page,
}) => {
	const asked = await watchOutside(page);
	const refused = await watchRefusals(page);
	await page.goto('/post/post-2', { waitUntil: 'networkidle' });
	const card = page.getByRole('link', { name: `${title} YouTube · Contas em Dia · 12:04` });
	await card.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	expect(asked.filter((url) => !url.includes('antigo.example'))).toEqual([]);
	const before = await card.boundingBox();
	await card.click();
	const frame = page.locator('video-card iframe');
	await expect(frame).toHaveAttribute('src', player);
	await expect(frame).toHaveAttribute('title', title);
	await expect(frame).toBeFocused();
	await expect(page.frameLocator('video-card iframe').getByRole('button')).toBeVisible();
	expect(await frame.boundingBox()).toEqual(before);
	expect(asked).toContain(player);
	expect(await refused()).toEqual([]);
});

test('A10: no other frame is let into a page, whatever its host says', async ({ page }) => {
	const asked = await watchOutside(page);
	const refused = await watchRefusals(page);
	await page.goto('/post/post-2');
	const others = ['https://www.youtube.com/embed/a', 'https://evil.test/', 'https://vimeo.com/1'];
	await page.evaluate((urls) => {
		for (const src of urls)
			document.body.append(Object.assign(document.createElement('iframe'), { src }));
	}, others);
	await expect.poll(refused).toHaveLength(others.length);
	expect(asked.filter((url) => others.includes(url))).toEqual([]);
});
