import { expect, signedOut, test } from './desk-test.ts';

const oldSafari =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

for (const [lacking, remove] of [
	['AbortSignal.any', () => Reflect.deleteProperty(AbortSignal, 'any')],
	['Promise.withResolvers', () => Reflect.deleteProperty(Promise, 'withResolvers')],
	[
		'HTMLElement.prototype.showPopover',
		() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
	],
] as const)
	test(`a browser without ${lacking} is told which one the desk needs, before the sign-in`, async ({
		browser,
		site,
	}) => {
		const options = { baseURL: site.url, storageState: signedOut, userAgent: oldSafari };
		const page = await (await browser.newContext(options)).newPage();
		const faults: string[] = [];
		page.on('pageerror', ({ message }) => faults.push(message));
		await page.addInitScript(remove);
		await page.goto('/admin/login');
		await expect(page.getByRole('alert')).toContainText(
			`Você está no Safari 16.6. Falta a ele: ${lacking}.`,
		);
		await expect(page.getByRole('alert')).toContainText(
			'O painel precisa do Safari 17.4, do Chrome ou Edge 119, do Firefox 125, ou de um mais novo.',
		);
		await expect(page.getByText('instale o iOS 17.4 ou mais novo')).toBeVisible();
		await expect(page.locator('form')).toHaveCount(0);
		expect(faults).toEqual([]);
		await page.context().close();
	});

test('the sentence comes also where the desk’s own code cannot be read', async ({
	browser,
	site,
}) => {
	const page = await (
		await browser.newContext({ baseURL: site.url, storageState: signedOut })
	).newPage();
	await page.route(/\/assets\/start-/, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: 'syntax of a later year' }),
	);
	await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
	await page.goto('/admin');
	await expect(page.getByText('Este navegador é antigo demais para o painel')).toBeVisible();
	await page.context().close();
});

test('a browser that lets no page keep anything is told so, and a preview there is not found', async ({
	browser,
	site,
}) => {
	const page = await (
		await browser.newContext({ baseURL: site.url, storageState: signedOut })
	).newPage();
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException('The operation is insecure.', 'SecurityError');
				},
			});
	});
	await page.goto('/admin/login');
	await expect(page.getByRole('alert')).toContainText('não deixa o painel guardar nada');
	await expect(page.getByRole('alert')).toContainText('permita os cookies e dados deste site');
	await page.goto('/post/post-2-que-nao-existe?preview=1');
	await expect(page.getByText('Post não encontrado').first()).toBeVisible();
	await page.context().close();
});
