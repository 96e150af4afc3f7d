import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type DeskApi, signInByApi } from '../support/desk-api.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

let site: RunningSite;
let desk: DeskApi;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await startSite();
	desk = await signInByApi(site);
});
test.afterAll(() => site?.remove());

const editor = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo, em Markdown' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true });
const place = (page: Page) => page.locator('.saved').first();

async function signIn(page: Page) {
	await page.goto(`${site.url}/admin/login`);
	await page.getByLabel('E-mail').fill(site.email);
	await page.getByLabel('Senha', { exact: true }).fill(site.password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: /^Olá/ }).waitFor();
}

interface Saved {
	post: {
		id: string;
		title: string;
		content: string;
		published: boolean;
		revision: number;
		tags: string[];
	};
}

/** A post as the desk's own call makes it. */
async function aSavedPost(part: object = {}): Promise<Saved['post']> {
	const { post } = await desk.call<Saved>('create-post', {
		title: `Um post ${crypto.randomUUID().slice(0, 8)}`,
		content: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
		author: 'Marina',
		category: 'Guias',
		...part,
	});
	return post;
}
const readPost = async (id: string) =>
	(await desk.call<Saved>('admin-posts', { action: 'get', slug: id })).post;

async function openPost(page: Page, id: string) {
	await page.goto(`${site.url}/admin/edit/${id}`);
	await editor(page).waitFor();
}
async function typeAtEnd(page: Page, text: string) {
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(text);
}
async function otherTab(context: BrowserContext, id: string) {
	const page = await context.newPage();
	await openPost(page, id);
	return page;
}

test('complaint 6: pressing Publicar right after the last key publishes the last letter', async ({
	page,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	await typeAtEnd(page, ' Fim de tudo Z');
	await page.getByRole('button', { name: 'Publicar', exact: true }).first().click();
	await page.getByRole('button', { name: 'Publicar mesmo assim' }).click();
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	const post = await readPost(id);
	expect(post.published).toBe(true);
	expect(post.content).toContain('Fim de tudo Z');
});

test('complaint 7: two tabs that change different fields both survive', async ({
	page,
	context,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('Título da primeira aba');
	await expect(place(page)).toHaveText(/Salvo às/);
	await typeAtEnd(second, ' Texto da segunda aba.');
	await expect(titleField(second)).toHaveValue('Título da primeira aba', { timeout: 15_000 });
	await second.getByRole('button', { name: 'Salvar', exact: true }).first().click();
	await expect(second).toHaveURL(`${site.url}/admin`);
	const post = await readPost(id);
	expect(post.title).toBe('Título da primeira aba');
	expect(post.content).toContain('Texto da segunda aba.');
});

test('complaint 7: the same field in two tabs is put to the person, and nothing is lost', async ({
	page,
	context,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('O título dela');
	await expect(place(page)).toHaveText(/Salvo às/);
	await titleField(second).fill('O meu título');
	await expect(
		second.getByRole('heading', { name: 'Este post mudou enquanto você escrevia' }),
	).toBeVisible();
	await expect(second.getByRole('radio', { name: /A sua/ })).toBeVisible();
	await second.getByRole('radio', { name: /A salva/ }).check();
	await second.getByRole('radio', { name: /Juntar à mão/ }).check();
	await second.getByLabel('Texto juntado').fill('O título das duas');
	await second.getByRole('button', { name: 'Salvar o resultado' }).click();
	await expect(titleField(second)).toHaveValue('O título das duas');
	await expect(place(second)).toHaveText(/Salvo às/);
});

test('a tab closed in mid-sentence gives its text back, with both times, and it can be undone', async ({
	page,
	context,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	await context.setOffline(true);
	await typeAtEnd(page, ' Frase que não chegou');
	await expect(place(page)).toHaveText(/guardado neste navegador/);
	await page.close({ runBeforeUnload: false });
	await context.setOffline(false);
	const again = await otherTab(context, id);
	await expect(
		again.getByText(/Há um texto de \d\d:\d\d que não chegou ao servidor/),
	).toBeVisible();
	await expect(again.getByText(/O salvo é de \d\d:\d\d/)).toBeVisible();
	await again.getByRole('button', { name: /^Usar o de/ }).click();
	await expect(editor(again)).toContainText('Frase que não chegou');
	await again.getByRole('button', { name: 'Desfazer' }).click();
	await expect(editor(again)).not.toContainText('Frase que não chegou');
});

test('a server that falls silent loses nothing, and is caught up with by itself', async ({
	page,
	context,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	await context.route('**/api/drafts', (route) => route.abort());
	await typeAtEnd(page, ' Escrito sem servidor.');
	await expect(place(page)).toHaveText('Não foi possível salvar, guardado neste navegador');
	await context.unroute('**/api/drafts');
	await expect(place(page)).toHaveText(/Salvo às/, { timeout: 20_000 });
});

test('when the session ends in mid-sentence the sign-in comes to the text, and the save goes through', async ({
	page,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	const token = await page.evaluate(() => localStorage.getItem('adminSessionToken'));
	await page.request.post(`${site.url}/api/admin-auth`, {
		data: { action: 'logout', sessionToken: token },
	});
	await typeAtEnd(page, ' No meio da frase');
	const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
	await expect(dialog).toBeVisible();
	await dialog.getByLabel('Senha', { exact: true }).fill(site.password);
	await dialog.getByRole('button', { name: 'Entrar e salvar' }).click();
	await expect(dialog).toBeHidden();
	await expect(place(page)).toHaveText(/Salvo às/);
	await expect(editor(page)).toContainText('No meio da frase');
});

test('complaint 9: a tab left open does not turn a post that was published meanwhile back into a draft', async ({
	page,
}) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	await desk.call('toggle-publish', { postId: id, publish: true });
	await typeAtEnd(page, ' Depois de publicado.');
	await page.getByRole('button', { name: 'Salvar', exact: true }).first().click();
	await expect(page).toHaveURL(`${site.url}/admin`);
	const post = await readPost(id);
	expect(post.published).toBe(true);
	expect(post.content).toContain('Depois de publicado.');
});

test('complaint 10: a late answer never replaces newer typing', async ({ page, context }) => {
	const { id } = await aSavedPost();
	await signIn(page);
	await openPost(page, id);
	await context.route('**/api/drafts', async (route) => {
		const response = await route.fetch();
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.fulfill({ response });
	});
	await typeAtEnd(page, ' um');
	await expect(place(page)).toHaveText('Salvando...');
	await page.keyboard.type(' dois três');
	await expect(place(page)).toHaveText(/Salvo às/, { timeout: 15_000 });
	await expect(editor(page)).toContainText('um dois três');
});

test('C2: a double click on Criar post makes one post', async ({ page }) => {
	await signIn(page);
	await page.goto(`${site.url}/admin/create`);
	await titleField(page).fill('Criado com dois cliques');
	await editor(page).click();
	await page.keyboard.type('Um texto.');
	await page.getByText('Categoria', { exact: true }).first().click();
	await page.locator('[data-field="category_id"]').selectOption({ index: 1 });
	await page.getByRole('button', { name: 'Criar post' }).first().dblclick();
	await expect(page).toHaveURL(`${site.url}/admin`);
	await expect(page.getByText('Post criado com sucesso')).toBeVisible();
	const list = await page.evaluate(async () => {
		const headers = {
			'content-type': 'application/json',
			'x-session-token': localStorage.getItem('adminSessionToken') ?? '',
		};
		const body = JSON.stringify({ action: 'list', q: 'Criado com dois cliques' });
		return (await fetch('/api/admin-posts', { method: 'POST', headers, body })).json();
	});
	expect(list.total).toBe(1);
});
