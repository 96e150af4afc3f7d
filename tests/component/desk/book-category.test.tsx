import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { categoriesQuery } from '../../../admin/src/api/queries.ts';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { useBookCategory } from '../../../admin/src/features/post-form/writing.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { someValues } from './a-post.ts';

test.each([
	['', 'livros'],
	['guias', 'guias'],
])('a book’s summary begun in category “%s” is in “%s”', async (category_id, then) => {
	const queryClient = makeQueryClient();
	const categories = [
		{ id: 'guias', name: 'Guias' },
		{ id: 'livros', name: 'Livros e resumos' },
	];
	queryClient.setQueryData(categoriesQuery.queryKey, categories as never);
	const read = vi.fn();
	function House({ children }: { children: ReactNode }) {
		const form = useForm({ defaultValues: someValues({ category_id }) });
		read.mockImplementation(() => form.getValues('category_id'));
		return (
			<QueryClientProvider client={queryClient}>
				<FormContext value={{ form } as unknown as PostFormContext}>{children}</FormContext>
			</QueryClientProvider>
		);
	}
	const { result } = renderHook(useBookCategory, { wrapper: House });
	result.current();
	await waitFor(() => expect(read()).toBe(then));
});
