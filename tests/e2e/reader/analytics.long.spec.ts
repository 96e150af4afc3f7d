import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { expect, measurementId, test } from './measured-test.ts';

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

/** The events that the page sent to Google's tag: names and fields. */
const eventsOf = (page: Page) =>
	page.evaluate(() =>
		(window.dataLayer ?? []).flatMap((call) => {
			const [kind, name, fields] = Array.from(call as ArrayLike<unknown>);
			return kind === 'event' ? [{ name, ...(fields as object) } as Record<string, unknown>] : [];
		}),
	);

const named = async (page: Page, name: string) =>
	(await eventsOf(page)).filter((event) => event['name'] === name);

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const _tag = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;

async function accept(page: Page, path: string) {
	await page.goto(path);
	await bar(page).getByRole('button', { name: 'Aceitar' }).click();
	await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
}

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
});

test('WCAG 2.2 AA: the bar has no violation, wide or narrow', async ({ page, site }) => {
	await watchForeignRequests(page, site.url);
	for (const width of [1280, 320]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		await expect(bar(page)).toBeVisible();
		expect(await findViolations(page), `at ${width} px`).toEqual([]);
	}
});

test('a changed address is a view of its own once it stays, however fast it changes', async ({
	page,
	site,
}) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/posts');
	await page.evaluate(() => {
		for (const query of ['?q=g', '?q=ge', '?q=gestao']) history.pushState(null, '', query);
	});
	await expect
		.poll(() => named(page, 'page_view'))
		.toMatchObject([{ page_path: '/posts' }, { page_path: '/posts?q=gestao' }]);
});
