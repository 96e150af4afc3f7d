import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import { categoriesQuery } from '../api/queries.ts';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { moveInMenu } from '../ui/menu-behaviour.ts';
import { useCategoryQuestion } from './category-question.ts';
import { NewCategory } from './new-category-field.tsx';

/** Asks a text that lacks nothing else for its category, so that one press puts it right and goes on. */
export function CategoryQuestion() {
	const { category: text } = messages.form;
	const question = useCategoryQuestion();
	const { data: categories = [], isSuccess } = useQuery(categoriesQuery);
	const [isMaking, setMaking] = useState(false);
	if (!question || !isSuccess) return null;
	const { schedules, answer } = question;
	return (
		<Dialog title={text.which} className="choices" onClose={() => answer(undefined)}>
			<p className="lead">{text.onlyThis(schedules)}</p>
			<div
				className="menu"
				role="menu"
				aria-label={text.which}
				tabIndex={-1}
				onKeyDown={(event) => moveInMenu(event.currentTarget, event)}
			>
				{categories.map((category, at) => (
					<button
						key={category.id}
						type="button"
						role="menuitem"
						tabIndex={at === 0 ? 0 : -1}
						data-autofocus={at === 0 || undefined}
						{...categoryColour(category)}
						onClick={() => answer(category.id)}
					>
						<Icon name={categoryIconName(category)} />
						{category.name}
					</button>
				))}
			</div>
			{isMaking && <NewCategory isAsked onDone={(id) => (id ? answer(id) : setMaking(false))} />}
			<footer role="none">
				{!isMaking && <Button onClick={() => setMaking(true)}>{text.new}</Button>}
				<Button onClick={() => answer(undefined)}>{messages.common.cancel}</Button>
			</footer>
		</Dialog>
	);
}
