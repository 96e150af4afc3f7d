import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { parseTags } from '#domain/names/tags';
import { fold } from '#domain/text/fold';
import { fetchPostList } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFichaChange } from './ficha-change.ts';
import { Dim, Part, useIsAwaited } from './part.tsx';

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

function useTags() {
	const { form } = usePostForm();
	const { field, fieldState } = useController({ control: form.control, name: 'tags' });
	const change = useFichaChange();
	const add = (text: string) => {
		const known = new Set(field.value.map(fold));
		const fresh = parseTags(text).filter((tag) => !known.has(fold(tag)));
		if (fresh.length === 0) return;
		change(['tags'], undefined, () => field.onChange([...field.value, ...fresh]));
	};
	const remove = (gone: string): void => {
		change(['tags'], messages.form.changed.tag(gone), () =>
			field.onChange(field.value.filter((tag) => tag !== gone)),
		);
	};
	return { tags: field.value, add, remove, error: fieldState.error?.message };
}

interface SuggestionsProps {
	id: string;
	options: Known[];
	lit: number;
	typed: string;
	onChoose: (tag: string) => void;
}

function Suggestions({ id, options, lit, typed, onChoose }: SuggestionsProps) {
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
					aria-selected={index === lit}
					className={index === lit ? 'on' : undefined}
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

/** Tags that contain the typed text, those that begin with it first, and that text itself as a new tag if none is equal. */
function optionsFor(typed: string, tags: string[], known: Known[]): Known[] {
	const wanted = fold(typed);
	if (wanted === '') return [];
	const rank = ({ tag }: Known) =>
		fold(tag) === wanted ? 0 : fold(tag).startsWith(wanted) ? 1 : 2;
	const matches = known
		.filter(({ tag }) => fold(tag).includes(wanted) && !tags.includes(tag))
		.sort((a, b) => rank(a) - rank(b))
		.slice(0, mostSuggestions);
	const isNew = !matches.some(({ tag }) => fold(tag) === wanted);
	return isNew ? [...matches, { tag: typed, count: 0 }] : matches;
}

/** What is being typed, and the suggestion that Enter takes: the keys' own, or the first while the text is its beginning. */
function useTyping({ tags, add, remove }: Omit<ReturnType<typeof useTags>, 'error'>) {
	const [typed, setTyped] = useState('');
	const [chosen, setChosen] = useState<number>();
	const options = optionsFor(typed.trim(), tags, useKnownTags());
	const [first] = options;
	const isBegun = first && fold(first.tag).startsWith(fold(typed.trim()));
	const lit = chosen ?? (isBegun ? 0 : -1);
	const type = (text: string) => {
		setTyped(text);
		setChosen(undefined);
	};
	const confirm = (tag: string) => {
		add(tag);
		type('');
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const last = tags.at(-1);
		if (step !== undefined && options.length > 0)
			setChosen((Math.max(lit, step - 1) + step + options.length) % options.length);
		else if (event.key === 'Enter') confirm(options[lit]?.tag ?? typed);
		else if (event.key === ',' && typed !== '') confirm(typed);
		else if (event.key === 'Escape' && typed !== '') type('');
		else if (event.key === 'Backspace' && typed === '' && last) remove(last);
		else return;
		event.preventDefault();
	};
	const onType = (text: string) => (text.includes(',') ? confirm(text) : type(text));
	return { typed, lit, options, confirm, onType, onKeyDown };
}

/** Comma or Enter adds a tag; tags of other posts are suggested. */
function TagsField() {
	const { tags: text, fields } = messages.form;
	const { error, ...held } = useTags();
	const { tags, remove } = held;
	const { typed, lit, options, confirm, onType, onKeyDown } = useTyping(held);
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
						<Chips tags={tags} onRemove={remove} />
						<input
							{...control}
							data-field="tags"
							data-missing={tags.length === 0 || undefined}
							role="combobox"
							aria-expanded={options.length > 0}
							aria-controls={list}
							aria-autocomplete="list"
							aria-activedescendant={lit >= 0 ? `${list}-${lit}` : undefined}
							autoComplete="off"
							value={typed}
							onChange={({ target }) => onType(target.value)}
							onKeyDown={onKeyDown}
							onBlur={() => typed.trim() !== '' && confirm(typed)}
						/>
					</div>
					{options.length > 0 && (
						<Suggestions
							id={list}
							options={options}
							lit={lit}
							typed={typed.trim()}
							onChoose={confirm}
						/>
					)}
				</>
			)}
		</Field>
	);
}

export function TagsPart() {
	const { tags: text, fields } = messages.form;
	const tags = useWatch({ control: usePostForm().form.control, name: 'tags' });
	const line = tags.length > 0 ? tags.join(', ') : <Dim>{text.none}</Dim>;
	return (
		<Part name={fields.tags} of={['tags']} value={line} open={useIsAwaited(tags.length === 0)}>
			<TagsField />
		</Part>
	);
}
