import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { createPostRequest } from '#contract/create-post';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { button, closeDesk, fill, openDesk, press, refusal, type Server, told } from './a-desk.tsx';

afterEach(closeDesk);

const log = 'https://app.netlify.com/projects/meu-blog/logs/functions/sign-in';
const refused = (error: string, details: object, status = 403) =>
	Response.json({ success: false, error, code: 'otp_expired', details }, { status });

/** The desk of a blog without an account; `create` answers the form. */
function openFirst(create: Server[string] = () => ({ open: false })) {
	const setup: Server[string] = (input) =>
		input['action'] === 'look' ? { open: true, log } : create(input);
	return openDesk('/admin/login', { setup }, false);
}

const code = () => screen.findByLabelText<HTMLInputElement>('Código de instalação');
async function fillAll(): Promise<void> {
	await fill('Código de instalação', '4KQ9-TZ2M-P7WE-8HHX');
	await fill('Nome', 'Marina');
	await fill('E-mail', 'marina@example.com');
	await fill('Senha', 'uma frase comprida');
}

test('the first visit asks for code, name, address and password, and leads into the desk', async () => {
	const desk = await openFirst();
	await screen.findByRole('heading', { name: 'O blog é seu' });
	expect((await button('Criar a conta')).disabled).toBe(true);
	await fillAll();
	await press('Criar a conta');
	await waitFor(() => expect(location.pathname).toBe('/admin'));
	expect(desk.inputsOf('setup')).toContainEqual({
		action: 'create',
		code: '4KQ9-TZ2M-P7WE-8HHX',
		name: 'Marina',
		email: 'marina@example.com',
		password: 'uma frase comprida',
	});
	expect(desk.inputsOf('admin-auth')).toContainEqual({
		action: 'login',
		email: 'marina@example.com',
		password: 'uma frase comprida',
	});
});

test('where the code is stands below it, with a link to the log', async () => {
	await openFirst();
	const where = (await screen.findByText('Onde está o código?')).closest('details');
	expect(where?.open).toBe(false);
	expect(screen.getByText('o registro da função sign-in no Netlify').getAttribute('href')).toBe(
		log,
	);
});

test('after a wrong code everything stays filled in, and the way to the code opens', async () => {
	const wrong = 'O código não confere. Veja as letras com calma, ou pegue o de hoje.';
	await openFirst(() => refused(wrong, { field: 'code' }));
	await fillAll();
	await press('Criar a conta');
	await screen.findByText(wrong);
	expect(document.activeElement).toBe(await code());
	expect((await code()).getAttribute('aria-invalid')).toBe('true');
	expect((await screen.findByLabelText<HTMLInputElement>('Senha')).value).toBe(
		'uma frase comprida',
	);
	expect(screen.getByText('Onde está o código?').closest('details')?.open).toBe(true);
});

test.each([
	['uma senha fácil', 'A senha nova é fácil de adivinhar.', 'new_password', 'Senha'],
	['um e-mail', 'Informe um e-mail.', 'email', 'E-mail'],
])('%s is said at its field', async (_, text, field, label) => {
	await openFirst(() => refused(text, { field }, 400));
	await fillAll();
	await press('Criar a conta');
	await screen.findByText(text);
	expect((await screen.findByLabelText(label)).getAttribute('aria-invalid')).toBe('true');
});

test('too many attempts are said above the form', async () => {
	const text = 'Muitas tentativas. Espere 15 min para tentar de novo.';
	await openFirst(() => refused(text, {}, 429));
	await fillAll();
	await press('Criar a conta');
	expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
});

test('who sends the form when there is an account finds the sign-in in its place', async () => {
	await openFirst(() => refusal('Não encontrado.', 404));
	await fillAll();
	await press('Criar a conta');
	await told('A conta deste blog já existe. Entre com ela.');
	await button('Entrar');
});

test('a blog that has had an account, or whose server is silent, shows the sign-in', async () => {
	await openDesk('/admin/login', { setup: () => refusal('Erro interno') }, false);
	await button('Entrar');
	expect(screen.queryByText('O blog é seu')).toBeNull();
});

test('a blog without a database says so where one would sign in', async () => {
	const text = 'O banco de dados ainda não existe.';
	await openDesk('/admin/login', { setup: () => refused(text, {}, 503) }, false);
	expect((await screen.findAllByText(text, {}, { timeout: 4_000 })).length).toBe(1);
	await button('Entrar');
});

/** The desk's server: the account is created, and each post it is sent is told. */
async function createWith(wants: boolean) {
	const desk = await openFirst();
	await fillAll();
	if (wants) fireEvent.click(await screen.findByLabelText(/^Começar com exemplos/));
	desk.say({ 'create-post': () => ({ post: { ...aPostSummary(), content: '' }, publication: 1 }) });
	await press('Criar a conta');
	await waitFor(() => expect(location.pathname).toBe('/admin'));
	return desk;
}

test('a blog may begin with three of the demo’s posts, marked as examples', async () => {
	const desk = await createWith(true);
	await waitFor(() => expect(desk.inputsOf('create-post')).toHaveLength(3));
	const sent = desk.inputsOf('create-post');
	expect(sent.map(({ id }) => id)).toEqual(exampleIds);
	for (const post of sent) {
		expect(createPostRequest.safeParse(post).success).toBe(true);
		expect(post).toMatchObject({ published: true, author: 'Exemplo', tags: ['exemplo'] });
		expect(post['content']).not.toMatch(/^---|Vão Livre|\]\(\//);
	}
	expect(sent.map(({ category }) => category)).toEqual(['Livros', 'Tecnologia', 'Negociação']);
});

test('nobody gets examples who did not ask for them', async () => {
	const desk = await createWith(false);
	await screen.findByText('Olá, Marina');
	expect(desk.inputsOf('create-post')).toEqual([]);
});

test('examples that could not be created are told of; the account is there', async () => {
	const desk = await openFirst();
	await fillAll();
	fireEvent.click(await screen.findByLabelText(/^Começar com exemplos/));
	desk.say({ 'create-post': () => refused('Parou.', {}, 500) });
	await press('Criar a conta');
	await told('A conta foi criada, mas nem todos os exemplos.');
	expect(location.pathname).toBe('/admin');
});
