import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { TagsPart } from '../../../admin/src/features/post-form/ficha/tags-part.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import type { SmallFields } from '../../../admin/src/text/post-values.ts';
import { aPost, someValues } from './a-post.ts';

let form: UseFormReturn<SmallFields>;

function Ficha() {
	const defaultValues = someValues({ tags: [] }) as unknown as SmallFields;
	form = useForm<SmallFields, unknown, SmallFields>({ defaultValues });
	const context = { form, state: { post: aPost() }, start: { post: aPost() } };
	return (
		<FormContext value={context as unknown as PostFormContext}>
			<TagsPart />
		</FormContext>
	);
}

beforeEach(async () => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	const tagged = [['espaço'], ['espaço', 'mesa redonda'], ['mesa redonda', 'mesa'], ['o mês']];
	const posts = tagged.map((tags, at) => aPost({ id: `p${at}`, tags }));
	const queryClient = makeQueryClient();
	queryClient.setQueryData(['posts', 'tags'], { posts });
	vi.stubGlobal('fetch', async () => Response.json({ success: true, posts }));
	render(
		<QueryClientProvider client={queryClient}>
			<Ficha />
		</QueryClientProvider>,
	);
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

const field = () => screen.getByRole('combobox', { name: 'Tags', hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const lit = () =>
	screen.queryByRole('option', { selected: true, hidden: true })?.firstChild?.textContent;

test.each([
	['ESP', 'espaço'],
	['espaco', 'espaço'],
	['mesa', 'mesa'],
	['mesa r', 'mesa redonda'],
	['horta', 'horta'],
])('Enter after “%s” takes “%s”', (typed, tag) => {
	type(typed);
	key('Enter');
	expect(form.getValues('tags')).toEqual([tag]);
});

test('a tag that only contains the text is not lit, so that Enter takes what was typed', () => {
	type('dond');
	expect(lit()).toBeUndefined();
	key('Enter');
	expect(form.getValues('tags')).toEqual(['dond']);
});

test.each<[string, () => unknown]>([
	['a comma', () => key(',')],
	['a typed comma', () => type('esp,')],
	['leaving the field', () => fireEvent.blur(field())],
])('%s takes what was typed, also where a suggestion is lit', (_, confirm) => {
	type('esp');
	expect(lit()).toBe('espaço');
	confirm();
	expect(form.getValues('tags')).toEqual(['esp']);
});

test('the arrows go on from the lit one, and every letter begins anew', () => {
	type('mesa');
	expect(lit()).toBe('mesa');
	key('ArrowDown');
	expect(lit()).toBe('mesa redonda');
	type('mesa r');
	expect(lit()).toBe('mesa redonda');
	key('ArrowUp');
	expect(lit()).toBe('Criar “mesa r”');
});
