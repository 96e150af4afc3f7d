import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	aListedPost,
	aPage,
	button,
	choose,
	closeDesk,
	openDesk,
	press,
	refusal,
	told,
} from './a-desk.tsx';

const post = aListedPost({ id: '00000000-0000-4000-8000-000000000001', title: 'O café da casa' });
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const madeAt = soon(0);
const aLink = (fields: object = {}) => ({
	made_at: madeAt,
	valid_until: soon(7),
	shown_at: madeAt,
	is_current: true,
	opened: 0,
	last_opened_on: null,
	...fields,
});
const copied = vi.fn(async (_: string) => undefined);
beforeEach(() => {
	copied.mockReset().mockResolvedValue(undefined);
	vi.stubGlobal(
		'navigator',
		Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }),
	);
});
afterEach(closeDesk);

async function openDialog(found: object, more: (action: unknown) => object = () => found) {
	const desk = await openDesk('/admin', {
		'admin-posts': () => aPage([post]),
		'draft-link': ({ action }) => (action === 'find' ? found : more(action)),
	});
	await choose(`Mais ações: ${post.title}`, 'Mostrar para alguém');
	return desk;
}
const none = { link: null, can_show: true };
const made = { link: aLink(), can_show: true, secret: 'segredo' };
const field = () => screen.findByLabelText<HTMLInputElement>('Link de leitura');

test('from the menu of a row to WhatsApp it is two presses, and the link is made and copied on the way', async () => {
	copied.mockImplementation(async () => new Promise((done) => setTimeout(done, 50)));
	await openDialog(none, () => made);
	await screen.findByText('Link pronto e copiado. Cole na conversa ou mande daqui.');
	const address = `${location.origin}/rascunho#segredo`;
	expect(copied).toHaveBeenCalledWith(address);
	expect((await field()).value).toBe(address);
	await button('Copiado');
	const whatsapp = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp', hidden: true });
	const sent = decodeURIComponent(whatsapp.getAttribute('href') ?? '');
	expect(sent).toContain(`“O café da casa” ${address}`);
});

test('a browser that does not copy has the address selected, and nothing says that it was copied', async () => {
	copied.mockRejectedValue(new Error('denied'));
	await openDialog(none, () => made);
	await screen.findByText('Link pronto. Copie ou mande daqui.');
	await press('Copiar');
	await told('Não deu para copiar. O link está selecionado.');
	const { selectionStart, selectionEnd, value } = await field();
	expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('the address of a link that another browser made is not here, and another can be made', async () => {
	await openDialog(
		{ link: aLink({ opened: 2, last_opened_on: '2020-11-24' }), can_show: true },
		() => made,
	);
	await screen.findByText(/criado em outro aparelho/);
	expect(screen.queryByLabelText('Link de leitura')).toBeNull();
	expect(screen.getByText('Aberto 2 vezes')).toBeTruthy();
	expect(screen.getByText('a última em 24/11')).toBeTruthy();
	await press('Criar outro link');
	await field();
});

test('a text that changed is shown as it is now by a press', async () => {
	const desk = await openDialog({ link: aLink({ is_current: false }), can_show: true }, () => ({
		link: aLink(),
		can_show: true,
	}));
	await press('Atualizar o link com a versão atual');
	await told('O link mostra a versão atual.');
	expect(desk.inputsOf('draft-link').at(-1)).toMatchObject({ action: 'renew', post_id: post.id });
	await waitFor(() => expect(screen.queryByText('Atualizar o link com a versão atual')).toBeNull());
});

test('a link is disabled after a question, and this browser forgets its address', async () => {
	await openDialog(none, (action) => (action === 'make' ? made : none));
	await field();
	expect(JSON.stringify({ ...localStorage })).toContain('segredo');
	await press('Desativar o link');
	await press('Manter');
	await press('Desativar o link');
	const [, disable] = [await button('Manter'), await button('Desativar o link')];
	fireEvent.click(disable);
	await told('Link desativado');
	expect(JSON.stringify({ ...localStorage })).not.toContain('segredo');
	expect(screen.queryByLabelText('Link de leitura')).toBeNull();
});

test('of a post that is wholly public nothing is offered', async () => {
	await openDialog({ link: null, can_show: false });
	await screen.findByText('Tudo deste post já está no ar: não há o que mostrar.');
	expect(screen.queryByText('Criar link')).toBeNull();
});

test('a link that could not be made says so, and is made by a press', async () => {
	const desk = await openDialog(none, () => refusal('O servidor falhou.'));
	await told('O servidor falhou.');
	desk.say({ 'draft-link': () => made });
	await press('Criar link');
	await field();
});

test('a link from elsewhere that is disabled here is followed by no other', async () => {
	const desk = await openDialog({ link: aLink(), can_show: true }, () => none);
	await press('Desativar o link');
	const [, disable] = [await button('Manter'), await screen.findAllByText('Desativar o link')];
	fireEvent.click(disable.at(-1) as HTMLElement);
	await told('Link desativado');
	expect(desk.inputsOf('draft-link').map(({ action }) => action)).toEqual(['find', 'disable']);
});
