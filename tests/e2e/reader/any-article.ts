import type { Page } from '@playwright/test';

/** The style sheets of the page that shows any article, as HTML: an article's own page has those it needs. */
export async function sheetsOfAnyArticle(page: Page): Promise<string> {
	const html = await (await page.request.get('/previa')).text();
	return (html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []).join('');
}
