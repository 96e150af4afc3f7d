import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createCategory } from '#contract/categories';
import { call } from '../../../api/call.ts';
import { categoriesQuery, queryKeys } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Choice } from '../../../ui/text-fields.tsx';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { Dim, Part } from './part.tsx';
import { TagsField } from './tags-field.tsx';

const newCategory = 'new';

interface NewCategoryProps {
	/** Whether the user just opened this field. */
	isAsked: boolean;
	onDone: (id: string | null) => void;
}

function NewCategory({ isAsked, onDone }: NewCategoryProps) {
	const { category: text } = messages.form;
	const queryClient = useQueryClient();
	const [name, setName] = useState('');
	const create = useMutation({
		mutationFn: () => call(createCategory, { name }),
		onSuccess: async ({ category }) => {
			await queryClient.invalidateQueries({ queryKey: queryKeys.categories });
			onDone(category.id);
		},
		onError: toastFailure,
	});
	return (
		<Field label={text.newLabel}>
			{(control) => (
				<div className="row nowrap-row">
					<input
						{...control}
						// biome-ignore lint/a11y/noAutofocus: the user just opened this field
						autoFocus={isAsked}
						className="input"
						maxLength={80}
						value={name}
						onChange={({ target }) => setName(target.value)}
						onKeyDown={(event) => {
							if (event.key === 'Escape') onDone(null);
							if (event.key !== 'Enter') return;
							event.preventDefault();
							if (name.trim() !== '') create.mutate();
						}}
					/>
					<Button disabled={name.trim() === '' || create.isPending} onClick={() => create.mutate()}>
						{text.create}
					</Button>
				</div>
			)}
		</Field>
	);
}

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
