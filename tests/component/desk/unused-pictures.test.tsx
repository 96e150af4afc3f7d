import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ImagesPage } from '../../../admin/src/features/images/pictures-page.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

/** Opens an empty library, and returns whether it was asked for pictures that nothing shows. */
function open(address: string) {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	const asked: unknown[] = [];
	vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
		asked.push(JSON.parse(String(init.body)).only);
		return Response.json({ success: true, images: [], total: 0, bytes: 0 });
	});
	const router = createMemoryRouter([{ path: '*', element: <ImagesPage /> }], {
		initialEntries: [address],
	});
	render(
		<QueryClientProvider client={new QueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return asked;
}

test('Imagens shows the pictures that no text shows alone, with a way back to all', async () => {
	const asked = open('/admin/imagens?sem-uso');
	expect(await screen.findByText('Todas estão em algum texto.')).toBeTruthy();
	expect(asked).toEqual(['unused']);
	fireEvent.click(screen.getByRole('button', { name: 'sem uso', pressed: true }));
	expect(await screen.findByText('Nenhuma imagem enviada ainda.')).toBeTruthy();
	expect(asked).toEqual(['unused', undefined]);
});

test('Imagens shows every picture otherwise', async () => {
	const asked = open('/admin/imagens');
	expect(await screen.findByText('Nenhuma imagem enviada ainda.')).toBeTruthy();
	expect(asked).toEqual([undefined]);
	expect(screen.queryByRole('button', { name: 'sem uso' })).toBeNull();
});
