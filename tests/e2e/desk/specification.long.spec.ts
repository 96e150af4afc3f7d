import type { Browser, Page, Route } from '@playwright/test';
import { signInByApi } from '../../support/desk-api.ts';
import type { DeskSite } from './desk-test.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openBrowser,
	openPost,
	signedOut,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

const refusal = (error: string, status = 500) => ({
	status,
	json: { success: false, error, code: status === 401 ? 'unauthorized' : 'internal' },
});

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Holds back the calls of one function until the returned function is called. */
async function hold(
	page: Page,
	pattern: string,
	then: (route: Route) => Promise<void> = (route) => route.fallback(),
) {
	let go = () => {};
	const gone = new Promise<void>((resolve) => {
		go = resolve;
	});
	await page.route(pattern, async (route: Route) => {
		await gone;
		await then(route);
	});
	return () => go();
}

const refuseLate = (page: Page, pattern: string) =>
	hold(page, pattern, (route) => route.fulfill(refusal('Parou.')));

/** A browser with its own session, so that ending it leaves the other tests signed in. */
async function ownSession(browser: Browser, site: DeskSite): Promise<Page> {
	return (await openBrowser(browser, site, await signInByApi(site), {})).newPage();
}

test('Spec §2: the sign-in asks for both fields, and its button waits for them and for the answer', async ({
	browser,
	site,
}) => {
	const page = await (
		await browser.newContext({ baseURL: site.url, storageState: signedOut })
	).newPage();
	await page.goto('/admin/login');
	const email = page.getByLabel('E-mail');
	const password = page.getByLabel('Senha', { exact: true });
	await expect(email).toHaveAttribute('type', 'email');
	const enter = page.getByRole('button', { name: 'Entrar', exact: true });
	await expect(enter).toBeDisabled();
	await email.fill(site.email);
	await expect(enter).toBeDisabled();
	await email.fill('');
	await password.fill('uma senha errada');
	await expect(enter).toBeDisabled();
	await email.fill(site.email);
	const go = await hold(page, '**/api/admin-auth');
	await enter.click();
	await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
	go();
	await expect(page.getByRole('alert').first()).toBeVisible();
	await page.context().close();
});

test('Spec §8: a failed sign-in shows what the server says, else Login failed', async ({
	browser,
	site,
}) => {
	const page = await (
		await browser.newContext({ baseURL: site.url, storageState: signedOut })
	).newPage();
	await page.goto('/admin/login');
	await page.getByLabel('E-mail').fill(site.email);
	await page.getByLabel('Senha', { exact: true }).fill('uma senha errada');
	for (const [said, shown] of [
		['Tente daqui a 3 minutos.', 'Tente daqui a 3 minutos.'],
		['', 'Login failed'],
	] as const) {
		await page.route('**/api/admin-auth', (route) => route.fulfill(refusal(said)));
		await page.getByRole('button', { name: 'Entrar', exact: true }).click();
		await expect(page.locator('[data-sonner-toast]').filter({ hasText: shown })).toBeVisible();
	}
	await page.context().close();
});

test('Spec §2: the dashboard has the specified filters, sorts, buttons, columns and actions', async ({
	page,
	desk,
}) => {
	const post = await aSavedPost(desk, { title: 'O post do painel' });
	await page.goto('/admin');
	const filters = page.getByRole('navigation', { name: 'Filtrar por status' }).getByRole('link');
	await expect(filters).toHaveText([/^All/, /^Draft/, /^Published/, /^Scheduled/]);
	await expect(page.getByLabel('Ordenar').getByRole('option')).toHaveText([
		'Most recent',
		'Scheduled: closest',
		'Scheduled: furthest',
		'Mais vistos',
		'Mudados por último',
	]);
	await expect(page.getByLabel('Ordenar')).toHaveValue('recent');
	for (const name of ['Run Auto-Publish', 'Sign Out'])
		await expect(page.getByRole('button', { name })).toBeVisible();
	await expect(page.getByRole('link', { name: 'New Post' })).toHaveAttribute(
		'href',
		'/admin/create',
	);
	const columns = await page.getByRole('columnheader').allInnerTexts();
	expect(columns.filter(Boolean)).toEqual([
		'Título',
		'Status',
		'Data/Hora',
		'Visualizações',
		'Ações',
	]);
	const mine = row(page, post.title);
	const publicAddress = `/post/${post.slug}?preview=1`;
	await expect(mine.getByRole('link', { name: post.title, exact: true })).toHaveAttribute(
		'href',
		publicAddress,
	);
	await expect(mine).toContainText(/criado em .*\d/);
	await expect(mine).toContainText('Rascunho');
	await expect(mine.getByRole('link', { name: /^Ver/ })).toHaveAttribute('href', publicAddress);
	await expect(mine.getByRole('link', { name: /^Editar/ })).toHaveAttribute(
		'href',
		`/admin/edit/${post.id}`,
	);
	await expect(mine.getByRole('button', { name: /^Publicar/ })).toBeVisible();
	const views = page.getByRole('columnheader', { name: 'Visualizações' });
	await expect(views).toBeVisible();
	await page.setViewportSize({ width: 400, height: 800 });
	await expect(page.locator('td.c-views').first()).toBeHidden();
	await page.goto('/admin?q=nenhum-post-tem-este-nome');
	await expect(page.getByText('Nenhum post encontrado.')).toBeVisible();
});

test('Spec §4, §8: publishing and unpublishing are told and seen in the list, a failure too', async ({
	page,
	desk,
}) => {
	const { title } = await aSavedPost(desk);
	await page.goto('/admin');
	const told = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
	for (const [said, shown] of [
		['O banco não respondeu.', 'O banco não respondeu.'],
		['', 'Não foi possível realizar a ação.'],
	] as const) {
		await page.route('**/api/toggle-publish', (route) => route.fulfill(refusal(said)));
		await row(page, title)
			.getByRole('button', { name: /^Publicar/ })
			.click();
		await expect(told(shown)).toContainText('Erro');
	}
	await page.unroute('**/api/toggle-publish');
	await row(page, title)
		.getByRole('button', { name: /^Publicar/ })
		.click();
	await expect(told('O post foi publicado.')).toContainText('Publicado');
	await expect(row(page, title).locator('.c-status')).toContainText('Publicado');
	await row(page, title)
		.getByRole('button', { name: /^Despublicar/ })
		.click();
	await expect(told('O post voltou para rascunho.')).toContainText('Despublicado');
	await expect(row(page, title).locator('.c-status')).toContainText('Rascunho');
});

test('Spec §4, §8: Run Auto-Publish waits for its answer and tells how many, or why not', async ({
	page,
}) => {
	await page.goto('/admin');
	const run = page.getByRole('button', { name: 'Run Auto-Publish' });
	const go = await hold(page, '**/api/auto-publish-scheduled-posts');
	await run.click();
	await expect(page.getByRole('button', { name: 'Running...' })).toBeDisabled();
	go();
	await expect(page.getByText(/^Auto-publish executed\. Published: \d+$/)).toBeVisible();
	for (const [said, shown] of [
		['O agendador está ocupado.', 'O agendador está ocupado.'],
		['', 'Failed to execute auto-publish'],
	] as const) {
		await page.route('**/api/auto-publish-*', (route) => route.fulfill(refusal(said)));
		await run.click();
		await expect(page.locator('[data-sonner-toast]').filter({ hasText: shown })).toBeVisible();
	}
});

test('Spec §8: a list that does not load says so; one that is refused ends the session', async ({
	browser,
	site,
}) => {
	const page = await ownSession(browser, site);
	await page.route('**/api/admin-posts', (route) => route.fulfill(refusal('Parou.')));
	await page.goto('/admin');
	await expect(page.getByText('Erro ao carregar posts', { exact: true })).toBeVisible({
		timeout: 20_000,
	});
	await page.unroute('**/api/admin-posts');
	await page.route('**/api/admin-posts', (route) => route.fulfill(refusal('unauthorized', 401)));
	await page.goto('/admin');
	await expect(page.getByText('Session expired. Please login again.')).toBeVisible({
		timeout: 20_000,
	});
	await expect(page).toHaveURL('/admin/login');
	expect(await page.evaluate(() => localStorage.getItem('adminSessionToken'))).toBeNull();
	await page.context().close();
});

test('Spec §2, §8: a post is saved, and a failure leaves the text where it is', async ({
	page,
	desk,
}) => {
	const { id, slug, title } = await aSavedPost(desk);
	await page.route('**/api/admin-posts', (route) => route.fulfill(refusal('Parou.')));
	await page.goto(`/admin/edit/${id}`);
	await expect(page.getByText('Não foi possível carregar o post')).toBeVisible({ timeout: 20_000 });
	await page.unroute('**/api/admin-posts');
	await openPost(page, slug);
	await expect(titleField(page)).toHaveValue(title);
	await typeAtEnd(page, ' Mais uma frase.');
	const save = await refuseLate(page, '**/api/update-post');
	await button(page, 'Salvar').click();
	await expect(button(page, 'Salvando...')).toBeDisabled();
	save();
	await expect(page.getByText('Não foi possível salvar', { exact: true })).toBeVisible();
	await expect(editor(page)).toContainText('Mais uma frase.');
	await page.unroute('**/api/update-post');
	await button(page, 'Salvar').click();
	await expect(page.getByText('Post atualizado com sucesso')).toBeVisible();
	await expect(page).toHaveURL('/admin');
});
