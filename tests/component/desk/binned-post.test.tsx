import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { FormNotices } from '../../../admin/src/features/post-form/form-notices.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { aPost, postId, someValues } from './a-post.ts';
import { open } from './a-writer.ts';

let sent: Record<string, unknown>[];

beforeEach(() => {
	sent = [];
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	vi.stubGlobal('fetch', async (url: string, { body, method }: RequestInit) => {
		if (method !== 'POST' || !/drafts|delete-post/.test(url))
			return Response.json({ success: false }, { status: 503 });
		const request = JSON.parse(body as string);
		sent.push(request);
		if (!request.fields) return Response.json({ success: true, publication: null });
		const draft = { ...request, version: 1, updated_at: '2026-11-20T12:00:00.000Z' };
		return Response.json({ success: true, draft });
	});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

/** A form with unsaved text whose last save was told that the post is in the bin. */
function openBinned() {
	const post = aPost({ published: false });
	const { writer } = open(undefined, post);
	writer.edit(someValues({ title: 'Escrito depois' }));
	writer.close();
	writer.text.dispatch('binned', true);
	const values = someValues();
	const start = { id: postId, post, workingCopy: null, values, blank: emptyValues('') };
	function Form() {
		const state = useSyncExternalStore(writer.text.subscribe, writer.text.snapshot);
		const { pathname, search } = useLocation();
		return (
			<FormContext value={{ start, writer, state } as unknown as PostFormContext}>
				<FormNotices />
				<output>{pathname + search}</output>
			</FormContext>
		);
	}
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryRouter>
				<Form />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return writer;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a form whose post was binned elsewhere takes it out of the bin, with what was typed', async () => {
	const writer = openBinned();
	expect(screen.getByRole('alert').textContent).toContain('Este post foi para a lixeira.');
	press('Restaurar');
	await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	expect(sent).toEqual([{ postId, action: 'restore' }]);
	expect(writer.text.values.title).toBe('Escrito depois');
});

test('or makes another text of what was typed, which is still to be created, and leads there', async () => {
	openBinned();
	press('Salvar como outro post');
	await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('create?id='));
	const [other] = sent;
	expect(other).toMatchObject({ action: 'save', base_revision: 0, fields: { slug: '' } });
	expect(JSON.stringify(other)).toContain('Escrito depois');
	expect(other?.['post_id']).not.toBe(postId);
});
