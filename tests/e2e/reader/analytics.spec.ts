import type { Page } from '@playwright/test';
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

const tag = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;

async function accept(page: Page, path: string) {
	await page.goto(path);
	await bar(page).getByRole('button', { name: 'Aceitar' }).click();
	await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
}

test('nothing third-party is asked for before the reader says yes, on any page', async ({
	page,
	site,
}) => {
	const foreign = await watchForeignRequests(page, site.url);
	for (const path of ['/', '/posts', '/livros', '/sitemap', '/post/post-2', '/post/nenhum']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await expect(bar(page)).toBeVisible();
	}
	// Only pictures of posts may come from elsewhere.
	expect(foreign.filter((url) => !/\.(?:jpe?g|png|webp|svg)$/.test(url))).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
});

test('a refusal is kept: no bar and no tag, on the next page either', async ({ page, site }) => {
	const foreign = await watchForeignRequests(page, site.url);
	await page.goto('/');
	await bar(page).getByRole('button', { name: 'Recusar' }).click();
	await expect(bar(page)).toHaveCount(0);
	await page.goto('/posts', { waitUntil: 'networkidle' });
	await expect(bar(page)).toHaveCount(0);
	expect(foreign).not.toContain(tag);
});

test('Spec §1, §7: a yes loads the tag without automatic page views and sends one with path and query', async ({
	page,
	site,
}) => {
	const foreign = await watchForeignRequests(page, site.url);
	await accept(page, '/posts?origem=teste');
	await expect.poll(() => foreign).toContain(tag);
	expect(await named(page, 'page_view')).toMatchObject([{ page_path: '/posts?origem=teste' }]);
	const config = await page.evaluate(
		() => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>))[1],
	);
	expect(config).toEqual(['config', measurementId, { send_page_view: false }]);
	await page.goto('/livros');
	await expect.poll(() => named(page, 'page_view')).toMatchObject([{ page_path: '/livros' }]);
});

test('the answer can be changed in the footer: a no stops the measuring and removes its cookies', async ({
	page,
	site,
}) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/posts');
	await page.evaluate(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: as Google's tag sets them.
		document.cookie = '_ga=GA1.1.1; path=/';
	});
	const preferences = page.getByRole('button', { name: 'Preferências de cookies' });
	await preferences.click();
	await expect(bar(page).getByRole('button', { name: 'Recusar' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(preferences).toBeFocused();
	expect(await page.context().cookies()).toEqual([]);
	const before = (await eventsOf(page)).length;
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
	expect(await eventsOf(page)).toHaveLength(before);
	expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), measurementId)).toBe(
		true,
	);
	await preferences.click();
	await bar(page).getByRole('button', { name: 'Aceitar' }).click();
	await expect.poll(() => named(page, 'page_view')).toHaveLength(2);
});

test('A11: the preview sends nothing to third parties, whatever the reader said elsewhere', async ({
	page,
	site,
}) => {
	const foreign = await watchForeignRequests(page, site.url);
	await accept(page, '/posts');
	foreign.length = 0;
	await page.goto('/post/post-2?preview=1', { waitUntil: 'networkidle' });
	expect(foreign).toEqual([]);
	await expect(bar(page)).toHaveCount(0);
});
