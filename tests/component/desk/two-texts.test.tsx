import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFields, revisionFields } from '#domain/post/post-fields';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { Comparison } from '../../../admin/src/features/history/comparison.tsx';
import { ConflictScreen } from '../../../admin/src/features/post-form/conflict/conflict-screen.tsx';
import { useUnpublish } from '../../../admin/src/features/post-form/form-menu.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { aPost, someValues } from './a-post.ts';
import { open } from './a-writer.ts';

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 503 }));
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

const at = '2026-11-20T12:00:00.000Z';
const marked = (tag: 'ins' | 'del') =>
	[...document.querySelectorAll(tag)].map((mark) => mark.lastChild?.textContent);

test('a text left in this browser is compared with the saved one: only the passage that differs is asked about, its words marked', () => {
	const { writer } = open();
	const content = 'Primeiro.\n\nSegundo, sem rede.\n\nTerceiro.\n';
	const values = someValues({ content, scheduled_at: '25/1 09:00' });
	const onResolved = () => undefined;
	const state = writer.text.dispatch('compared', { older: { values, at }, at, onResolved });
	if (!state.conflict) throw new Error('nothing is asked');
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryRouter>
				<FormContext value={{ writer, state } as unknown as PostFormContext}>
					<ConflictScreen conflict={state.conflict} onResolved={async () => undefined} />
				</FormContext>
			</MemoryRouter>
		</QueryClientProvider>,
	);
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Duas versões do mesmo post');
	expect(screen.queryByText(/nesta aba/)).toBeNull();
	expect(screen.getByRole('status').textContent).toContain('0 de 1 decidido.');
	expect(screen.getByText('deste navegador')).toBeTruthy();
	expect(document.querySelector('.merged')?.textContent).toContain('25/1');
	expect(screen.queryByText(/Primeiro|Terceiro/)).toBeNull();
	expect(marked('ins')).toContain(', sem rede');
	expect(marked('del')).toContain(', sem rede');
	fireEvent.click(screen.getByRole('radio', { name: /Versão salva/ }));
	fireEvent.click(screen.getByRole('button', { name: 'Salvar o resultado' }));
	expect(writer.text.values.content).toBe('Primeiro.\n\nSegundo.\n\nTerceiro.\n');
});

const aVersion = (part: object) => ({ ...emptyFields(revisionFields), ...part });

test('history counts one way: what came less what went is what its list of versions says', () => {
	const before = aVersion({ title: 'Um', content: 'Um texto.' });
	const compare = (after: ReturnType<typeof aVersion>, moreWords: number) => {
		const versions = { before, after, moreWords, categories: [], wholeText: false };
		return render(<Comparison {...versions} />).container.querySelector('.tools-diff .muted');
	};
	expect(compare({ ...before, published: true, title: 'Um outro' }, 0)?.textContent).toBe('');
	cleanup();
	const picture = 'Uma sala.\n\n![Mesas e luz](/images/a.webp)\n';
	expect(compare({ ...before, content: picture }, 0)?.textContent).toBe(
		'2 palavras a mais, 2 a menos',
	);
	cleanup();
	expect(compare({ ...before, content: 'Outro.' }, -1)?.textContent).toBe(
		'1 palavra a mais, 2 a menos',
	);
	cleanup();
	const content = 'Um texto com [elo](https://a.example/b/c).';
	expect(compare({ ...before, title: 'Dois', content }, 2)?.textContent).toBe(
		'2 palavras a mais, 0 a menos',
	);
});

test('history shows a first version as it was written, with nothing in it marked', () => {
	const after = aVersion({ title: 'Um', content: 'Um **texto**.' });
	const versions = { before: undefined, after, moreWords: 2, categories: [], wholeText: false };
	const { container } = render(<Comparison {...versions} />);
	expect(container.querySelector('ins, del')).toBeNull();
	expect(container.querySelector('.pre')?.textContent).toBe('Um texto.');
	expect(container.querySelector('.tools-diff'), 'nothing to step through').toBeNull();
});

test('a post that another tab saved meanwhile is taken back with those words', async () => {
	const { writer } = open();
	const post = aPost({
		content: 'Primeiro, da outra aba.\n\nSegundo.\n\nTerceiro.',
		published: false,
		revision: 5,
	});
	vi.stubGlobal('fetch', async () => Response.json({ success: true, post, publication: 7 }));
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={makeQueryClient()}>
			<FormContext value={{ writer } as unknown as PostFormContext}>{children}</FormContext>
		</QueryClientProvider>
	);
	const { result } = renderHook(() => useUnpublish(aPost()), { wrapper });
	await act(() => result.current.mutateAsync());
	expect(writer.text.values.content).toBe(post.content);
	expect(writer.text.state.post).toMatchObject({ published: false, revision: 5 });
	writer.close();
});
