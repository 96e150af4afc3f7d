import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, openDesk, press, type Server, told } from './a-desk.tsx';
import { aPost } from './a-post.ts';

afterEach(() => {
	closeDesk();
	vi.restoreAllMocks();
});

HTMLElement.prototype.scrollTo ??= () => undefined;

/** Without description of its picture, so that a question stands before publishing. */
const post = aPost({
	published: false,
	published_at: null,
	image_url: 'https://pictures.example/a.jpg',
});
const validate = {
	valid: true,
	user: { email: 'marina@example.com', name: 'Marina' },
	adminToken: 'a',
	expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const server: Server = {
	'admin-posts': ({ action }) => (action === 'get' ? { post } : {}),
	drafts: () => ({ draft: null, drafts: [] }),
	'update-post': () => ({ post: { ...post, published: true, revision: 4 }, publication: 8 }),
};
const pressOne = async (name: string) =>
	fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

test('without a connection a press says that nothing was published, before it asks anything', async () => {
	const desk = await openDesk(`/admin/edit/${post.id}`, server);
	await screen.findByRole('textbox', { name: 'Título' });
	const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	await pressOne('Publicar');
	const notice = (await screen.findByText('O post não foi publicado.')).closest('.notice');
	expect(notice?.textContent).toContain('Sem conexão');
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(desk.inputsOf('update-post')).toEqual([]);
	onLine.mockReturnValue(true);
	fireEvent.click(notice?.querySelector('button') as HTMLElement);
	await press('Publicar mesmo assim');
	await told('O post foi publicado.');
	expect(screen.queryByText('O post não foi publicado.')).toBeNull();
});

test('with an ended session a press leads to the sign-in, and afterwards says that nothing was published', async () => {
	const desk = await openDesk(`/admin/edit/${post.id}`, server);
	await screen.findByRole('textbox', { name: 'Título' });
	desk.say({ 'admin-auth': () => ({ valid: false }) });
	await pressOne('Publicar');
	await screen.findByRole('heading', { name: 'Sua sessão terminou' });
	expect(screen.queryByText('Publicar mesmo assim')).toBeNull();
	desk.say({
		'admin-auth': ({ action }) =>
			action === 'login' ? { ...validate, sessionToken: 's' } : validate,
	});
	fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'x' } });
	await press('Entrar e salvar');
	const notice = (await screen.findByText('O post não foi publicado.')).closest('.notice');
	expect(desk.inputsOf('update-post')).toEqual([]);
	fireEvent.click(notice?.querySelector('button') as HTMLElement);
	await press('Publicar mesmo assim');
	await waitFor(() => expect(desk.inputsOf('update-post')).toHaveLength(1));
});
