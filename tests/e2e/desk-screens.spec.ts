import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
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

async function openPost(page: Page, id: string) {
	await page.goto(`${site.url}/admin/edit/${id}`);
	await editor(page).waitFor();
}

test('Spec §2: an unknown id says so, and the old edit address leads to the new one', async ({
	page,
}) => {
	await signIn(page);
	await page.goto(`${site.url}/admin/edit/nao-existe`);
	await expect(page.getByText('Post não encontrado')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/admin');
	const { id } = await aSavedPost();
	await page.goto(`${site.url}/admin/edit-post/${id}`);
	await expect(page).toHaveURL(`${site.url}/admin/edit/${id}`);
});

test('Spec §6: every admin page is the sign-in without a session', async ({ page }) => {
	for (const path of ['/admin', '/admin/create', '/admin/edit/x', '/admin/sistema']) {
		await page.goto(site.url + path);
		await expect(page).toHaveURL(`${site.url}/admin/login`);
	}
	await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled();
});

test('A10: no screen of the desk breaks its content security policy', async ({ page }) => {
	const broken: string[] = [];
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			console.warn('CSP', violatedDirective, blockedURI),
		);
	});
	page.on('console', (message) => {
		if (/CSP|Content Security|TrustedHTML|TrustedScript/.test(message.text()))
			broken.push(message.text());
	});
	const { id } = await aSavedPost();
	await signIn(page);
	for (const path of [
		'/admin/imagens',
		'/admin/lixeira',
		'/admin/sistema',
		'/admin/perfil',
		`/admin/edit/${id}/historico`,
	]) {
		await page.goto(site.url + path);
		await page.getByRole('heading', { level: 1 }).waitFor();
	}
	await openPost(page, id);
	await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
	await editor(page).click();
	await editor(page).evaluate((element) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', '<p>Colado <b>forte</b></p>');
		clipboardData.setData('text/plain', 'Colado forte');
		element.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		);
	});
	await expect(editor(page)).toContainText('Colado **forte**');
	expect(broken).toEqual([]);
});

for (const width of [1280, 360]) {
	test(`axe finds nothing on any screen of the desk, ${width} px wide`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width, height: 900 });
		const check = async (name: string) => {
			const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
			expect
				.soft(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html.slice(0, 120)}`))
				.toEqual([]);
		};
		await page.goto(`${site.url}/admin/login`);
		await page.getByRole('heading').waitFor();
		await check('login');
		const { id } = await aSavedPost();
		await signIn(page);
		await page.locator('tr[data-post]').first().waitFor();
		await check('list');
		for (const path of ['imagens', 'lixeira', 'sistema', 'perfil']) {
			await page.goto(`${site.url}/admin/${path}`);
			await page.getByRole('heading', { level: 1 }).waitFor();
			await check(path);
		}
		await page.goto(`${site.url}/admin/edit/${id}/historico`);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await check('historico');
		await page.goto(`${site.url}/admin/create`);
		await editor(page).waitFor();
		await page.getByRole('button', { name: 'Criar post' }).filter({ visible: true }).click();
		await page.getByText('Escreva um título.').waitFor();
		await page.locator('.ficha details').evaluateAll((parts) => {
			for (const part of parts) (part as HTMLDetailsElement).open = true;
		});
		await check('form with errors, all parts open');
		await page.goto(`${site.url}/admin`);
		await page.getByRole('button', { name: /^Atalhos/ }).click();
		await check('shortcuts');
	});
}
