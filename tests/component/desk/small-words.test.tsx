import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#config/paths';
import { storageKeys } from '#config/storage-keys';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { Places } from '../../../admin/src/app/desk-navigation.tsx';
import { AuthorsPage } from '../../../admin/src/features/authors/authors-page.tsx';
import { BinRow } from '../../../admin/src/features/bin/bin-page.tsx';
import { ActionButtons } from '../../../admin/src/features/post-form/action-buttons.tsx';
import { MergeCategory } from '../../../admin/src/features/topics/merge-category.tsx';
import { useTopicUndo } from '../../../admin/src/features/topics/use-topic-change.ts';
import type { PostFormContext } from '../../../admin/src/text/form-context.ts';
import { FormContext } from '../../../admin/src/text/form-context.ts';
import type { PostValues } from '../../../admin/src/text/post-values.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import { aPost, someValues } from './a-post.ts';
import { open } from './a-writer.ts';

let replies: Record<string, object>;

beforeEach(() => {
	localStorage.setItem(storageKeys.adminToken, 'x');
	localStorage.setItem(storageKeys.sessionToken, 's');
	replies = {};
	vi.stubGlobal('fetch', async (address: string) => {
		const reply = replies[address.replace('/api/', '')] ?? {};
		return Response.json({ success: true, ...reply });
	});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.useRealTimers();
});

const show = (part: ReactNode, at = '/admin') =>
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
		</QueryClientProvider>,
	);

test('nothing is chosen when a category is to be joined with another, and nothing can be done by Enter', () => {
	const category = (id: string, live: number) => ({
		id,
		name: id,
		slug: id,
		live,
		scheduled: 0,
		drafts: 0,
		last_at: null,
	});
	const categories = [category('livros', 20), category('lideranca', 3)];
	const [, small] = categories;
	if (!small) throw new Error('there are two');
	show(<MergeCategory category={small} categories={categories} onClose={() => undefined} />);
	expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
	const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Mesclar', hidden: true });
	expect(go.disabled).toBe(true);
	fireEvent.change(screen.getByRole('combobox'), { target: { value: 'livros' } });
	expect(go.disabled).toBe(false);
});

test('a change of topics that is taken back takes its toast with it', async () => {
	const gone: string[] = [];
	const tell = () => undefined;
	const hide = showToasts({
		success: tell,
		error: tell,
		info: tell,
		dismiss: (id) => gone.push(id),
	});
	const Undo = () => {
		const undo = useTopicUndo();
		return <button type="button" onClick={() => undo.mutate('c1')} />;
	};
	replies = { 'change-topic': { change: null, publication: null } };
	show(<Undo />);
	fireEvent.click(screen.getByRole('button'));
	await waitFor(() => expect(gone).toEqual(['c1']));
	hide();
});

test('Autores belongs to Categorias e tags: its place is lit, and a link leads back', async () => {
	replies = { authors: { authors: [] } };
	show(
		<>
			<Places />
			<main>
				<AuthorsPage />
			</main>
		</>,
		paths.admin.authors,
	);
	const lit = document.querySelector('nav a[aria-current="page"]');
	expect(lit?.textContent).toBe('Categorias');
	expect(document.querySelector('main a')?.getAttribute('href')).toBe(paths.admin.topics);
	await screen.findByText('Ninguém assinou um post ainda.');
});

test.each([
	['2026-11-20T12:00:00.000Z', 'na lixeira desde 20/11/2026, será excluído de vez em 28 dias'],
	['2026-10-24T12:00:00.000Z', 'na lixeira desde 24/10/2026, será excluído de vez em 1 dia'],
	['2026-10-22T12:00:00.000Z', 'na lixeira desde 22/10/2026, será excluído de vez hoje'],
])('the bin says since when it has a post, and how long it stays: %s', (deleted_at, said) => {
	vi.useFakeTimers({ now: Date.parse('2026-11-22T13:00:00.000Z'), toFake: ['Date'] });
	const { content: _, ...post } = aPost({ published: false });
	const none = () => undefined;
	show(
		<table>
			<tbody>
				<BinRow post={{ ...post, deleted_at }} busy={false} onRestore={none} onPurge={none} />
			</tbody>
		</table>,
	);
	expect(screen.getByText(said)).toBeTruthy();
});

test.each([
	[null, false, 'Salvar'],
	['2032-03-05T12:00:00.000Z', true, 'Salvar e sair'],
	['2032-03-05T12:00:00.000Z', false, 'Salvar como rascunho'],
])(
	'the button beside the main one says what it does: scheduled for %s, still so: %s',
	(scheduled_at, scheduling, label) => {
		const { writer } = open(undefined, aPost({ published: false, scheduled_at }));
		const state = { ...writer.text.state, scheduling };
		const Form = () => {
			const form = useForm<PostValues>({ defaultValues: someValues({ scheduled_at }) });
			const none = () => undefined;
			return (
				<FormContext value={{ form, state } as unknown as PostFormContext}>
					<ActionButtons onSave={none} onMain={none} onDiscard={none} />
				</FormContext>
			);
		};
		act(() => void show(<Form />));
		expect(screen.getByRole('button', { name: label })).toBeTruthy();
	},
);

test.each([
	['nothing has changed', {}, { unpublished: false }, true],
	['the text has', {}, { unpublished: true }, false],
	['the time has', { scheduled_at: '2032-03-05T13:00:00.000Z' }, { unpublished: false }, false],
])('a scheduled post’s main button rests while %s', (_, typed, more, rests) => {
	const scheduled_at = '2032-03-05T12:00:00.000Z';
	const { writer } = open(undefined, aPost({ published: false, scheduled_at }));
	const state = { ...writer.text.state, scheduling: true, ...more };
	const Form = () => {
		const form = useForm<PostValues>({ defaultValues: someValues({ scheduled_at, ...typed }) });
		const none = () => undefined;
		return (
			<FormContext value={{ form, state } as unknown as PostFormContext}>
				<ActionButtons onSave={none} onMain={none} onDiscard={none} />
			</FormContext>
		);
	};
	act(() => void show(<Form />));
	const main = screen.getByRole<HTMLButtonElement>('button', { name: / para 05\/03/ });
	expect(main.disabled).toBe(rests);
});
