import { watchTold } from './pages/watch-told.ts';
import { expect, test } from './reader-test.ts';

test('a reader who comes from a post, reads, shares and goes to book is told of, act by act', async ({
	page,
}) => {
	const told = watchTold(page);
	const violations: string[] = [];
	page.on('console', (message) => {
		if (/content security policy/i.test(message.text())) violations.push(message.text());
	});
	await page.goto('/post/post-1');
	await page.evaluate(() => {
		const link = document.querySelector<HTMLAnchorElement>('a.back');
		if (link) link.href = '/post/post-2';
		link?.click();
	});
	await expect(page).toHaveURL(/post-2$/);
	await expect.poll(() => told).toContainEqual(['view', { slug: 'post-2', source: 'post' }]);
	await page.locator('[data-cta-type="visit"]').scrollIntoViewIfNeeded();
	await page.waitForFunction(() => performance.now() > 10_500);
	await page.locator('[data-share="copy"]:visible').first().click();
	await page.locator('[data-cta-type="visit"]').evaluate((link) => {
		link.addEventListener('click', (event) => event.preventDefault());
	});
	await page.locator('[data-cta-type="visit"]').click();
	// Playwright does not report what a page sends while it is replaced, so this one is hidden instead.
	await page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await expect
		.poll(() => told.at(-1))
		.toEqual(['acts', { slug: 'post-2', acts: ['share', 'visit-click', 'read'] }]);
	expect(violations).toEqual([]);
});
