import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, held, openDesk, press, refusal, type Server, told } from './a-desk.tsx';
import { aPost } from './a-post.ts';
import { openText } from './an-opened-text.ts';

afterEach(closeDesk);

const post = aPost({ published: false, published_at: null });
const server: Server = {
	'admin-posts': ({ action }) => (action === 'get' ? { post } : {}),
	drafts: ({ action, ...copy }) =>
		action === 'save'
			? { draft: { ...copy, version: 1, updated_at: post.updated_at } }
			: { draft: null, drafts: [] },
	'update-post': (input) => ({ post: { ...post, ...input, revision: 4 }, publication: null }),
};
const titleField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título' });

/** On a phone the same buttons are at the bottom. */
const pressOne = async (name: string) =>
	fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

test('Spec §2, §4, §8: a post is saved, and a failure leaves the text where it is', async () => {
	const desk = await openDesk(`/admin/edit/${post.id}`, {
		...server,
		'admin-posts': () => refusal('Parou.'),
	});
	await screen.findByText('Não foi possível carregar o post');
	desk.say(server);
	await press('Tentar de novo');
	fireEvent.change(await titleField(), { target: { value: 'Um outro título' } });
	const { answer, go } = held(refusal('Parou.'));
	desk.say({ 'update-post': () => answer });
	await pressOne('Salvar');
	await screen.findAllByRole('button', { name: 'Salvando...' });
	go();
	await told('Não foi possível salvar');
	expect((await titleField()).value).toBe('Um outro título');
	desk.say(server);
	await pressOne('Salvar');
	await told('Post atualizado com sucesso');
	expect(desk.inputsOf('update-post').at(-1)).toMatchObject({
		id: post.id,
		title: 'Um outro título',
	});
	await waitFor(() => expect(location.pathname).toBe('/admin'));
});

test('Spec §2, §3, §4, §8: a post is created, and a failure leaves the text where it is', async () => {
	const categories = () => ({ categories: [post.category] });
	const desk = await openDesk('/admin/create', { ...server, categories });
	fireEvent.change(await titleField(), { target: { value: 'Criado na tela' } });
	const text = await openText();
	await act(async () => text.dispatch({ changes: { from: 0, insert: 'Um texto.' } }));
	await screen.findByRole('option', { name: 'Guias', hidden: true });
	fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: post.category?.id } });
	const { answer, go } = held(refusal('Parou.'));
	desk.say({ 'create-post': () => answer });
	await pressOne('Criar post');
	await screen.findAllByRole('button', { name: 'Criando...' });
	go();
	await told('Erro ao criar post. Tente novamente.');
	expect(text.state.doc.toString()).toBe('Um texto.');
	desk.say({ 'create-post': () => ({ post, publication: null }) });
	await pressOne('Criar post');
	await told('Post criado com sucesso');
	expect(desk.inputsOf('create-post').at(-1)).toMatchObject({ title: 'Criado na tela' });
	await waitFor(() => expect(location.pathname).toBe('/admin'));
});

test('Spec §8: a picture drawn from the title becomes the cover; a failure leaves the form as it is', async () => {
	const desk = await openDesk(`/admin/edit/${post.id}`, {
		...server,
		'generate-blog-image': () => refusal('', 500),
	});
	await titleField();
	fireEvent.click(await screen.findByText('Capa'));
	await pressOne('Gerar imagem pelo título');
	await told('Erro ao gerar imagem');
	const address = () => screen.findByLabelText<HTMLInputElement>('Endereço da imagem');
	desk.say({
		'generate-blog-image': () => ({
			image_url: '/images/a-1536.webp',
			image_width: 1536,
			image_height: 1024,
		}),
	});
	await pressOne('Gerar imagem pelo título');
	await told('Imagem gerada com sucesso');
	await waitFor(async () => expect((await address()).value).toBe('/images/a-1536.webp'));
	await screen.findByLabelText('Descrição da imagem');
	expect(desk.inputsOf('generate-blog-image').at(-1)?.['prompt']).toContain('Um post');
	fireEvent.change(await titleField(), { target: { value: '' } });
	await pressOne('Gerar imagem pelo título');
	await told('Digite um título primeiro');
});
