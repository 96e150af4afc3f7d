import type { Page } from '@playwright/test';
import type { DeskScreen } from './desk-screen.ts';
import { button } from './desk-test.ts';

const refusal = (status: number, code: string, error: string) => ({
	status,
	json: { success: false, code, error },
});
const answer = async (page: Page, name: string, reply: { status?: number; json: unknown }) =>
	page.route(`**/api/${name}`, (route) => route.fulfill(reply));

const moment = '2026-11-20T12:00:00.000Z';
const factor = {
	id: '1',
	friendly_name: 'Aplicativo',
	factor_type: 'totp',
	status: 'verified',
	created_at: moment,
	updated_at: moment,
};
const user = {
	id: '1',
	aud: 'authenticated',
	role: 'authenticated',
	email: 'ana@example.com',
	phone: '',
	created_at: moment,
	updated_at: moment,
	email_confirmed_at: moment,
	is_anonymous: false,
	app_metadata: { provider: 'email', providers: ['email'], recovery_codes_left: 7 },
	user_metadata: { name: 'Ana' },
	identities: [],
	factors: [factor],
};
const session = {
	access_token: 'a',
	token_type: 'bearer',
	expires_in: 900,
	expires_at: 1,
	refresh_token: 'b',
	user,
};
const codes = Array.from({ length: 8 }, (_, index) => `4KQ9-TZ2M-P7WE-8HH${index}`);

async function enterPassword(page: Page) {
	await page.goto('/admin/login');
	await page.getByLabel('E-mail').fill('ana@example.com');
	await page.getByLabel('Senha', { exact: true }).fill('uma senha');
	await button(page, 'Entrar').click();
}
const withMail = (page: Page) =>
	answer(page, 'health', { json: { success: true, status: 'ok', mail: true } });
async function askForLink(page: Page) {
	await withMail(page);
	await page.goto('/admin/esqueci-a-senha');
	await page.getByLabel('E-mail').fill('ana@example.com');
	await button(page, 'Mandar o link').click();
}
async function openProfile(page: Page) {
	await page.goto('/admin/perfil');
	await page.getByRole('heading', { name: 'Verificação em duas etapas' }).waitFor();
}

async function openSetup(page: Page) {
	const log = 'https://app.netlify.com/projects/blog/logs/functions/sign-in';
	await answer(page, 'setup', { json: { success: true, open: true, log } });
	await page.goto('/admin/login');
	await page.getByRole('heading', { name: 'O blog é seu' }).waitFor();
}

/** The first account, the further steps of signing in and the second factor, in each state. */
export const accountScreens: DeskScreen[] = [
	{ name: 'setup', isSignedOut: true, open: openSetup },
	{
		name: 'setup-wrong-code',
		isSignedOut: true,
		open: async (page) => {
			await openSetup(page);
			const details = { field: 'code' };
			const error = 'O código não confere. Veja as letras com calma, ou pegue o de hoje.';
			const wrong = { success: false, code: 'otp_expired', error, details };
			await answer(page, 'setup', { status: 403, json: wrong });
			await page.getByLabel('Código de instalação').fill('4KQ9-TZ2M-P7WE-8HHY');
			await page.getByLabel('Nome').fill('Marina');
			await page.getByLabel('E-mail').fill('ana@example.com');
			await page.getByLabel('Senha', { exact: true }).fill('uma frase comprida');
			await button(page, 'Criar a conta').click();
			await page.getByText(error).waitFor();
		},
	},
	{
		name: 'login-code',
		isSignedOut: true,
		open: async (page) => {
			await answer(page, 'admin-auth', refusal(401, 'insufficient_aal', 'Digite o código.'));
			await enterPassword(page);
			await page.getByLabel('6 números').waitFor();
		},
	},
	{
		name: 'forgotten-password',
		isSignedOut: true,
		open: async (page) => {
			await withMail(page);
			await page.goto('/admin/esqueci-a-senha');
			await button(page, 'Mandar o link').waitFor();
		},
	},
	{
		name: 'forgotten-password-without-mail',
		isSignedOut: true,
		open: async (page) => {
			await page.goto('/admin/login');
			await page.getByRole('link', { name: 'Não consigo entrar' }).click();
			await page.getByText('Este site ainda não envia e-mail.').waitFor();
		},
	},
	{
		name: 'forgotten-password-sent',
		isSignedOut: true,
		open: async (page) => {
			await answer(page, 'auth/recover', { json: {} });
			await askForLink(page);
			await page.getByRole('heading', { name: 'Veja seu e-mail' }).waitFor();
		},
	},
	{
		name: 'new-password',
		isSignedOut: true,
		open: async (page) => {
			await answer(page, 'auth/verify', { json: session });
			await page.goto('/admin/nova-senha#4KQ9-TZ2M-P7WE-8HHX');
			await page.getByLabel('Senha nova').waitFor();
		},
	},
	{
		name: 'new-password-bad-link',
		isSignedOut: true,
		open: async (page) => {
			await page.goto('/admin/nova-senha#4KQ9-TZ2M-P7WE-8HHX');
			await page.getByRole('heading', { name: 'O link não vale mais' }).waitFor();
		},
	},
	{
		name: 'second-factor-setting-up',
		open: async (page) => {
			await openProfile(page);
			await button(page, 'Configurar').click();
			await page.getByRole('img', { name: 'Código QR para o aplicativo' }).waitFor();
		},
	},
	{
		name: 'second-factor-confirming',
		open: async (page) => {
			await answer(page, 'auth/factors', refusal(403, 'reauthentication_needed', 'Confirme.'));
			await openProfile(page);
			await button(page, 'Configurar').click();
			await page.getByRole('dialog').waitFor();
		},
	},
	{
		name: 'second-factor-on',
		open: async (page) => {
			await answer(page, 'auth/user', { json: user });
			await openProfile(page);
			await page.getByText('Restam 7 códigos de reserva.').waitFor();
		},
	},
	{
		name: 'second-factor-codes',
		open: async (page) => {
			await answer(page, 'auth/user', { json: user });
			await answer(page, 'auth/recovery-codes', { json: { recovery_codes: codes } });
			await openProfile(page);
			await button(page, 'Gerar outros códigos').click();
			await page.getByRole('list', { name: 'Códigos de reserva' }).waitFor();
		},
	},
	{
		name: 'second-factor-switching-off',
		open: async (page) => {
			await answer(page, 'auth/user', { json: user });
			await openProfile(page);
			await button(page, 'Desativar').click();
			await page.getByRole('dialog').waitFor();
		},
	},
];
