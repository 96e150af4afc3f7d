import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import { authorsQuery } from '../../../api/authors-query.ts';
import { categoriesQuery } from '../../../api/queries.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { later } from '../../../ui/later.tsx';
import { Choice, TextField } from '../../../ui/text-fields.tsx';
import { CountedDialog } from './bulk-counted-dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { TagsDialog } from './bulk-tags-dialog.tsx';

/** Names already written are only a suggestion, as in the form. */
export function AuthorDialog({ posts, onAct, onClose }: BulkDialogProps) {
	const authors = useQuery(authorsQuery).data ?? [];
	const [name, setName] = useState('');
	const author = name.trim();
	const act = author === '' ? undefined : ({ action: 'author', author } as const);
	return (
		<CountedDialog
			title={text.authorTitle(posts.length)}
			go={text.changeAuthor}
			{...{ act, posts, onAct, onClose }}
		>
			<TextField
				label={text.authorField}
				value={name}
				onText={setName}
				maxLength={limits.author}
				list="quem-assina"
				data-autofocus
			/>
			<datalist id="quem-assina">
				{authors.map((each) => (
					<option key={each.slug} value={each.name} />
				))}
			</datalist>
		</CountedDialog>
	);
}

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

const WhenDialog = later(async () => (await import('./bulk-time-dialog.tsx')).WhenDialog);

export function BulkDialogs({
	asked,
	...props
}: BulkDialogProps & { asked: 'category' | 'author' | 'tags' | 'schedule' | 'take-down' }) {
	if (asked === 'category') return <CategoryDialog {...props} />;
	if (asked === 'author') return <AuthorDialog {...props} />;
	if (asked === 'tags') return <TagsDialog {...props} />;
	return <WhenDialog action={asked} {...props} />;
}
