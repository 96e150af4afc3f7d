import type { Page } from '@playwright/test';
import { expect, test } from './measured-test.ts';

/** Records and blocks every third-party request of the page. */
async function watchForeignRequests(page: Page, siteUrl: string): Promise<string[]> {
	const foreign: string[] = [];
	await page.route(
		(url) => url.origin !== siteUrl,
		(route) => {
			foreign.push(route.request().url());
			return route.fulfill({ contentType: 'text/javascript', body: '' });
		},
	);
	return foreign;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('the bar offers both answers equally', async ({ page, site }) => {
	await watchForeignRequests(page, site.url);
	await page.goto('/');
	const look = (name: string) =>
		bar(page)
			.getByRole('button', { name })
			.evaluate((button) => {
				const { color, backgroundColor, borderColor, font, height } = getComputedStyle(button);
				return { color, backgroundColor, borderColor, font, height };
			});
	await expect(bar(page)).toHaveCSS('position', 'fixed');
	expect(await look('Aceitar')).toEqual(await look('Recusar'));
	const more = bar(page).getByRole('link', { name: 'Privacidade' });
	await expect(more).toHaveAttribute('href', '/privacidade');
	const privacy = await (await page.request.get('/privacidade')).text();
	expect(privacy.indexOf('Google Analytics')).toBeLessThan(privacy.indexOf('sem cookies'));
});
