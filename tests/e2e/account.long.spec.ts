import { type Browser, expect, type Page, test } from '@playwright/test';
import { buildCanaries } from '../support/prepare-data.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import { type RunningSite, testAdmin } from '../support/running-site.ts';

test.describe.configure({ timeout: 150_000 });

let site: RunningSite;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await startPreparedSite(buildCanaries);
});
test.afterAll(() => site?.remove());

let refused: string[];
test.beforeEach(({ page }) => {
	refused = [];
	page.on('console', (message) => {
		if (/Content Security|TrustedHTML|TrustedScript/.test(message.text()))
			refused.push(message.text());
	});
});
test.afterEach(() => expect(refused, 'A10: no screen breaks its own policy').toEqual([]));

async function signIn(page: Page) {
	await page.goto(`${site.url}/admin/login`);
	await page.getByLabel('E-mail').fill(testAdmin.email);
	await page.getByLabel('Senha', { exact: true }).fill(testAdmin.password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: /^Olá/ }).waitFor();
}

async function otherDevice(browser: Browser) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await signIn(page);
	return { page, close: () => context.close() };
}

const devices = (page: Page) =>
	page.getByRole('table', { name: 'Aparelhos' }).getByRole('row').filter({ hasText: 'Chrome' });

test('A4: a device ended from the profile is signed out at once, this one stays', async ({
	page,
	browser,
}) => {
	const other = await otherDevice(browser);
	await signIn(page);
	await page.goto(`${site.url}/admin/perfil`);
	await expect(devices(page)).toHaveCount(2);
	await expect(devices(page).first()).toContainText('este aparelho');
	await page.getByRole('button', { name: /^Desconectar Chrome/ }).click();
	await expect(devices(page)).toHaveCount(1);
	await other.page.goto(`${site.url}/admin`);
	await expect(other.page).toHaveURL(`${site.url}/admin/login`);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();
	await other.close();
});

test('the editor renames herself, and the log at Sistema shows it', async ({ page }) => {
	await signIn(page);
	await page.goto(`${site.url}/admin/perfil`);
	await page.getByRole('textbox', { name: 'Nome' }).fill('Marina Duarte');
	await page.getByRole('button', { name: 'Salvar' }).click();
	await expect(page.getByText('Marina Duarte, ')).toBeVisible();
	await page.goto(`${site.url}/admin/sistema`);
	await page.locator('summary', { hasText: 'Para quem cuida' }).click();
	const log = page.getByRole('table', { name: 'Registro de atividades' });
	await expect(log).toContainText('Publicou');
	await page.getByRole('button', { name: 'Acessos' }).click();
	await expect(log).not.toContainText('Publicou');
	await expect(log).toContainText('Mudou o nome');
});

test('A5: a changed password signs the other devices out, but not this desk', async ({
	page,
	browser,
}) => {
	const next = 'quatro gatos no telhado azul';
	const other = await otherDevice(browser);
	await signIn(page);
	await page.goto(`${site.url}/admin/perfil`);
	const change = page.getByRole('button', { name: 'Trocar a senha' });
	await expect(change).toBeDisabled();
	await page.getByLabel('Senha atual').fill('não é esta');
	await page.getByLabel('Senha nova').fill(next);
	await change.click();
	await expect(page.getByText('A senha atual não confere.')).toBeVisible();
	await page.getByLabel('Senha atual').fill(testAdmin.password);
	await page.getByLabel('Senha nova').fill('curta');
	await change.click();
	await expect(page.getByText('A senha nova precisa de 15 caracteres ou mais.')).toBeVisible();
	await page.getByLabel('Senha nova').fill(next);
	await change.click();
	await expect(page.getByText('Senha trocada')).toBeVisible();
	await expect(devices(page)).toHaveCount(1);
	await other.page.goto(`${site.url}/admin`);
	await expect(other.page).toHaveURL(`${site.url}/admin/login`);
	await other.close();
});
