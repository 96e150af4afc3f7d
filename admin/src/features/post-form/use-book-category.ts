import { useQuery } from '@tanstack/react-query';
import { isBook } from '#domain/post/book';
import { categoriesQuery } from '../../api/queries.ts';
import { usePostForm } from '../../text/form-context.ts';

/** A book's summary is one of the books, unless something else was chosen. */
export function useBookCategory(): () => void {
	const { form } = usePostForm();
	const books = useQuery(categoriesQuery).data?.find((category) => isBook({ category, tags: [] }));
	return () => {
		if (books && form.getValues('category_id') === '') form.setValue('category_id', books.id);
	};
}
