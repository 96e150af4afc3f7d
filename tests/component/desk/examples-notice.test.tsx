import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { aListedPost, aPage, closeDesk, openDesk, press } from './a-desk.tsx';

afterEach(closeDesk);

const own = aListedPost({ id: '11111111-1111-4111-8111-111111111111', title: 'O meu texto' });

test('examples leave with one press, and nothing else does', async () => {
	const examples = exampleIds.map((id) => aListedPost({ id, title: `Exemplo ${id.at(-1)}` }));
	const desk = await openDesk('/admin', {
		'admin-posts': () => aPage([own, ...examples]),
		'bulk-posts': () => ({ change: 'c1', changed: exampleIds, left_out: [], below: 0 }),
	});
	await screen.findByText('3 posts são de exemplo.');
	await press('Excluir os exemplos');
	await waitFor(() =>
		expect(desk.inputsOf('bulk-posts')).toEqual([
			expect.objectContaining({ action: 'delete', postIds: exampleIds }),
		]),
	);
});

test('a list without examples says nothing of them', async () => {
	await openDesk('/admin', { 'admin-posts': () => aPage([own]) });
	await screen.findByText('O meu texto');
	expect(screen.queryByRole('button', { name: 'Excluir os exemplos' })).toBeNull();
});
