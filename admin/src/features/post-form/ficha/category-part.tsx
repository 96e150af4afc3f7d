import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoriesQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { NewCategory } from '../../../site/new-category-field.tsx';
import { usePostForm } from '../../../text/form-context.ts';
import { Choice } from '../../../ui/text-fields.tsx';
import { useFichaChange } from './ficha-change.ts';
import { Dim, Part, useIsAwaited } from './part.tsx';

const newCategory = 'new';

function CategoryField() {
	const { category: text, changed, fields } = messages.form;
	const { form } = usePostForm();
	const { data: categories = [], isSuccess } = useQuery(categoriesQuery);
	const value = useWatch({ control: form.control, name: 'category_id' });
	const [isAsked, setAsked] = useState(false);
	const isFirst = isSuccess && categories.length === 0;
	const making = isAsked || isFirst;
	const change = useFichaChange();
	const choose = (id: string) =>
		change(['category_id'], changed.category, () =>
			form.setValue('category_id', id, { shouldValidate: form.formState.isSubmitted }),
		);
	return (
		<>
			<Choice
				label={fields.category_id}
				error={form.formState.errors.category_id?.message}
				data-field="category_id"
				data-missing={value === '' || undefined}
				value={making ? newCategory : value}
				onText={(id) => {
					setAsked(id === newCategory);
					if (id !== newCategory) choose(id);
				}}
			>
				<option value="">{text.choose}</option>
				{categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value={newCategory}>{text.new}</option>
			</Choice>
			{making && (
				<NewCategory
					isAsked={isAsked}
					onDone={(id) => {
						setAsked(false);
						if (id) choose(id);
					}}
				/>
			)}
		</>
	);
}

export function CategoryPart() {
	const { category: text, fields } = messages.form;
	const { form } = usePostForm();
	const id = useWatch({ control: form.control, name: 'category_id' });
	const name = useQuery(categoriesQuery).data?.find((category) => category.id === id)?.name;
	return (
		<Part
			name={fields.category_id}
			of={['category_id']}
			value={name ?? <Dim>{text.none}</Dim>}
			open={useIsAwaited(id === '')}
		>
			<CategoryField />
		</Part>
	);
}
