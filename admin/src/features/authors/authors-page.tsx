import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthorFace } from '#components/author-face.tsx';
import { paths } from '#config/paths';
import { authors as endpoint, type ListedAuthor } from '#contract/authors';
import { authorsQuery } from '../../api/authors-query.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { authors as text } from '../../messages/authors.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { AuthorDialog } from './author-dialog.tsx';
import '../../styles/system.css';
import '../../styles/authors.css';

function useDeleteAuthor() {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: ({ slug }: ListedAuthor) => call(endpoint, { action: 'delete', slug }),
		onSuccess: (_, { name }) => toast.success(text.deleted, { description: name }),
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: authorsQuery.queryKey }),
	});
}

interface AuthorRowProps {
	author: ListedAuthor;
	onEdit: () => void;
	onDelete: () => void;
}

function AuthorRow({ author, onEdit, onDelete }: AuthorRowProps) {
	const { name, line, posts } = author;
	return (
		<PlainRow>
			<Cell>
				<span className="signer">
					<AuthorFace author={author} />
					<span>
						<strong>{name}</strong>
						{line && <span className="sub">{line}</span>}
					</span>
				</span>
			</Cell>
			<Cell className="right num">{text.posts(posts)}</Cell>
			<Cell className="right">
				<span className="row end">
					{posts === 0 && (
						<Button tone="quiet warn" aria-label={`${text.delete}: ${name}`} onClick={onDelete}>
							{text.delete}
						</Button>
					)}
					<Button tone="quiet" aria-label={`${text.edit}: ${name}`} onClick={onEdit}>
						{text.edit}
					</Button>
				</span>
			</Cell>
		</PlainRow>
	);
}

function AuthorTable({
	authors,
	onEdit,
}: {
	authors: ListedAuthor[];
	onEdit: (author: ListedAuthor) => void;
}) {
	const remove = useDeleteAuthor();
	const [deleting, setDeleting] = useState<ListedAuthor>();
	return (
		<>
			<PlainTable
				labelledBy="titulo"
				className="authors"
				columns={[
					{ label: text.columns.name },
					{ label: text.columns.posts, right: true },
					{ label: text.columns.actions, right: true, unseen: true },
				]}
			>
				{authors.map((author) => (
					<AuthorRow
						key={author.slug}
						author={author}
						onEdit={() => onEdit(author)}
						onDelete={() => setDeleting(author)}
					/>
				))}
			</PlainTable>
			{deleting && (
				<AskDialog
					title={text.deleteTitle}
					go={text.delete}
					onAnswer={(deletes) => {
						if (deletes) remove.mutate(deleting);
						setDeleting(undefined);
					}}
				>
					{text.deleteText(deleting.name)}
				</AskDialog>
			)}
		</>
	);
}

/** 'Autores': everybody who signs posts, with what readers see of them. */
export function AuthorsPage() {
	const query = useQuery(authorsQuery);
	const [editing, setEditing] = useState<ListedAuthor | 'new'>();
	const { data } = query;
	return (
		<>
			<PageHead title={text.title} lead={text.lead}>
				<div className="row">
					<Link className="btn" to={paths.admin.topics}>
						<Icon name="arrow-left" />
						{messages.places.topics}
					</Link>
					<Button onClick={() => setEditing('new')}>{text.add}</Button>
				</div>
			</PageHead>
			{!data && query.isError && <LoadFailed query={query} title={text.loadFailed} />}
			{!data && query.isPending && <p role="status">{text.loading}</p>}
			{data?.length === 0 && <Empty title={text.empty} />}
			{data && data.length > 0 && <AuthorTable authors={data} onEdit={setEditing} />}
			{editing && (
				<AuthorDialog
					author={editing === 'new' ? undefined : editing}
					onClose={() => setEditing(undefined)}
				/>
			)}
		</>
	);
}
