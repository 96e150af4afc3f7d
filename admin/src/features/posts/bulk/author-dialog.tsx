import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import { authorsQuery } from '../../../api/authors-query.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { TextField } from '../../../ui/text-fields.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { CountedDialog } from './counted-dialog.tsx';

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
