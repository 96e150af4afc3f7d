import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import { createCategory } from '#contract/categories';
import { isSameCategoryName } from '#domain/names/category-address';
import { cleanLine } from '#domain/text/clean-text';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import type { CategoryRow } from './topics-query.ts';
import { fieldErrorOf } from './use-topic-change.ts';

interface NewCategoryProps {
	categories: readonly CategoryRow[];
	onClose: () => void;
}

/** Asks for a name; icon and colour follow it until they are changed. */
export function NewCategory({ categories, onClose }: NewCategoryProps) {
	const { topics: text } = messages;
	const queryClient = useQueryClient();
	const [name, setName] = useState('');
	const known = categories.find((category) => isSameCategoryName(category.name, name));
	const create = useAction({
		mutationFn: () => call(createCategory, { name }),
		onSuccess: async ({ category }) => {
			await queryClient.invalidateQueries();
			toast.success(text.created, { description: category.name });
			onClose();
		},
		onError: (error) => {
			if (!fieldErrorOf(error)) toastFailure(error);
		},
	});
	return (
		<FormDialog
			title={text.newCategory}
			go={text.create}
			tone="primary"
			disabled={cleanLine(name) === '' || known !== undefined}
			busy={create.isPending}
			refusal={create.error}
			onGo={create.mutate}
			onClose={onClose}
		>
			<TextField
				data-autofocus
				label={text.name}
				error={known ? text.taken(known.name, name) : fieldErrorOf(create.error)?.message}
				maxLength={limits.categoryName}
				value={name}
				onText={setName}
			/>
		</FormDialog>
	);
}
