import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../../api/queries.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { Choice } from '../../../ui/text-fields.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { CountedDialog } from './counted-dialog.tsx';

const none = 'none';

export function CategoryDialog({ posts, onAct, onClose }: BulkDialogProps) {
	const categories = useQuery(categoriesQuery).data ?? [];
	const [chosen, setChosen] = useState('');
	const act =
		chosen === ''
			? undefined
			: ({ action: 'category', category_id: chosen === none ? null : chosen } as const);
	return (
		<CountedDialog
			title={text.categoryTitle(posts.length)}
			go={text.changeCategory}
			{...{ act, posts, onAct, onClose }}
		>
			<Choice label={text.categoryField} value={chosen} onText={setChosen} data-autofocus>
				<option value="" hidden>
					{text.choose}
				</option>
				{categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value={none}>{messages.list.noCategory}</option>
			</Choice>
		</CountedDialog>
	);
}
