import { useState } from 'react';
import type { CategoryStyle } from '#domain/names/category';
import { messages } from '../../messages/all.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LookChoice } from './category-style-choice.tsx';
import { CategoryTile } from './category-tile.tsx';
import type { CategoryRow } from './topics-query.ts';
import { useTopicChange } from './use-topic-change.ts';

interface CategoryStyleEditorProps {
	category: CategoryRow;
	onClose: () => void;
}

/** A category's icon and colour. */
export function CategoryStyleEditor({ category, onClose }: CategoryStyleEditorProps) {
	const { topics: text } = messages;
	const { id, name, line } = category;
	const [look, setLook] = useState<CategoryStyle>({
		icon: category.icon ?? null,
		accent: category.accent ?? null,
	});
	const change = useTopicChange(onClose);
	const { icon = null, accent = null } = look;
	return (
		<FormDialog
			title={text.lookOf(name)}
			go={text.save}
			tone="primary"
			busy={change.isPending}
			onGo={() =>
				change.mutate({ action: 'change-category', id, name, line: line ?? '', icon, accent })
			}
			onClose={onClose}
		>
			<CategoryTile category={{ ...category, ...look }} />
			<LookChoice name={name} look={look} onChange={setLook} />
		</FormDialog>
	);
}
