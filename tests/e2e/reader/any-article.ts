import type { Page } from '@playwright/test';

/** Opens an article's page with every style sheet that some article needs: its own page has only those it needs itself. */
export async function openForAnyArticle(
	page: Page,
	{ path = '/post/post-1', html = '' } = {},
): Promise<void> {
	const any = await (await page.request.get('/previa')).text();
	const sheets = (any.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []).join('');
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text())
			.replace('</head>', () => `${sheets}</head>`)
			.replace('<div class="prose">', (prose) => `${prose}${html}`);
		await route.fulfill({ response, body });
	});
	await page.goto(path);
}
