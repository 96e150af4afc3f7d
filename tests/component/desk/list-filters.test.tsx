import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { ListFilters } from '../../../admin/src/features/posts/list-filters.tsx';
import { useListInput } from '../../../admin/src/features/posts/list-params.ts';

const finance = '8c107cff-4ab4-4655-993f-ccb25fb9e755';
const author = { slug: 'x', line: null, image_url: null, links: [], published: 0 };

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	vi.stubGlobal('fetch', async (url: string) =>
		Response.json({
			success: true,
			...(/authors/.test(url)
				? {
						authors: [
							{ ...author, name: 'Marina Duarte', posts: 3 },
							{ ...author, name: 'Zé', posts: 0 },
						],
					}
				: { categories: [{ id: finance, name: 'Finanças', slug: 'financas' }] }),
		}),
	);
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

function Tools() {
	const { input, change } = useListInput();
	const { search } = useLocation();
	return (
		<>
			<ListFilters input={input} onChange={change} />
			<output>{decodeURIComponent(search)}</output>
			<pre>{JSON.stringify(input)}</pre>
		</>
	);
}
const open = (search: string) =>
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryRouter initialEntries={[`/admin${search}`]}>
				<Tools />
			</MemoryRouter>
		</QueryClientProvider>,
	);
const address = () => screen.getByRole('status').textContent;
const choose = async (label: string, option: string) => {
	const found = await screen.findByRole('option', { name: option });
	const { value } = found as HTMLOptionElement;
	fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
};

test('what is chosen goes into the address, from the first page on, and its × takes it out', async () => {
	open('?status=draft&page=3');
	await choose('Categoria', 'Finanças');
	await choose('Autor', 'Marina Duarte');
	await choose('Período', 'Últimos 30 dias');
	const all = `?status=draft&category=${finance}&author=Marina+Duarte&period=30d`;
	expect(address()).toBe(all);
	fireEvent.click(screen.getByRole('button', { name: 'Remover o filtro Finanças' }));
	expect(address()).toBe('?status=draft&author=Marina+Duarte&period=30d');
	expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Categoria' }));
	fireEvent.click(screen.getByRole('link', { name: 'Limpar busca e filtro' }));
	expect(address()).toBe('');
});

test('an address that says nonsense shows the whole list', () => {
	open('?category=vendas&author=&period=amanha&sort=bonito&page=-1');
	expect(screen.queryByRole('button', { name: /^Remover o filtro/ })).toBeNull();
	expect(JSON.parse(document.querySelector('pre')?.textContent ?? '')).toEqual({
		page: 1,
		status: 'all',
		sort: 'recent',
		q: '',
	});
});

test('a shared address names its author whatever the spelling, and a category that is gone', async () => {
	open('?author=marina+duarte&category=00000000-0000-4000-8000-000000000000');
	await screen.findByRole('button', { name: 'Remover o filtro Marina Duarte' });
	await screen.findByRole('button', { name: 'Remover o filtro Categoria excluída' });
	expect(screen.queryByRole('option', { name: 'Zé' })).toBeNull();
});

test('another period is typed, and what cannot be one says why', async () => {
	open('');
	await choose('Período', 'Outro período…');
	await screen.findByRole('button', { name: 'Usar este período' }, { timeout: 10_000 });
	const type = (first: string, last: string) => {
		fireEvent.change(screen.getByLabelText('De'), { target: { value: first } });
		fireEvent.change(screen.getByLabelText('Até'), { target: { value: last } });
		fireEvent.click(screen.getByRole('button', { name: 'Usar este período' }));
	};
	for (const [first, last, said] of [
		['', '', 'Escreva um dia como 23/11/2026.'],
		['31/02/2026', '', 'Escreva um dia como 23/11/2026.'],
		['2/12/2026', '1/12/2026', 'A data final precisa ser depois da inicial.'],
	] as const) {
		type(first, last);
		await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said));
		expect(address()).toBe('');
	}
	type('1/11/2026', '30/11/2026');
	expect(address()).toBe('?period=2026-11-01..2026-11-30');
	await screen.findByRole('button', { name: 'Remover o filtro 01/11/2026 a 30/11/2026' });
});

test('the orders besides the specified three', () => {
	open('');
	const sort = screen.getByRole('combobox', { name: /^Ordenar/ }) as HTMLSelectElement;
	expect([...sort.options].map(({ text }) => text)).toEqual([
		'Most recent',
		'Scheduled: closest',
		'Scheduled: furthest',
		'Mais vistos',
		'Alterados recentemente',
		'Revisão mais próxima',
	]);
	fireEvent.change(sort, { target: { value: 'views' } });
	expect(address()).toBe('?sort=views');
});

test('on a phone one button opens them all in a sheet, and says how many are chosen', async () => {
	vi.stubGlobal('innerWidth', 360);
	open('?period=30d&author=Marina+Duarte');
	expect(screen.queryByRole('combobox')).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Filtros 2' }));
	const sheet = within(screen.getByRole('dialog', { name: 'Filtros' }));
	await sheet.findByRole('combobox', { name: 'Categoria' });
	sheet.getByRole('combobox', { name: /^Ordenar/ });
	fireEvent.click(sheet.getByRole('button', { name: 'Remover o filtro Últimos 30 dias' }));
	expect(address()).toBe('?author=Marina+Duarte');
	fireEvent.click(sheet.getByRole('button', { name: 'Ver os posts' }));
	expect(screen.queryByRole('dialog')).toBeNull();
	screen.getByRole('button', { name: 'Filtros 1' });
});
