import { useState } from 'react';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { isSameCategoryName, makeCategorySlug } from '#domain/names/category-address';
import { cleanLine } from '#domain/text/clean-text';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { useRefusedField } from '../../ui/use-refused-field.ts';
import { CategoryTile } from './category-tile.tsx';
import { Moves } from './moves.tsx';
import { type CategoryRow, postsOf } from './topics-query.ts';
import { fieldErrorOf, useTopicChange } from './use-topic-change.ts';

interface CategoryEditorProps {
	category: CategoryRow;
	categories: readonly CategoryRow[];
	onClose: () => void;
	/** Another category has that name already. */
	onMerge: (into: string) => void;
}

interface Renaming extends Pick<CategoryEditorProps, 'category' | 'categories'> {
	name: string;
	refusal: unknown;
}

/** The category that has the name already, here or at the server, and what is said about it. */
function findTwin({ category, categories, name, refusal }: Renaming) {
	const twin = categories.find(
		(other) => other.id !== category.id && isSameCategoryName(other.name, name),
	);
	if (twin) return { error: messages.topics.taken(twin.name, name), other: twin.id };
	const error = fieldErrorOf(refusal);
	const other = error?.code === 'in_use' ? String(error.details['id']) : undefined;
	return { error: error?.message, other };
}

/** Name and line, in place of the category's row. */
export function CategoryEditor({ category, categories, onClose, onMerge }: CategoryEditorProps) {
	const { topics: text, common } = messages;
	const [name, setName] = useState(category.name);
	const [line, setLine] = useState(category.line ?? '');
	const isRenamed = cleanLine(name) !== category.name;
	const change = useTopicChange(onClose, isRenamed ? text.renamed : undefined);
	const form = useRefusedField(change.error);
	const { error, other } = findTwin({ category, categories, name, refusal: change.error });
	const isEmpty = cleanLine(name) === '';
	const slug = isSameCategoryName(name, category.name) ? category.slug : makeCategorySlug(name);
	const save = () =>
		change.mutate({
			action: 'change-category',
			id: category.id,
			name,
			line,
			icon: category.icon ?? null,
			accent: category.accent ?? null,
		});
	const write = (text: string) => {
		if (change.isError) change.reset();
		setName(text);
	};
	return (
		<form
			ref={form}
			className="topic open"
			aria-label={text.renameOf(category.name)}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
		>
			<CategoryTile category={{ ...category, name }} />
			<div className="stack">
				<TextField
					label={text.name}
					error={error}
					autoFocus
					maxLength={limits.categoryName}
					value={name}
					onText={write}
				/>
				{other && (
					<div className="row">
						<Button onClick={() => onMerge(other)}>{text.mergeBoth}</Button>
					</div>
				)}
				<TextField
					label={text.line}
					hint={text.lineHint}
					maxLength={limits.categoryLine}
					value={line}
					onText={setLine}
				/>
				{isRenamed && !isEmpty && !other && (
					<Moves
						from={paths.category(category.slug)}
						to={paths.category(slug)}
						posts={text.renamesPosts(postsOf(category))}
					/>
				)}
				<div className="row end">
					<Button tone="quiet" onClick={onClose}>
						{common.cancel}
					</Button>
					<Button
						tone="primary"
						type="submit"
						disabled={isEmpty || other !== undefined}
						busy={change.isPending}
					>
						{isRenamed ? text.rename : text.save}
					</Button>
				</div>
			</div>
		</form>
	);
}
