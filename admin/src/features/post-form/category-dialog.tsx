import { useState } from 'react';
import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import type { Category } from '#domain/names/category';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewCategory } from './ficha/new-category-field.tsx';

interface CategoryDialogProps {
	categories: readonly Category[];
	/** Without a category: the editor goes to its field. */
	onChoose: (id?: string) => void;
}

/** Asks a text that lacks nothing else for its category, so that one press puts it right and goes on. */
export function CategoryDialog({ categories, onChoose }: CategoryDialogProps) {
	const { category: text, checks } = messages.form;
	const [isMaking, setMaking] = useState(false);
	return (
		<Dialog title={text.which} className="choices" onClose={() => onChoose()}>
			<p className="lead">{text.onlyThis}</p>
			<ul className="menu">
				{categories.map((category, at) => (
					<li key={category.id}>
						<button
							type="button"
							data-autofocus={at === 0 || undefined}
							{...categoryColour(category)}
							onClick={() => onChoose(category.id)}
						>
							<Icon name={categoryIconName(category)} />
							{category.name}
						</button>
					</li>
				))}
			</ul>
			{isMaking && <NewCategory isAsked onDone={(id) => (id ? onChoose(id) : setMaking(false))} />}
			<footer>
				{!isMaking && <Button onClick={() => setMaking(true)}>{text.new}</Button>}
				<Button onClick={() => onChoose()}>{checks.backToText}</Button>
			</footer>
		</Dialog>
	);
}
