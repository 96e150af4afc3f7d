import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPublications } from '../../../admin/src/site/watched-publication.ts';
import {
	aListedPost,
	aPage,
	aSiteStatus,
	closeDesk,
	fill,
	openDesk,
	type Server,
	told,
} from './a-desk.tsx';
import { aPost } from './a-post.ts';
import { openText } from './an-opened-text.ts';

/** No bounded wait then waits for them. */
beforeAll(async () => {
	await import('../../../admin/src/features/post-form/form-route.tsx');
	await import('../../../admin/src/features/post-form/tools/writing-area.tsx');
	await import('../../../admin/src/features/posts/running-publication.tsx');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
	closeDesk();
	forgetPublications();
});

const post = aPost({ published: false, published_at: null, title: 'O plano' });
const listed = aListedPost({ id: post.id, slug: post.slug, title: post.title });
const other = aListedPost({ id: 'o', slug: 'outro', title: 'Outro' });

/** What the list shows, of a server with one post. */
function server(shown: object[], kept = post): Server {
	return {
		'admin-posts': ({ action }) => (action === 'get' ? { post: kept } : aPage(shown)),
		drafts: ({ action, ...copy }) =>
			action === 'save'
				? { draft: { ...copy, version: 1, updated_at: kept.updated_at } }
				: { draft: null, drafts: [] },
		plans: () => ({ plans: [] }),
		categories: () => ({ categories: [post.category] }),
		'update-post': (input) => ({
			post: { ...kept, ...input, revision: 4 },
			publication: kept.published ? 8 : null,
		}),
		'create-post': () => ({ post, publication: null }),
	};
}

const pressOne = async (name: string) =>
	fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título' });
const write = async (name: string) => fireEvent.change(await title(), { target: { value: name } });
const goOn = () => screen.findByRole('link', { name: 'Continuar editando' });
const leadsBack = async () => {
	fireEvent.click(await goOn());
	await waitFor(() => expect(location.pathname).toBe(`/admin/edit/${post.id}`));
};

test('who creates a post from a search finds the whole list, with its row marked and the focus on the way back', async () => {
	const desk = await openDesk('/admin?status=draft&q=velho', server([other]));
	await screen.findByRole('link', { name: 'Outro' });
	fireEvent.click((await screen.findAllByRole('link', { name: 'New Post' }))[0] as HTMLElement);
	await write('O plano');
	const text = await openText();
	await act(async () => text.dispatch({ changes: { from: 0, insert: 'Um texto.' } }));
	await screen.findByRole('option', { name: 'Guias', hidden: true });
	await fill('Categoria', post.category?.id ?? '');
	desk.say(server([listed, other]));
	await pressOne('Criar post');
	await waitFor(() => expect(location.pathname + location.search).toBe('/admin'));
	const link = await goOn();
	expect(link.closest('tr')?.dataset['post']).toBe(post.id);
	await waitFor(() => expect(document.activeElement).toBe(link));
	expect(screen.queryByRole('region', { name: 'O plano' }), 'the row says it').toBeNull();
	await leadsBack();
});

test('who saves comes back where one was; a post that the search does not show stands above the table, with the way back', async () => {
	const desk = await openDesk('/admin?q=velho', server([listed]));
	fireEvent.click(await screen.findByRole('link', { name: `Editar: ${post.title}` }));
	await write('O plano novo');
	desk.say(server([other]));
	await pressOne('Salvar');
	await waitFor(() => expect(location.pathname + location.search).toBe('/admin?q=velho'));
	const notice = within(await screen.findByRole('region', { name: 'O plano novo' }));
	expect(notice.queryByRole('button', { name: 'Copiar link' }), 'nobody could open it').toBeNull();
	expect(await goOn()).toBe(notice.getByRole('link', { name: 'Continuar editando' }));
	await leadsBack();
});

test('a public post that was changed out of the search has its way to readers and its link in the one notice', async () => {
	const live = aPost({ title: 'O plano' });
	const desk = await openDesk('/admin?q=velho', {
		...server([listed], live),
		'site-status': () => aSiteStatus({ newest_publication: 8 }),
	});
	fireEvent.click(await screen.findByRole('link', { name: `Editar: ${post.title}` }));
	await write('O plano novo');
	desk.say(server([other], live));
	await pressOne('Publicar mudanças');
	await told('Post atualizado com sucesso');
	const notice = await screen.findByRole('region', { name: 'O plano novo' });
	within(notice).getByText('Salvo');
	within(notice).getByRole('button', { name: 'Copiar link' });
	within(notice).getByRole('link', { name: 'Continuar editando' });
	fireEvent.click(await screen.findByRole('link', { name: /^Draft/ }));
	await waitFor(() =>
		expect(screen.queryByRole('link', { name: 'Continuar editando' })).toBeNull(),
	);
});
