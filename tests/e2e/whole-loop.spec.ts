import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BuildStore } from '../../scripts/local/build-store.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import { type RunningSite, root } from '../support/running-site.ts';

const title = 'Como abrir a semana com uma conversa';
const slug = 'como-abrir-a-semana-com-uma-conversa';
const address = `/post/${slug}`;
/** Where a published post appears, besides its own address. */
const lists = ['/', '/posts', '/categories/guias', '/sitemap'];

let site: RunningSite;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await startPreparedSite();
});
test.afterAll(() => site?.remove());

async function signIn(page: Page) {
	await page.goto(`${site.url}/admin`);
	await page.waitForURL('**/admin/login');
	await page.getByLabel('E-mail').fill(site.email);
	await page.getByLabel('Senha', { exact: true }).fill(site.password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await expect(page.getByText('Welcome back, Marina!')).toBeVisible();
}

/** Opens a part of the ficha, which shows its name and value. */
const part = (page: Page, name: string) =>
	page
		.getByRole('group')
		.filter({ has: page.locator('summary', { hasText: name }) })
		.first();

async function writePost(page: Page) {
	await page.goto(`${site.url}/admin/create`);
	await page.getByRole('textbox', { name: 'Título' }).fill(title);
	await page.getByRole('textbox', { name: 'Conteúdo' }).click();
	await page.keyboard.type('Segunda-feira começa melhor com uma conversa de dez minutos.');
	await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Guias' });
	await page.getByLabel('Tags').pressSequentially('rotina,equipe,');
}

async function scheduleForTomorrow(page: Page) {
	const publication = part(page, 'Publicação');
	await publication.locator('summary').click();
	await publication.getByRole('radio', { name: 'Agendar para' }).check();
	const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
	const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(tomorrow);
	await publication.getByLabel('Dia').fill(day);
	await publication.getByLabel('Hora').fill('09:00');
	await page.getByRole('button', { name: 'Agendar', exact: true }).click();
	const anyway = page.getByRole('dialog').getByRole('button', { name: /Agendar/ });
	const saved = page.getByText('O post vai ao ar', { exact: false });
	await expect(anyway.or(saved).first()).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await expect(saved.first()).toBeVisible();
}

const row = (page: Page) => page.getByRole('row').filter({ hasText: title });

function filesWith(text: string): string[] {
	const build = new BuildStore(site.dataDir, root).findLast();
	if (!build || !existsSync(build.site)) throw new Error('there is no build');
	return globSync('**/*', { cwd: build.site, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => readFileSync(file).includes(text));
}

const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const shows = async (path: string) => (await (await fetch(site.url + path)).text()).includes(title);
const inLists = () => Promise.all(lists.map(shows));

test('Spec §1, §8: an editor schedules, publishes and unpublishes a post, and readers see exactly that', async ({
	page,
}) => {
	test.setTimeout(240_000);
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	await signIn(page);

	await writePost(page);
	await scheduleForTomorrow(page);
	await page.goto(`${site.url}/admin`);
	await expect(row(page)).toContainText('Agendado');
	expect(filesWith(title)).toEqual([]);
	expect(await statusOf(address)).toBe(404);

	await page.getByRole('button', { name: `Publicar: ${title}` }).click();
	await expect(page.getByText('O post foi publicado.')).toBeVisible();
	await expect.poll(() => statusOf(address), { timeout: 90_000 }).toBe(200);
	// The post is at its address before the site is built anew.
	await expect.poll(inLists, { timeout: 90_000 }).toEqual(lists.map(() => true));
	await page.goto(site.url + address);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await expect(page.getByText('dez minutos')).toBeVisible();
	await expect(page.getByRole('link', { name: 'rotina' })).toBeVisible();

	await page.goto(`${site.url}/admin`);
	await row(page)
		.getByRole('button', { name: `Despublicar: ${title}` })
		.click();
	await expect(page.getByText('O post voltou para rascunho.')).toBeVisible();
	await expect.poll(() => statusOf(address), { timeout: 90_000 }).toBe(404);
	await expect.poll(inLists, { timeout: 90_000 }).toEqual(lists.map(() => false));
	await expect(row(page)).toContainText('Rascunho');
	expect(filesWith(title)).toEqual([]);
	expect(errors).toEqual([]);
});
