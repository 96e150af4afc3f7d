import { useState } from 'react';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { isSameCategoryName, makeCategorySlug } from '#domain/category-address';
import type { CategoryLook } from '#domain/category-icon';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { CategoryTile } from './category-tile.tsx';
import { LookChoice } from './look-choice.tsx';
import { Moves } from './moves.tsx';
import { type CategoryRow, postsOf } from './topics-query.ts';
import { fieldErrorOf, useTopicChange } from './use-topic-change.ts';

interface CategoryEditorProps {
	category: CategoryRow;
	onClose: () => void;
	/** Another category has that name already. */
	onMerge: (into: string) => void;
}

/** Name, line, icon and colour, in place of the category's row. */
export function CategoryEditor({ category, onClose, onMerge }: CategoryEditorProps) {
	const { topics: text, common } = messages;
	const [name, setName] = useState(category.name);
	const [line, setLine] = useState(category.line ?? '');
	const [look, setLook] = useState<CategoryLook>({
		icon: category.icon ?? null,
		accent: category.accent ?? null,
	});
	const change = useTopicChange(onClose);
	const refusal = fieldErrorOf(change.error);
	const other = refusal?.code === 'in_use' ? String(refusal.details['id']) : undefined;
	const isRenamed = name.trim() !== category.name;
	const slug = isSameCategoryName(name, category.name) ? category.slug : makeCategorySlug(name);
	const save = () =>
		change.mutate({
			...{ action: 'change-category', id: category.id, name, line },
			...{ icon: look.icon ?? null, accent: look.accent ?? null },
		});
	return (
		<form
			className="tp open"
			aria-label={text.lookOf(category.name)}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
		>
			<CategoryTile category={{ ...category, ...look, name }} />
			<div className="stack">
				<TextField
					label={text.name}
					error={refusal?.message}
					autoFocus
					maxLength={limits.categoryName}
					value={name}
					onText={setName}
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
				<LookChoice name={name} look={look} onChange={setLook} />
				{isRenamed && name.trim() !== '' && (
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
					<Button tone="primary" type="submit" disabled={change.isPending}>
						{isRenamed ? text.rename : text.save}
					</Button>
				</div>
			</div>
		</form>
	);
}
