import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, closeDesk, fill, held, openDesk, press, refusal, told } from './a-desk.tsx';

afterEach(closeDesk);

const email = 'marina@example.com';
const enter = () => button('Entrar');

test('the page opens with the focus in its first field', async () => {
	await openDesk('/admin/login', {}, false);
	const field = await screen.findByLabelText('E-mail');
	expect(document.activeElement).toBe(field);
});

test('on a touch screen it does not, because a keyboard would cover the page', async () => {
	const coarse = vi.spyOn(globalThis, 'matchMedia').mockImplementation(
		(query) =>
			Object.assign(new EventTarget(), {
				matches: /coarse/.test(query),
				media: query,
			}) as MediaQueryList,
	);
	await openDesk('/admin/login', {}, false);
	await screen.findByLabelText('E-mail');
	expect(document.activeElement).toBe(document.body);
	coarse.mockRestore();
});

test('Spec §1, §2, §5: the sign-in asks for both fields, and its button waits for them and for the answer', async () => {
	const { answer, go } = held(refusal('Não confere.'));
	await openDesk('/admin/login', { 'admin-auth': () => answer }, false);
	const field = await screen.findByLabelText<HTMLInputElement>('E-mail');
	expect(field.type).toBe('email');
	expect((await enter()).disabled).toBe(true);
	await fill('E-mail', email);
	expect((await enter()).disabled).toBe(true);
	await fill('E-mail', '');
	await fill('Senha', 'uma senha errada');
	expect((await enter()).disabled).toBe(true);
	await fill('E-mail', email);
	await press('Entrar');
	await waitFor(async () => expect((await button('Entrando...')).ariaDisabled).toBe('true'));
	go();
	expect((await screen.findAllByText('Não confere.')).length).toBeGreaterThan(0);
});

test.each([
	['Tente daqui a 3 minutos.', 'Tente daqui a 3 minutos.'],
	['', 'Login failed'],
])(
	'Spec §8: a failed sign-in shows what the server says, else Login failed: %j',
	async (said, shown) => {
		await openDesk('/admin/login', { 'admin-auth': () => refusal(said) }, false);
		await fill('E-mail', email);
		await fill('Senha', 'uma senha errada');
		await press('Entrar');
		await told(shown);
		expect(location.pathname).toBe('/admin/login');
	},
);

test('without a mail server no mail is offered, and the page says whom to ask', async () => {
	await openDesk('/admin/login', { health: () => ({ status: 'ok', mail: false }) }, false);
	fireEvent.click(await screen.findByRole('link', { name: 'Não consigo entrar' }));
	await screen.findByText(
		'Este site ainda não envia e-mail. Peça uma senha nova a quem cuida do site.',
	);
	expect(screen.queryAllByRole('textbox')).toEqual([]);
	fireEvent.click(screen.getByRole('link', { name: 'Voltar' }));
	await enter();
	expect(location.pathname).toBe('/admin/login');
});
