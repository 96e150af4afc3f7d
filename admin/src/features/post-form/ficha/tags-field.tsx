import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { parseTags } from '#domain/names/tags';
import { fold } from '#domain/text/fold';
import { fetchPostList } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

const mostSuggestions = 6;

interface Known {
	tag: string;
	count: number;
}

/** The tags of the newest 200 posts, most used first. */
function useKnownTags(): Known[] {
	const input = { page: 1, pageSize: 200, status: 'all', sort: 'recent', q: '' } as const;
	const query = useQuery({
		queryKey: ['posts', 'tags'],
		queryFn: ({ signal }) => fetchPostList(input, signal),
		staleTime: 300_000,
		select: ({ posts }) => {
			const counts = new Map<string, number>();
			for (const tag of posts.flatMap(({ tags }) => tags))
				counts.set(tag, (counts.get(tag) ?? 0) + 1);
			return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count);
		},
	});
	return query.data ?? [];
}

const without = (tags: string[], gone: string) => tags.filter((tag) => tag !== gone);

function useTags() {
	const { form } = usePostForm();
	const { field, fieldState } = useController({ control: form.control, name: 'tags' });
	const add = (text: string) => {
		const known = new Set(field.value.map(fold));
		const fresh = parseTags(text).filter((tag) => !known.has(fold(tag)));
		if (fresh.length > 0) field.onChange([...field.value, ...fresh]);
	};
	return { tags: field.value, add, set: field.onChange, error: fieldState.error?.message };
}

interface SuggestionsProps {
	id: string;
	options: Known[];
	active: number;
	typed: string;
	onChoose: (tag: string) => void;
}

function Suggestions({ id, options, active, typed, onChoose }: SuggestionsProps) {
	const { tags: text } = messages.form;
	return (
		<div className="menu" role="listbox" id={id} aria-label={text.suggestions}>
			{options.map(({ tag, count }, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox field owns the keyboard
				<div
					key={tag}
					role="option"
					id={`${id}-${index}`}
					tabIndex={-1}
					aria-selected={index === active}
					className={index === active ? 'on' : undefined}
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onChoose(tag)}
				>
					{count === 0 ? text.create(typed) : tag}
					{count > 0 && <span className="num">{text.posts(count)}</span>}
				</div>
			))}
		</div>
	);
}

function Chips({ tags, onRemove }: { tags: string[]; onRemove: (tag: string) => void }) {
	return tags.map((tag) => (
		<span className="chip" key={tag}>
			{tag}
			<button
				type="button"
				aria-label={messages.form.tags.remove(tag)}
				onClick={() => onRemove(tag)}
			>
				<Icon name="x" />
			</button>
		</span>
	));
}

/** Tags that contain the typed text, and that text itself as a new tag if none is equal. */
function optionsFor(typed: string, tags: string[], known: Known[]): Known[] {
	const wanted = fold(typed);
	if (wanted === '') return [];
	const matches = known
		.filter(({ tag }) => fold(tag).includes(wanted) && !tags.includes(tag))
		.slice(0, mostSuggestions);
	const isNew = !matches.some(({ tag }) => fold(tag) === wanted);
	return isNew ? [...matches, { tag: typed, count: 0 }] : matches;
}

/** What is being typed, and the suggestion that the keys have selected. */
function useTyping({ tags, add, set }: Omit<ReturnType<typeof useTags>, 'error'>) {
	const [typed, setTyped] = useState('');
	const [active, setActive] = useState(-1);
	const options = optionsFor(typed.trim(), tags, useKnownTags());
	const confirm = (tag: string) => {
		add(tag);
		setTyped('');
		setActive(-1);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined && options.length > 0)
			setActive((active + step + options.length) % options.length);
		else if (event.key === 'Enter' || (event.key === ',' && typed !== ''))
			confirm(options[active]?.tag ?? typed);
		else if (event.key === 'Escape' && typed !== '') setTyped('');
		else if (event.key === 'Backspace' && typed === '') return set(tags.slice(0, -1));
		else return;
		event.preventDefault();
	};
	const type = (text: string) => (text.includes(',') ? confirm(text) : setTyped(text));
	return { typed, active, options, confirm, type, onKeyDown };
}

/** Comma or Enter adds a tag; tags of other posts are suggested. */
export function TagsField() {
	const { tags: text, fields } = messages.form;
	const { error, ...held } = useTags();
	const { tags, set } = held;
	const { typed, active, options, confirm, type, onKeyDown } = useTyping(held);
	const list = useId();
	return (
		<Field
			label={fields.tags}
			error={error}
			hint={
				<>
					{text.hint} <span className="num">{text.count(tags.length)}</span>
				</>
			}
		>
			{(control) => (
				<>
					<div className="chips">
						<Chips tags={tags} onRemove={(tag) => set(without(tags, tag))} />
						<input
							{...control}
							data-field="tags"
							role="combobox"
							aria-expanded={options.length > 0}
							aria-controls={list}
							aria-autocomplete="list"
							aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
							autoComplete="off"
							value={typed}
							onChange={({ target }) => type(target.value)}
							onKeyDown={onKeyDown}
							onBlur={() => typed.trim() !== '' && confirm(typed)}
						/>
					</div>
					{options.length > 0 && (
						<Suggestions
							id={list}
							options={options}
							active={active}
							typed={typed.trim()}
							onChoose={confirm}
						/>
					)}
				</>
			)}
		</Field>
	);
}
