import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createCategory } from '#contract/categories';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toastFailure } from '../ui/toast-failure.ts';

interface NewCategoryProps {
	/** Whether the user just opened this field. */
	isAsked: boolean;
	onDone: (id: string | null) => void;
}

/** Asks for the name of a category that a text gets as soon as it is made. */
export function NewCategory({ isAsked, onDone }: NewCategoryProps) {
	const { category: text } = messages.form;
	const queryClient = useQueryClient();
	const [name, setName] = useState('');
	const create = useAction({
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
							if (event.key !== 'Enter' && event.key !== 'Escape') return;
							// Or else Esc also closes the dialog around the field.
							event.preventDefault();
							if (event.key === 'Escape') onDone(null);
							else if (name.trim() !== '') create.mutate();
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
