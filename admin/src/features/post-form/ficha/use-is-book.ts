import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isBook } from '#domain/post/book';
import { categoriesQuery } from '../../../api/queries.ts';
import { usePostForm } from '../../../text/form-context.ts';

/** Is what is being written a book's summary, as readers' pages will see it? */
export function useIsBook(): boolean {
	const { control } = usePostForm().form;
	const [category_id, tags] = useWatch({ control, name: ['category_id', 'tags'] });
	const category = useQuery(categoriesQuery).data?.find(({ id }) => id === category_id);
	return isBook({ category, tags });
}
