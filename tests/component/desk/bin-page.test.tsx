import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aListedPost, aPage, closeDesk, openDesk } from './a-desk.tsx';

afterEach(closeDesk);

const binned = aListedPost({ id: 'p1', title: 'Guardado' });

test('a bin of several pages leads to each, and asks for the one that is open', async () => {
	const desk = await openDesk('/admin/lixeira?page=2', {
		'admin-posts': () => ({ ...aPage([binned]), page: 2, total: 41, pageSize: 20 }),
	});
	await screen.findByText('Guardado');
	expect(desk.inputsOf('admin-posts').at(-1)).toMatchObject({ status: 'deleted', page: 2 });
	const pager = screen.getByRole('navigation', { name: /página/i });
	const links = within(pager).getAllByRole<HTMLAnchorElement>('link');
	expect(links.map(({ href }) => new URL(href).search)).toEqual(
		expect.arrayContaining(['?page=1', '?page=3']),
	);
});

test('a bin of one page has no other to lead to', async () => {
	await openDesk('/admin/lixeira', { 'admin-posts': () => aPage([binned]) });
	await screen.findByText('Guardado');
	expect(screen.queryByRole('navigation', { name: /página/i })).toBeNull();
});
