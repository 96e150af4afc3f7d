import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { askCategory } from '../../../admin/src/site/category-question.ts';
import { CategoryQuestion } from '../../../admin/src/site/category-question-dialog.tsx';
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

test('who is asked for the category of a text can make a new one, which the text gets', async () => {
	localStorage.setItem(storageKeys.adminToken, 'x');
	localStorage.setItem(storageKeys.sessionToken, 's');
	const fetch = vi.fn(async (_: string) =>
		Response.json({ success: true, category: guides, categories: [] }),
	);
	vi.stubGlobal('fetch', fetch);
	const onChoose = vi.fn();
	void askCategory(false).then(onChoose);
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<CategoryQuestion />
		</QueryClientProvider>,
	);
	await press('Nova categoria…');
	await fill('Nome da nova categoria', 'Guias');
	const name = screen.getByLabelText('Nome da nova categoria');
	for (const key of ['Enter', 'Enter']) fireEvent.keyDown(name, { key });
	await waitFor(() => expect(onChoose).toHaveBeenCalledWith('guias'));
	expect(onChoose).toHaveBeenCalledTimes(1);
	const made = fetch.mock.calls.filter(([address]) => address.includes('create-category'));
	expect(made, 'Enter twice makes one').toHaveLength(1);
});

test('Esc in the new name leaves the name, not the question too', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ success: true, categories: [] }));
	void askCategory(false);
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<CategoryQuestion />
		</QueryClientProvider>,
	);
	await press('Nova categoria…');
	const goesOn = fireEvent.keyDown(screen.getByLabelText('Nome da nova categoria'), {
		key: 'Escape',
	});
	expect(goesOn).toBe(false);
	expect(screen.queryByLabelText('Nome da nova categoria')).toBeNull();
});

const names = ['Guias', 'Livros', 'Óculos', 'Luz'].map((name) => ({ ...guides, id: name, name }));

test('arrows and letters lead through the categories, as in every menu', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ success: true, categories: names }));
	const onChoose = vi.fn();
	void askCategory(true).then(onChoose);
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<CategoryQuestion />
		</QueryClientProvider>,
	);
	await screen.findByText('Só falta isso para agendar.');
	const here = () => document.activeElement?.textContent;
	await waitFor(() => expect(here()).toBe('Guias'));
	const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
	const way = ['ArrowDown', 'l', 'l', 'o', 'End', 'ArrowDown'].map(
		(name) => [key(name), here()][1],
	);
	expect(way).toEqual(['Livros', 'Luz', 'Livros', 'Óculos', 'Luz', 'Guias']);
	fireEvent.click(document.activeElement as Element);
	await waitFor(() => expect(onChoose).toHaveBeenCalledWith('Guias'));
});
