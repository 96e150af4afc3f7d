import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import { categoriesQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import { focusField } from './focus-field.ts';

/** The category as it stands above the article; it leads to where it is chosen. */
export function CategoryLine() {
	const { writing: text } = messages;
	const { form } = usePostForm();
	const id = useWatch({ control: form.control, name: 'category_id' });
	const category = useQuery(categoriesQuery).data?.find((other) => other.id === id);
	return (
		<button
			type="button"
			className={category ? 'eyebrow' : 'eyebrow none'}
			{...(category && categoryColour(category))}
			aria-label={category && text.changeCategory(category.name)}
			onClick={() => focusField('category_id')}
		>
			<Icon name={categoryIconName(category ?? null)} />
			{category?.name ?? text.chooseCategory}
		</button>
	);
}
