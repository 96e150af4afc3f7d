import { type Browser, chromium, type Page } from '@playwright/test';
import { allowedElements } from '#article/allow-list';

export interface RenderedCase {
	id: string;
	html: string;
}

const flags =
	'--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';

/** Shows each piece of HTML in a real browser and reports forbidden scripts, requests and elements. */
export async function judgeInChromium(
	cases: readonly RenderedCase[],
	executablePath: string,
): Promise<Map<string, string[]>> {
	const browser = await chromium.launch({ executablePath, args: flags.split(' ') });
	try {
		return await judgeAll(browser, cases);
	} finally {
		await browser.close();
	}
}

async function judgeAll(browser: Browser, cases: readonly RenderedCase[]) {
	const page = await browser.newPage();
	const verdicts = new Map<string, string[]>();
	let found: string[] = [];
	page.on('dialog', (dialog) => {
		found.push(`dialog ${dialog.message()}`);
		return dialog.dismiss();
	});
	page.on('pageerror', (error) => found.push(`script error ${error.message}`));
	page.on('popup', () => found.push('a window opened'));
	await page.exposeFunction('reportRun', (name: string) => found.push(`script ran ${name}`));
	await page.addInitScript(() => {
		for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
			Object.assign(window, { [name]: () => Reflect.get(window, 'reportRun')(name) });
		}
	});
	const images = new Set<string>();
	await page.route('**/*', (route) => {
		const request = route.request();
		if (request.url() === 'http://corpus.test/') {
			return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
		}
		// A picture of the article is no third-party request; it is not fetched here.
		if (!images.has(request.url())) found.push(`request ${request.url()}`);
		return route.abort();
	});
	await page.goto('http://corpus.test/');
	for (const { id, html } of cases) {
		found = [];
		// The previous article's lazy pictures may only be requested now.
		for (const [, url = ''] of html.matchAll(/<img src="([^"]*)"/g)) images.add(absolute(url));
		verdicts.set(id, [...(await show(page, html)), ...found]);
	}
	return verdicts;
}

const absolute = (url: string) => new URL(url.replaceAll('&amp;', '&'), 'http://corpus.test/').href;

/** `document.write` parses like a page load, so scripts would run. */
async function show(page: Page, html: string): Promise<string[]> {
	return page.evaluate(
		async ({ source, allowed }) => {
			document.open();
			document.write(`<!doctype html><body><div data-root>${source}</div></body>`);
			document.close();
			await new Promise((resolve) => setTimeout(resolve, 0));
			const root = document.querySelector('[data-root]');
			const foreign = [...document.body.children].filter((element) => element !== root);
			const inside = [...(root?.querySelectorAll('*') ?? []), ...foreign];
			return inside.flatMap((element) => {
				const names = allowed[element.localName];
				if (!names || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
					return [`element ${element.localName}`];
				}
				return element
					.getAttributeNames()
					.filter((name) => !names.includes(name))
					.map((name) => `attribute ${element.localName}[${name}]`);
			});
		},
		{ source: html, allowed: allowedElements },
	);
}
