import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { BulkBar } from '../../../admin/src/features/posts/bulk/bulk-bar.tsx';
import { tally } from '../../../admin/src/features/posts/bulk/bulk-tally.ts';
import { runBulk, type SentBulkAct } from '../../../admin/src/features/posts/bulk/run-bulk.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import type { PostSummary } from '../../../src/domain/post/post.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';

const finance = 'c1';
const posts: PostSummary[] = [
	aPostSummary({ id: '1', category_id: finance, tags: ['foco', 'metas'], revision: 4 }),
	aPostSummary({ id: '2', published: false, category_id: finance, tags: ['foco'], revision: 2 }),
	aPostSummary({ id: '3', published: false, category_id: null, tags: [], scheduled_at: null }),
];

let replies: Record<string, object>;
let sent: Record<string, unknown>[];
beforeEach(() => {
	sent = [];
	replies = {};
	localStorage.setItem('adminToken', 'a');
	vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
		const input = JSON.parse((body as string) || '{}');
		if (url.includes('bulk-posts')) sent.push(input);
		return Response.json({
			success: true,
			...(url.includes('categories') && {
				categories: [{ id: finance, name: 'Finanças', slug: 'financas' }],
			}),
			...replies[input.action],
		});
	});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

test.each<[SentBulkAct, string]>([
	[{ action: 'publish' }, '2 de 3 posts mudam. 1 já está publicado.'],
	[{ action: 'category', category_id: finance }, '1 de 3 posts muda. 2 já estão nela.'],
	[{ action: 'category', category_id: 'c9' }, 'Os 3 posts mudam.'],
	[{ action: 'tags', add: ['Foco'], remove: [] }, '1 de 3 posts muda. 2 já estão assim.'],
	[{ action: 'schedule', at: '2027-01-01T12:00:00Z' }, '2 de 3 posts mudam. 1 já está no ar.'],
	[
		{ action: 'take-down', at: '2027-01-01T12:00:00Z' },
		'1 de 3 posts muda. 2 não estão no ar nem agendados.',
	],
])('before %j the desk counts what will happen', (act, said) => {
	expect(tally(act, posts).text).toBe(said);
});

function openBar(chosen = posts) {
	const acts: SentBulkAct[] = [];
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<BulkBar posts={chosen} running={false} onAct={(act) => acts.push(act)} onClear={vi.fn()} />
		</QueryClientProvider>,
	);
	return acts;
}

test('a button says how many of the posts it changes, and sleeps when that is none', () => {
	const acts = openBar();
	screen.getByRole('button', { name: 'Publicar 2 de 3' });
	screen.getByRole('button', { name: 'Excluir' });
	fireEvent.click(screen.getByRole('button', { name: 'Despublicar 1 de 3' }));
	expect(acts).toEqual([{ action: 'unpublish' }]);
	cleanup();
	openBar(posts.slice(1));
	const unpublish = screen.getByRole('button', { name: 'Despublicar' }) as HTMLButtonElement;
	expect(unpublish.disabled).toBe(true);
});

test('a category, an author and tags are chosen in a dialog that counts before it acts', async () => {
	const acts = openBar();
	fireEvent.click(screen.getByRole('button', { name: 'Categoria…' }));
	const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
	const go = within(dialog).getByRole('button', { name: 'Mudar categoria' }) as HTMLButtonElement;
	expect(go.disabled).toBe(true);
	await within(dialog).findByRole('option', { name: 'Finanças' });
	fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: finance } });
	expect(within(dialog).getByRole('status').textContent).toBe(
		'1 de 3 posts muda. 2 já estão nela.',
	);
	fireEvent.click(go);
	expect(acts).toEqual([{ action: 'category', category_id: finance }]);

	fireEvent.click(screen.getByRole('button', { name: 'Autor…' }));
	const author = await screen.findByRole('dialog', { name: 'Autor de 3 posts' });
	fireEvent.change(within(author).getByRole('combobox'), { target: { value: ' Zélia ' } });
	fireEvent.click(within(author).getByRole('button', { name: 'Mudar autor' }));
	expect(acts.at(-1)).toEqual({ action: 'author', author: 'Zélia' });

	fireEvent.click(screen.getByRole('button', { name: 'Tags…' }));
	const tags = await screen.findByRole('dialog');
	fireEvent.click(within(tags).getByRole('checkbox', { name: 'foco 2' }));
	fireEvent.change(within(tags).getByLabelText('Adicionar'), { target: { value: 'Fóco' } });
	expect(within(tags).getByRole('status').textContent).toBe(
		'A mesma tag não pode ser adicionada e removida.',
	);
	fireEvent.change(within(tags).getByLabelText('Adicionar'), { target: { value: 'rotina, ' } });
	expect(within(tags).getByRole('status').textContent).toBe('Os 3 posts mudam.');
	fireEvent.click(within(tags).getByRole('button', { name: 'Mudar tags' }));
	expect(acts.at(-1)).toEqual({ action: 'tags', add: ['rotina'], remove: ['foco'] });
});

test('posts that go out below newer ones are told, with the undo beside it', async () => {
	const told: (string | undefined)[] = [];
	const hide = showToasts({
		success: (_, options) => told.push((options as { description?: string }).description),
		error: vi.fn(),
		info: vi.fn(),
		dismiss: vi.fn(),
	});
	const publish = async (below: number) => {
		const done = { changed: ['2', '3'], left_out: [], change: 'c0ffee', publication: 7, below };
		replies = { publish: done };
		await runBulk({ act: { action: 'publish' }, posts }, makeQueryClient(), () => undefined);
	};
	for (const below of [0, 1, 2]) await publish(below);
	expect(told).toEqual([
		undefined,
		'1 aparece abaixo de posts mais novos: o blog ordena pela data de criação.',
		'2 aparecem abaixo de posts mais novos: o blog ordena pela data de criação.',
	]);
	hide();
});

test('drafts that are not complete are named, each with what it lacks', async () => {
	const told: { description?: string; duration?: number }[] = [];
	const tell = (_: unknown, options: object = {}) => told.push(options);
	const hide = showToasts({ success: tell, error: tell, info: tell, dismiss: () => undefined });
	const drafts = ['Pão', '', 'Café', 'Chá', 'Bolo'].map((title, at) =>
		aPostSummary({ id: String(at), title, published: false }),
	);
	const publish = async (count: number, changed: string[]) => {
		const left_out = drafts.slice(0, count).map(({ id }) => ({
			id,
			why: 'incomplete',
			lacks: 'Escreva o texto.',
		}));
		replies = { publish: { changed, left_out, change: changed[0] ?? null, publication: 1 } };
		await runBulk(
			{ act: { action: 'publish' }, posts: drafts },
			makeQueryClient(),
			() => undefined,
		);
	};
	await publish(1, ['4']);
	await publish(5, []);
	expect(told.map(({ description }) => description?.split('\n'))).toEqual([
		['1 ainda não está completo e continua como rascunho.', '“Pão”: Escreva o texto.'],
		[
			'5 ainda não estão completos e continuam como rascunhos.',
			'“Pão”: Escreva o texto.',
			'“Sem título”: Escreva o texto.',
			'“Café”: Escreva o texto.',
			'E mais 2.',
		],
	]);
	hide();
});

test('an act names the revisions it saw, says what was left out, and has one undo', async () => {
	const told: [string, { description?: string; action?: { onClick: () => void } }][] = [];
	const tell = (text: unknown, options: object = {}) => told.push([String(text), options]);
	const hide = showToasts({ success: tell, error: tell, info: tell, dismiss: () => undefined });
	replies = {
		'take-down': {
			changed: ['1', '2'],
			left_out: [{ id: '3', why: 'changed' }],
			change: 'c0ffee',
			publication: null,
		},
		undo: { changed: ['1'], left_out: [{ id: '2', why: 'changed' }], change: null, publication: 7 },
	};
	const at = '2027-01-01T12:00:00.000Z';
	await runBulk({ act: { action: 'take-down', at }, posts }, makeQueryClient(), () => undefined);
	expect(sent).toEqual([
		{ action: 'take-down', at, postIds: ['1', '2', '3'], revisions: [4, 2, 3] },
	]);
	expect(told[0]?.[0]).toBe('2 posts saem do ar nessa data');
	expect(told[0]?.[1].description).toBe('1 mudou enquanto isso e ficou como está.');
	told[0]?.[1].action?.onClick();
	await waitFor(() => expect(told).toHaveLength(2));
	expect(sent[1]).toEqual({ action: 'undo', change: 'c0ffee' });
	expect([told[1]?.[0], told[1]?.[1].description]).toEqual([
		'Desfeito',
		'1 mudou enquanto isso e ficou como está.',
	]);
	hide();
});
