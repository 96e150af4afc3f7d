import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './measured-test.ts';

test('an article loads at most 4.4 KB of script, consent’s stub included, and no framework', async ({
	page,
}) => {
	const scripts = new Map<string, number>();
	page.on('response', async (response) => {
		if (response.request().resourceType() !== 'script') return;
		scripts.set(response.url(), brotliCompressSync(await response.body()).length);
	});
	await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'denied'));
	await page.goto('/post/post-1', { waitUntil: 'networkidle' });
	const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
	expect(scripts.size).toBeGreaterThan(0);
	expect(bytes, JSON.stringify([...scripts])).toBeLessThanOrEqual(4.4 * 1024);
});
