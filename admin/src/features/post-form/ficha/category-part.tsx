import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoriesQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { NewCategory } from '../../../site/new-category-field.tsx';
import { usePostForm } from '../../../text/form-context.ts';
import { Choice } from '../../../ui/text-fields.tsx';
import { Dim, Part } from './part.tsx';
import { TagsField } from './tags-field.tsx';

const newCategory = 'new';

function CategoryField() {
	const { category: text, fields } = messages.form;
	const { form } = usePostForm();
	const { data: categories = [], isSuccess } = useQuery(categoriesQuery);
	const value = useWatch({ control: form.control, name: 'category_id' });
	const [isAsked, setAsked] = useState(false);
	const isFirst = isSuccess && categories.length === 0;
	const making = isAsked || isFirst;
	const choose = (id: string) =>
		form.setValue('category_id', id, { shouldValidate: form.formState.isSubmitted });
	return (
		<>
			<Choice
				label={fields.category_id}
				error={form.formState.errors.category_id?.message}
				data-field="category_id"
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
	const [id, tags] = useWatch({ control: form.control, name: ['category_id', 'tags'] });
	const name = useQuery(categoriesQuery).data?.find((category) => category.id === id)?.name;
	const line = (
		<span>
			{name ?? <Dim>{text.none}</Dim>}
			<Dim>{text.andTags(tags.length)}</Dim>
		</span>
	);
	return (
		<Part name={fields.category_id} of={['category_id', 'tags']} value={line}>
			<CategoryField />
			<TagsField />
		</Part>
	);
}
