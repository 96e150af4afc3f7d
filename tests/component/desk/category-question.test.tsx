import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
	aListedPost,
	aPage,
	closeDesk,
	openDesk,
	press,
	refusal,
	type Server,
	told,
} from './a-desk.tsx';
import { someValues } from './a-post.ts';

beforeAll(async () => {
	await import('../../../admin/src/site/category-question-dialog.tsx');
	await import('../../../admin/src/features/posts/bulk/bulk-bar.tsx');
	await import('../../../admin/src/features/posts/bulk/run-bulk.ts');
});
afterEach(closeDesk);

const post = aListedPost({
	id: 'p1',
	slug: 'o-post',
	title: 'O post',
	category: null,
	category_id: null,
});
const guides = { id: 'guias', name: 'Guias', slug: 'guias', description: null, posts: 0 };

/** A server with a draft that lacks its category alone. */
function aBlog(): Server {
	let filed = false;
	const published = { ...post, published: true, published_at: new Date().toISOString() };
	return {
		'admin-posts': () => aPage([post]),
		categories: () => ({ categories: [guides] }),
		'text-to-publish': () => ({ fields: someValues(), is_title_taken: false, hidden_slugs: [] }),
		'toggle-publish': () =>
			filed ? { post: published, publication: 8 } : refusal('Escolha uma categoria.', 400),
		'bulk-posts': ({ action }) => {
			if (action === 'category') {
				filed = true;
				return { changed: ['p1'], revisions: [2], left_out: [], change: 'c1' };
			}
			const bare = { id: 'p1', why: 'incomplete', lacks: 'Escolha uma categoria.' };
			return filed
				? { changed: ['p1'], revisions: [3], left_out: [], change: 'c2', publication: 9, below: 0 }
				: { changed: [], revisions: [], left_out: [bare], change: null, below: 0 };
		},
	};
}
const question = async () =>
	within(await screen.findByRole('dialog', { name: 'Em que categoria?' }));

test('a draft without a category is asked for it in the list, and the answer goes on with what was asked', async () => {
	const desk = await openDesk('/admin', aBlog());
	await press(/^Publicar: /);
	fireEvent.click(await (await question()).findByRole('menuitem', { name: 'Guias' }));
	await told('O post foi publicado.');
	expect(desk.inputsOf('bulk-posts')).toEqual([
		{ action: 'category', postIds: ['p1'], category_id: 'guias' },
	]);
});

test('who leaves the question publishes nothing and is told nothing', async () => {
	const desk = await openDesk('/admin', aBlog());
	await press(/^Publicar: /);
	fireEvent.click((await question()).getByRole('button', { name: 'Cancelar' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(document.querySelector('[data-sonner-toast]')).toBeNull();
	expect(desk.inputsOf('toggle-publish')).toHaveLength(1);
});

test('many posts are asked once for the category that they lack', async () => {
	const desk = await openDesk('/admin', aBlog());
	fireEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar: O post' }));
	const bar = within(await screen.findByRole('region', { name: 'Ações em lote' }));
	fireEvent.click(bar.getByRole('button', { name: 'Publicar' }));
	fireEvent.click(await (await question()).findByRole('menuitem', { name: 'Guias' }));
	await told('1 post publicado');
	expect(desk.inputsOf('bulk-posts').map(({ action, revisions }) => [action, revisions])).toEqual([
		['publish', [3]],
		['category', undefined],
		['publish', [2]],
	]);
});
