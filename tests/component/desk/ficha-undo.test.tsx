import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoriesQuery } from '../../../admin/src/api/queries.ts';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { CategoryPart } from '../../../admin/src/features/post-form/ficha/category-part.tsx';
import { CoverPart } from '../../../admin/src/features/post-form/ficha/cover-part.tsx';
import { useFichaUndoKeys } from '../../../admin/src/features/post-form/ficha/ficha-change.ts';
import { TagsPart } from '../../../admin/src/features/post-form/ficha/tags-part.tsx';
import { ReadTimeOffer } from '../../../admin/src/features/post-form/read-time-offer.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import type { SmallFields } from '../../../admin/src/text/post-values.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import { aPost, someValues } from './a-post.ts';

const url = `/images/${'a'.repeat(64)}-1600.webp`;
const values = someValues({
	image_url: url,
	image_alt: 'Uma mesa',
	image_credit: 'Foto: Ana',
	image_focus: '20 30',
	category_id: 'guias',
	tags: ['café', 'mesa'],
	read_time: '9 min',
});
let form: UseFormReturn<SmallFields>;
const told = vi.fn();
let stop: () => void;

function Ficha() {
	form = useForm<SmallFields, unknown, SmallFields>({
		defaultValues: values as unknown as SmallFields,
	});
	const post = aPost();
	const context = { form, settled: values, state: { post }, start: { post } };
	useFichaUndoKeys();
	return (
		<FormContext value={context as unknown as PostFormContext}>
			<input aria-label="Título" />
			<CoverPart />
			<CategoryPart />
			<TagsPart />
			<ReadTimeOffer time="4 min" />
		</FormContext>
	);
}

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	vi.stubGlobal('fetch', async () => Response.json({ success: true, posts: [] }));
	told.mockClear();
	stop = showToasts({ success: told, error: told, info: told, dismiss: vi.fn() });
	const queryClient = makeQueryClient();
	const categories = [
		{ id: 'guias', name: 'Guias' },
		{ id: 'livros', name: 'Livros' },
	];
	queryClient.setQueryData(categoriesQuery.queryKey, categories as never);
	render(
		<QueryClientProvider client={queryClient}>
			<Ficha />
		</QueryClientProvider>,
	);
});
afterEach(() => {
	cleanup();
	stop();
	localStorage.clear();
	vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const takeBack = () => act(() => told.mock.lastCall?.[1].action.onClick());
const cover = ['image_url', 'image_alt', 'image_credit', 'image_focus'] as const;

test('a removed cover comes back with its description, its credit and its focus', async () => {
	press('Remover');
	expect(form.getValues([...cover])).toEqual(['', '', '', '']);
	expect(told.mock.lastCall?.[0]).toBe('Capa removida');
	takeBack();
	expect(form.getValues([...cover])).toEqual([url, 'Uma mesa', 'Foto: Ana', '20 30']);
});

test.each<[string, () => void, keyof typeof values, unknown]>([
	['Tag “café” removida', () => press('Remover café'), 'tags', ['mesa']],
	['Tempo de leitura trocado', () => press('Usar 4 min'), 'read_time', '4 min'],
	['Foco da capa trocado', () => press('Voltar ao centro'), 'image_focus', ''],
	[
		'Categoria trocada',
		() => fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'livros' } }),
		'category_id',
		'livros',
	],
])('%s: one press takes it back', async (said, change, name, then) => {
	change();
	await waitFor(() => expect(form.getValues(name as 'tags')).toEqual(then));
	expect(told.mock.calls.map(([text]) => text)).toEqual([said]);
	takeBack();
	expect(form.getValues(name as 'tags')).toEqual(values[name]);
});

test('a first choice loses nothing and needs no notice', () => {
	act(() => form.setValue('category_id', ''));
	fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'livros' } });
	expect(form.getValues('category_id')).toBe('livros');
	expect(told).not.toHaveBeenCalled();
});

const undoKey = (on: Element) => fireEvent.keyDown(on, { key: 'z', ctrlKey: true });

test('Ctrl+Z outside of a text takes the last press back, until something is typed', () => {
	const category = screen.getByLabelText<HTMLSelectElement>('Categoria');
	const choose = () => fireEvent.change(category, { target: { value: 'livros' } });
	choose();
	category.focus();
	expect(undoKey(category)).toBe(false);
	expect(form.getValues('category_id')).toBe('guias');
	choose();
	const title = screen.getByLabelText('Título');
	title.focus();
	expect(undoKey(title), 'the browser takes letters back').toBe(true);
	fireEvent(title, new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true }));
	category.focus();
	undoKey(category);
	expect(form.getValues('category_id')).toBe('livros');
});

test('Ctrl+Z never reaches a field that is not focused', () => {
	const title = screen.getByLabelText('Título');
	const undo = () => {
		const init = { inputType: 'historyUndo', bubbles: true, cancelable: true };
		return fireEvent(title, new InputEvent('beforeinput', init));
	};
	screen.getByLabelText('Categoria').focus();
	expect(undo()).toBe(false);
	title.focus();
	expect(undo()).toBe(true);
});
