import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { changeTopic } from '#contract/topics';
import { makeNameSlug } from '#domain/names/slug';
import { findTagTwin } from '#domain/names/tags';
import { cleanLine } from '#domain/text/clean-text';
import { fold } from '#domain/text/fold';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { Moves } from './moves.tsx';
import type { TagRow } from './topics-query.ts';
import { fieldErrorOf, useTopicChange } from './use-topic-change.ts';

interface TagDialogProps {
	tag: TagRow;
	onClose: () => void;
}

const addressOf = (name: string) => paths.tag(makeNameSlug(name));

interface RenameTagProps extends TagDialogProps {
	tags: readonly TagRow[];
	/** Another tag has that name already. */
	onMerge: (into: string) => void;
}

export function RenameTag({ tag, tags, onClose, onMerge }: RenameTagProps) {
	const { topics: text } = messages;
	const [to, setTo] = useState(tag.name);
	const isEmpty = cleanLine(to) === '';
	const change = useTopicChange(onClose);
	const refusal = fieldErrorOf(change.error);
	const write = (name: string) => {
		if (change.isError) change.reset();
		setTo(name);
	};
	const names = useMemo(() => tags.map(({ name }) => name), [tags]);
	const twin = isEmpty ? undefined : findTagTwin(names, { name: tag.name, to: cleanLine(to) });
	const other = refusal?.code === 'in_use' ? String(refusal.details['name']) : twin;
	return (
		<FormDialog
			title={text.renameTag(tag.name)}
			go={text.rename}
			tone="primary"
			disabled={isEmpty || to === tag.name || other !== undefined}
			busy={change.isPending}
			refusal={change.error}
			onGo={() => change.mutate({ action: 'rename-tag', name: tag.name, to })}
			onClose={onClose}
		>
			<TextField
				data-autofocus
				label={text.tagName}
				error={refusal?.message ?? (twin && text.takenTag(twin, to))}
				maxLength={limits.tagLength}
				value={to}
				onText={write}
			/>
			{other && (
				<div className="row">
					<Button onClick={() => onMerge(other)}>{text.mergeBoth}</Button>
				</div>
			)}
			{!isEmpty && !refusal && !twin && (
				<Moves from={addressOf(tag.name)} to={addressOf(to)} posts={text.tagRenamed(tag.posts)} />
			)}
		</FormDialog>
	);
}

const mostOptions = 50;

interface MergeTagProps extends TagDialogProps {
	tags: readonly TagRow[];
	target?: string | undefined;
}

export function MergeTag({ tag, tags, target = '', onClose }: MergeTagProps) {
	const { topics: text } = messages;
	const listId = useId();
	const [name, setName] = useState(target);
	const change = useTopicChange(onClose);
	const others = tags.filter((other) => other.name !== tag.name);
	const into = others.find((other) => other.name === name);
	const near = others.filter((other) => fold(other.name).includes(fold(cleanLine(name))));
	const names = [tag.name, name];
	const total = useQuery({
		queryKey: [...queryKeys.topics, 'count', names],
		queryFn: ({ signal }) => call(changeTopic, { action: 'count-tags', names }, { signal }),
		enabled: into !== undefined,
	}).data?.posts;
	const isUnknown = name !== '' && near.length === 0;
	return (
		<FormDialog
			title={text.mergeTitle(tag.name)}
			go={text.merge}
			tone="primary"
			disabled={!into}
			busy={change.isPending}
			onGo={() => change.mutate({ action: 'merge-tag', name: tag.name, into: name })}
			onClose={onClose}
		>
			<TextField
				data-autofocus
				label={text.tagStays}
				hint={text.mergeTagHint}
				error={isUnknown ? text.chooseTag : undefined}
				list={listId}
				autoComplete="off"
				value={name}
				onText={setName}
			/>
			<datalist id={listId}>
				{near.slice(0, mostOptions).map((other) => (
					<option key={other.name} value={other.name} />
				))}
			</datalist>
			{into && total !== undefined && (
				<Moves
					from={addressOf(tag.name)}
					to={addressOf(name)}
					posts={text.moved(tag.posts, tag.name, name, total)}
				/>
			)}
		</FormDialog>
	);
}

export function DeleteTag({ tag, onClose }: TagDialogProps) {
	const { topics: text } = messages;
	const change = useTopicChange(onClose);
	return (
		<FormDialog
			title={text.removeTitle(tag.name)}
			go={text.remove}
			tone="warn"
			busy={change.isPending}
			onGo={() => change.mutate({ action: 'delete-tags', names: [tag.name] })}
			onClose={onClose}
		>
			<Moves from={addressOf(tag.name)} to={paths.posts()} posts={text.removeTagLead(tag.posts)} />
		</FormDialog>
	);
}
