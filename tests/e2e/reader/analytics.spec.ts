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

test('a refusal is kept: no bar and no tag, on the next page either', async ({ page, site }) => {
	const foreign = await watchForeignRequests(page, site.url);
	await page.goto('/');
	await bar(page).getByRole('button', { name: 'Recusar' }).click();
	await expect(bar(page)).toHaveCount(0);
	await page.goto('/posts', { waitUntil: 'networkidle' });
	await expect(bar(page)).toHaveCount(0);
	expect(foreign).not.toContain(tag);
});

test('a yes loads the tag without automatic page views and sends one with path and query', async ({
	page,
	site,
}) => {
	const foreign = await watchForeignRequests(page, site.url);
	await accept(page, '/posts?origem=teste');
	expect(foreign).toContain(tag);
	expect(await named(page, 'page_view')).toMatchObject([{ page_path: '/posts?origem=teste' }]);
	const config = await page.evaluate(
		() => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>))[1],
	);
	expect(config).toEqual(['config', measurementId, { send_page_view: false }]);
	await page.goto('/livros');
	await expect.poll(() => named(page, 'page_view')).toMatchObject([{ page_path: '/livros' }]);
});

test('the view of an article tells which link was followed, though its address is cleaned', async ({
	page,
	site,
}) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/posts');
	await page.goto('/post/post-1?utm_source=boletim&x=1');
	await expect
		.poll(() => named(page, 'page_view'))
		.toMatchObject([{ page_path: '/post/post-1?utm_source=boletim&x=1' }]);
	await expect(page).toHaveURL(/post-1\?x=1$/);
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

test('scroll depth is told by quarters, each once', async ({ page, site }) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/post/post-2');
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect
		.poll(async () => (await named(page, 'scroll_depth')).map((event) => event['percent']))
		.toEqual([25, 50, 75, 100]);
	await page.evaluate(() => scrollTo(0, 0));
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	expect(await named(page, 'scroll_depth')).toHaveLength(4);
});

test('time on page is told in milliseconds when the page goes out of sight', async ({
	page,
	site,
}) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/post/post-2');
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
	const [event] = await named(page, 'time_on_page');
	expect(event?.['value']).toBeGreaterThan(0);
	expect(Number.isInteger(event?.['value'])).toBe(true);
	expect(event?.['page_path']).toBe('/post/post-2');
});

test('a click on the invitation tells its type and its place', async ({ page, site }) => {
	await watchForeignRequests(page, site.url);
	await accept(page, '/post/post-2');
	const invitation = page.getByRole('link', { name: 'Agendar uma visita' });
	await invitation.evaluate((link) => link.addEventListener('click', (e) => e.preventDefault()));
	await invitation.click();
	expect(await named(page, 'cta_click')).toMatchObject([
		{ cta_type: 'visit', cta_location: 'article' },
	]);
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
