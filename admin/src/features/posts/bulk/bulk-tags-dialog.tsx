import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { limits } from '#config/limits';
import { parseTags } from '#domain/names/tags';
import type { PostSummary } from '#domain/post/post';
import { fold } from '#domain/text/fold';
import { fetchPostList } from '../../../api/queries.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { TextField } from '../../../ui/text-fields.tsx';
import { CountedDialog } from './bulk-counted-dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';

/** Tags with the number of these posts that have them, most used first. */
function countTags(posts: readonly PostSummary[]): [tag: string, count: number][] {
	const counts = new Map<string, number>();
	for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
}

const newest = { page: 1, pageSize: 200, status: 'all', sort: 'recent', q: '' } as const;

/** Why these tags cannot be added; the server says the same. */
function faultOf(add: readonly string[], remove: readonly string[]): string | undefined {
	if (add.length > limits.tags || add.some((tag) => tag.length > limits.tagLength))
		return text.tooLong;
	return add.some((tag) => remove.map(fold).includes(fold(tag))) ? text.inAndOut : undefined;
}

interface RemoveProps {
	posts: readonly PostSummary[];
	removed: readonly string[];
	onChange: (removed: string[]) => void;
}

function Remove({ posts, removed, onChange }: RemoveProps) {
	const used = countTags(posts);
	const toggle = (tag: string, on: boolean) =>
		onChange(on ? [...removed, tag] : removed.filter((name) => name !== tag));
	return (
		<fieldset className="used-tags">
			<legend>{text.removeTags}</legend>
			{used.length === 0 && <p className="hint">{text.noTags}</p>}
			{used.map(([tag, count]) => (
				<label key={tag}>
					<input
						className="check"
						type="checkbox"
						checked={removed.includes(tag)}
						onChange={({ target }) => toggle(tag, target.checked)}
					/>
					{tag} <span className="num">{count}</span>
				</label>
			))}
		</fieldset>
	);
}

export function TagsDialog({ posts, onAct, onClose }: BulkDialogProps) {
	const [typed, setTyped] = useState('');
	const [remove, setRemove] = useState<readonly string[]>([]);
	const list = useId();
	const known = useQuery({
		queryKey: ['posts', 'tags'],
		queryFn: ({ signal }) => fetchPostList(newest, signal),
		staleTime: 300_000,
	}).data;
	const add = parseTags(typed);
	// A suggestion completes the last word and keeps those before it.
	const before = typed.slice(0, typed.lastIndexOf(',') + 1);
	const act =
		add.length + remove.length > 0 ? ({ action: 'tags', add, remove } as const) : undefined;
	return (
		<CountedDialog
			title={text.tagsTitle(posts.length)}
			go={text.changeTags}
			fault={faultOf(add, remove)}
			{...{ act, posts, onAct, onClose }}
		>
			<TextField
				label={text.addTags}
				hint={text.addHint}
				list={list}
				autoComplete="off"
				data-autofocus
				value={typed}
				onText={setTyped}
			/>
			<datalist id={list}>
				{countTags(known?.posts ?? []).map(([tag]) => (
					<option key={tag} value={before ? `${before} ${tag}` : tag} />
				))}
			</datalist>
			<Remove posts={posts} removed={remove} onChange={setRemove} />
		</CountedDialog>
	);
}
