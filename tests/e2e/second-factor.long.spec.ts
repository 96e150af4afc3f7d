import { expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { type MailSink, startMailSink } from '../support/mail-sink.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import { type RunningSite, testAdmin } from '../support/running-site.ts';

test.describe.configure({ timeout: 150_000 });

let site: RunningSite;
let sink: MailSink;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	sink = await startMailSink();
	site = await startPreparedSite({ SMTP_URL: sink.url });
});
test.afterAll(async () => {
	await site?.remove();
	await sink?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterPassword(page: Page, password: string) {
	await page.goto(`${site.url}/admin/login`);
	await page.getByLabel('E-mail').fill(testAdmin.email);
	await page.getByLabel('Senha', { exact: true }).fill(password);
	await button(page, 'Entrar').click();
}
async function signOut(page: Page) {
	await button(page, 'Sign Out').click();
	// Who is still signed in would be led away from the sign-in.
	await expect(page).toHaveURL(`${site.url}/admin/login`);
}
const arrived = (page: Page) => page.getByRole('heading', { name: /^Olá/ }).waitFor();

/** Returns the app's secret and the recovery codes. */
async function switchOn(page: Page) {
	await page.goto(`${site.url}/admin/perfil`);
	await button(page, 'Configurar').click();
	await expect(page.getByRole('img', { name: 'Código QR para o aplicativo' })).toBeVisible();
	const secret = (await page.locator('.factor .mono').innerText()).replaceAll(' ', '');
	const code = page.getByLabel('2. Digite os 6 números que ele mostra');
	await code.fill('000000');
	await button(page, 'Ativar a verificação em duas etapas').click();
	await expect(page.getByText('O código não confere.')).toBeVisible();
	await code.fill(await generate({ secret }));
	await button(page, 'Ativar a verificação em duas etapas').click();
	await expect(page.getByText('Guarde estes códigos')).toBeVisible();
	const codes = await page
		.getByRole('list', { name: 'Códigos de reserva' })
		.getByRole('listitem')
		.allInnerTexts();
	await button(page, 'Já guardei').click();
	await expect(page.getByText('Restam 8 códigos de reserva.')).toBeVisible();
	return { secret, codes };
}

async function useRecoveryCode(page: Page, code: string) {
	await button(page, 'Usar um código de reserva').click();
	await page.getByLabel('Código de reserva').fill(code);
}

test('Spec §7: the second factor: switched on, asked for, and no way around it by a forgotten password', async ({
	page,
}) => {
	const broken: string[] = [];
	page.on('console', (message) => {
		if (/Content Security|Trusted/.test(message.text())) broken.push(message.text());
	});
	await enterPassword(page, testAdmin.password);
	await arrived(page);
	const { codes } = await switchOn(page);
	expect(codes).toHaveLength(8);
	await signOut(page);

	await enterPassword(page, testAdmin.password);
	await expect(page.getByRole('heading', { name: 'Código do aplicativo' })).toBeVisible();
	await expect(page.getByLabel('6 números')).toBeFocused();
	await page.getByLabel('6 números').fill('000000');
	await button(page, 'Entrar').click();
	await expect(page.getByRole('alert')).toContainText('O código não confere.');
	await useRecoveryCode(page, codes[0] ?? '');
	await button(page, 'Entrar').click();
	await arrived(page);
	await signOut(page);

	await page.getByRole('link', { name: 'Esqueci a senha' }).click();
	await page.getByRole('heading', { name: 'Trocar a senha' }).waitFor();
	await page.getByLabel('E-mail').fill(testAdmin.email);
	await button(page, 'Mandar o link').click();
	await expect(page.getByRole('heading', { name: 'Veja seu e-mail' })).toBeVisible();
	await expect.poll(() => sink.mails.length).toBe(1);
	const link = /http\S+#\S+/.exec(sink.mails[0]?.text ?? '')?.[0] ?? '';
	await page.goto(link);
	await expect(page).toHaveURL(`${site.url}/admin/nova-senha`);
	await page.getByLabel('Senha nova').fill('quatro gatos no telhado azul');
	await expect(button(page, 'Salvar e entrar')).toBeDisabled();
	await useRecoveryCode(page, codes[1] ?? '');
	await button(page, 'Salvar e entrar').click();
	await arrived(page);
	await page.goto(link);
	await expect(page.getByRole('heading', { name: 'O link não vale mais' })).toBeVisible();

	await page.goto(`${site.url}/admin/perfil`);
	await expect(page.getByText('Restam 6 códigos de reserva.')).toBeVisible();
	await button(page, 'Desativar').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
	await expect(button(page, 'Configurar')).toBeVisible();
	expect(broken).toEqual([]);
});
