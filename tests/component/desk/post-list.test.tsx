import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { ListPage } from '../../../admin/src/features/posts/list-page.tsx';
import { logOut } from '../../../admin/src/session/session.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';

const counts = { all: 4, draft: 0, published: 4, scheduled: 0, deleted: 0 };

interface Told {
	text: string;
	description?: string;
	action?: { onClick: () => void };
	id?: string;
	onAutoClose?: () => void;
}

let posts: object[];
let sent: Record<string, unknown>[];
let told: Told[];
let dismissed: string[];
let hide: () => void;

beforeEach(async () => {
	// jsdom has no journal to look into for the texts of whoever an earlier test signed in.
	await logOut();
	localStorage.setItem(storageKeys.adminToken, 'a');
	localStorage.setItem(storageKeys.sessionToken, 's');
	posts = ['um', 'dois', 'três', 'quatro'].map((title, at) => ({
		...aPostSummary({ id: `p${at}`, slug: title, title, revision: 3 }),
		finding: null,
	}));
	[sent, told, dismissed] = [[], [], []];
	const tell = (text: unknown, options: object = {}) =>
		told.push({ text: String(text), ...options });
	hide = showToasts({
		success: tell,
		error: tell,
		info: tell,
		dismiss: (id) => dismissed.push(id),
	});
	vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
		const input = JSON.parse(String(body ?? '{}'));
		const changes = url.includes('bulk-posts');
		if (changes) sent.push(input);
		return Response.json({
			success: true,
			...(url.includes('admin-posts') && {
				posts,
				total: posts.length,
				page: 1,
				pageSize: 20,
				counts,
				next_scheduled_at: null,
			}),
			...(changes && {
				changed: ['p1'],
				revisions: [4],
				left_out: [],
				publication: 7,
				change: input.action === 'undo' ? null : 'c0ffee',
			}),
		});
	});
});
afterEach(() => {
	hide();
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

async function showList() {
	const queryClient = makeQueryClient();
	render(
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={createMemoryRouter([{ path: '*', element: <ListPage /> }])} />
		</QueryClientProvider>,
	);
	await screen.findByRole('link', { name: 'um' });
	return () => queryClient.invalidateQueries();
}
const box = (title: string) =>
	screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar: ${title}` });
const ticked = () =>
	screen
		.getAllByRole<HTMLInputElement>('checkbox', { name: /^Selecionar: / })
		.map(({ checked }) => checked);

test('Shift takes everything from the box ticked before to this one, and out again', async () => {
	await showList();
	fireEvent.click(box('dois'));
	fireEvent.click(box('quatro'), { shiftKey: true });
	expect(ticked()).toEqual([false, true, true, true]);
	fireEvent.click(box('três'), { shiftKey: true });
	expect(ticked()).toEqual([false, true, false, false]);
	fireEvent.click(box('um'));
	expect(ticked()).toEqual([true, true, false, false]);
});

test('the first box alone is ticked, even with Shift', async () => {
	await showList();
	fireEvent.click(box('três'), { shiftKey: true });
	expect(ticked()).toEqual([false, false, true, false]);
});

test('a post that leaves the site can be brought back, in the notice and then in the list', async () => {
	await showList();
	fireEvent.click(screen.getByRole('button', { name: 'Despublicar: dois' }));
	await waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
	expect(sent).toEqual([{ action: 'unpublish', postIds: ['p1'], revisions: [3] }]);
	expect(told[0]).toMatchObject({
		text: 'Despublicado',
		description: 'O post voltou para rascunho.',
	});
	expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull();
	act(() => told[0]?.onAutoClose?.());
	const bar = await screen.findByRole('region', { name: 'Última mudança' }, { timeout: 10_000 });
	expect(bar.textContent).toContain('1 post despublicado');
	fireEvent.click(within(bar).getByRole('button', { name: 'Desfazer' }));
	await waitFor(() => expect(told[1]?.text).toBe('Desfeito'));
	expect(sent[1]).toEqual({ action: 'undo', change: 'c0ffee' });
	expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull();
});

test('an undo goes when its post has changed since, from the notice and from the list', async () => {
	const refetch = await showList();
	const setRevision = async (revision: number) => {
		posts = posts.map((post, at) => (at === 1 ? { ...post, revision } : post));
		await act(refetch);
	};
	fireEvent.click(screen.getByRole('button', { name: 'Despublicar: dois' }));
	await waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
	act(() => told[0]?.onAutoClose?.());
	await setRevision(4);
	await screen.findByRole('region', { name: 'Última mudança' }, { timeout: 10_000 });
	expect(dismissed).toEqual([]);
	await setRevision(5);
	await waitFor(() => expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull());
	expect(dismissed).toEqual([told[0]?.id]);
	act(() => told[0]?.onAutoClose?.());
	expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull();
});

test('the next change takes the place of the one that could be undone, and a selection keeps the bar', async () => {
	await showList();
	fireEvent.click(screen.getByRole('button', { name: 'Despublicar: dois' }));
	await waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
	act(() => told[0]?.onAutoClose?.());
	await screen.findByRole('region', { name: 'Última mudança' }, { timeout: 10_000 });
	fireEvent.click(box('um'));
	const bulk = await screen.findByRole('region', { name: 'Ações em lote' }, { timeout: 10_000 });
	expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull();
	fireEvent.click(within(bulk).getByRole('button', { name: 'Despublicar' }));
	await waitFor(() => expect(told).toHaveLength(2));
	await waitFor(() => expect(ticked()).toEqual([false, false, false, false]));
	expect(screen.queryByRole('region', { name: 'Última mudança' })).toBeNull();
	act(() => told[0]?.onAutoClose?.());
	expect(screen.queryByRole('region', { name: 'Última mudança' }), 'of an older change').toBeNull();
});
