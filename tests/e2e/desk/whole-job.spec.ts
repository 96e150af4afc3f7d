import { expect as expectNow, type Locator, type Page } from '@playwright/test';
import {
	button,
	editor,
	expect,
	openBrowser,
	openPart,
	readPost,
	test,
	titleField,
	useSingleKeys,
} from './desk-test.ts';

/** The editor is in a shadow root, which has its own active element. */
const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

const mostTabs = 60;

/** Presses the key until the element is focused; fails if the keyboard cannot reach it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
	await target.waitFor();
	for (let pressed = 0; pressed < mostTabs; pressed += 1) {
		if (await isFocused(target)) return;
		await page.keyboard.press(key);
	}
	expectNow(await isFocused(target), `Tab reaches ${target}`).toBe(true);
}
test('a post is written, filed and published with the keyboard alone', async ({ page, desk }) => {
	await useSingleKeys(page);
	await page.goto('/admin');
	await page.locator('tr[data-post]').first().waitFor();
	await page.keyboard.press('n');
	await editor(page).waitFor();
	await tabTo(page, titleField(page));
	await page.keyboard.type('Só com o teclado');
	await tabTo(page, editor(page));
	await page.keyboard.type('Um parágrafo ');
	await page.keyboard.press('Control+b');
	await page.keyboard.type('forte');
	await page.keyboard.press('Control+End');
	await page.keyboard.type(' e um fim.');

	await tabTo(page, page.locator('[data-field="category_id"]'));
	await page.keyboard.type('Guias');
	await tabTo(page, page.getByRole('combobox', { name: 'Tags' }));
	await page.keyboard.type('teclado');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText('O post foi publicado.')).toBeVisible();

	await page.waitForURL(/\/admin\/edit\//);
	const post = await readPost(desk, page.url().split('/').at(-1) ?? '');
	expect(post).toMatchObject({ published: true, tags: ['teclado'] });
	expect(post.content).toContain('Um parágrafo **forte** e um fim.');

	// Backwards, because only a browser with a window of its own leads from a page's end to its beginning.
	await tabTo(page, page.getByRole('link', { name: 'Posts', exact: true }), 'Shift+Tab');
	await page.keyboard.press('Enter');
	const row = page.locator(`tr[data-post="${post.id}"]`);
	await row.waitFor();
	await page.keyboard.press('j');
	await expect(page.locator('tr[data-post]').first()).toBeFocused();
	await page.keyboard.press('x');
	await expect(page.getByText('1 selecionado')).toBeVisible();
	await tabTo(page, row.getByRole('button', { name: /^Despublicar/ }));
	await page.keyboard.press('Enter');
	await expect(page.getByText('O post voltou para rascunho.')).toBeVisible();
});

test('a post is written, filed, seen and published on a screen 360 pixels wide', async ({
	browser,
	site,
	desk,
}) => {
	const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
	const context = await openBrowser(browser, site, desk, phone);
	const page = await context.newPage();
	const fits = async () =>
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await page.goto('/admin');
	await page.getByRole('link', { name: 'New Post' }).first().tap();
	await titleField(page).tap();
	await page.keyboard.type('Escrito no ônibus');
	await editor(page).tap();
	await page.keyboard.type('Um parágrafo entre duas paradas.');
	await fits();
	await button(page, 'Detalhes').tap();
	const category = await openPart(page, 'Categoria');
	await category.locator('select').selectOption({ label: 'Guias' });
	await page.getByRole('combobox', { name: 'Tags' }).tap();
	await page.keyboard.type('ônibus,');
	await fits();
	expect((await page.locator('.action-bar').boundingBox())?.height).toBe(56);
	await page.getByRole('link', { name: 'Prévia', exact: true }).tap();
	const seen = page.frameLocator('iframe').getByRole('heading', { level: 1 });
	await expect(seen).toHaveText('Escrito no ônibus');
	await fits();
	await page.getByRole('link', { name: 'Texto', exact: true }).tap();
	await button(page, 'Publicar').tap();
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	await expect(button(page, 'Copiar link')).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.handbar')).toHaveCount(0);
	await page.waitForURL(/\/admin\/edit\//);
	const post = await readPost(desk, new URL(page.url()).pathname.split('/').at(-1) ?? '');
	expect(post).toMatchObject({ published: true, tags: ['ônibus'] });
	await context.close();
});

test('C11: an hour typed in Tokyo is São Paulo’s, in the form, the list and the database', async ({
	browser,
	site,
	desk,
}) => {
	const context = await openBrowser(browser, site, desk, { timezoneId: 'Asia/Tokyo' });
	const page = await context.newPage();
	await page.goto('/admin/create');
	await titleField(page).fill('Marcado de longe');
	await editor(page).click();
	await page.keyboard.type('Um texto.');
	const category = await openPart(page, 'Categoria');
	await category.locator('select').selectOption({ label: 'Guias' });
	const publication = await openPart(page, 'Publicação');
	await publication.getByRole('radio', { name: 'Agendar para' }).check();
	const year = new Date().getUTCFullYear() + 1;
	await publication.getByLabel('Dia').fill(`05/03/${year}`);
	await publication.getByLabel('Hora').fill('22:30');
	await button(page, 'Agendar').click();
	await expect(page.getByText(/^O post vai ao ar/)).toBeVisible();
	await page.waitForURL(/\/admin\/edit\//);
	const id = page.url().split('/').at(-1) ?? '';
	expect((await readPost(desk, id)).scheduled_at).toBe(`${year}-03-06T01:30:00.000Z`);
	await page.goto('/admin?q=Marcado');
	await expect(page.locator(`tr[data-post="${id}"] time`)).toHaveText(`05/03/${year} 22:30`);
	await page.goto(`/admin/edit/${id}`);
	await (await openPart(page, 'Publicação')).getByLabel('Hora').waitFor();
	await expect(page.getByLabel('Hora')).toHaveValue('22:30');
	await context.close();
});
