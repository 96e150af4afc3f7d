import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, fill, openDesk, press } from './a-desk.tsx';

afterEach(closeDesk);

const guides = { id: 'guias', name: 'Guias', slug: 'guias', description: null, posts: 0 };

test('a blog without a category asks for the first one’s name, and chooses it', async () => {
	let categories: object[] = [];
	await openDesk('/admin/create', {
		categories: () => ({ categories }),
		'create-category': () => {
			categories = [guides];
			return { category: guides };
		},
	});
	const name = await screen.findByLabelText('Nome da nova categoria');
	expect(document.activeElement).not.toBe(name);
	await fill('Nome da nova categoria', 'Guias');
	await press('Criar categoria');
	const chosen = await screen.findByLabelText<HTMLSelectElement>('Categoria');
	await waitFor(() => expect(chosen.value).toBe('guias'));
	expect(screen.queryByLabelText('Nome da nova categoria')).toBeNull();
});
