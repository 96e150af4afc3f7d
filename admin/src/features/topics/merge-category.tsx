import { useState } from 'react';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Choice } from '../../ui/text-fields.tsx';
import { Moves } from './moves.tsx';
import { type CategoryRow, postsOf } from './topics-query.ts';
import { useTopicChange } from './use-topic-change.ts';

interface CategoryDialogProps {
	category: CategoryRow;
	categories: readonly CategoryRow[];
	onClose: () => void;
}

/** The categories but one, to choose from. */
const Options = ({ category, categories }: Omit<CategoryDialogProps, 'onClose'>) =>
	categories
		.filter(({ id }) => id !== category.id)
		.map((other) => (
			<option key={other.id} value={other.id}>
				{messages.topics.option(other.name, postsOf(other))}
			</option>
		));

/** What becomes of the posts and the address when `category` goes into `into`. */
function CategoryMoves({ category, into }: { category: CategoryRow; into: CategoryRow }) {
	const { topics: text } = messages;
	const [here, there] = [postsOf(category), postsOf(into)];
	return (
		<Moves
			from={paths.category(category.slug)}
			to={paths.category(into.slug)}
			posts={text.moved(here, category.name, into.name, here + there)}
		/>
	);
}

/** Moves the posts of one category into another, and says what will happen before. */
export function MergeCategory(props: CategoryDialogProps & { target?: string | undefined }) {
	const { category, categories, onClose } = props;
	const { topics: text } = messages;
	const [id, setId] = useState(props.target ?? '');
	const change = useTopicChange(onClose);
	const into = categories.find((other) => other.id === id);
	return (
		<FormDialog
			title={text.mergeTitle(category.name)}
			go={text.merge}
			tone="primary"
			disabled={!into}
			busy={change.isPending}
			onGo={() => change.mutate({ action: 'merge-category', id: category.id, into: id })}
			onClose={onClose}
		>
			<Choice label={text.stays} value={id} onText={setId} data-autofocus>
				<option value="">{text.chooseCategory}</option>
				<Options category={category} categories={categories} />
			</Choice>
			{into && <CategoryMoves category={category} into={into} />}
		</FormDialog>
	);
}

const none = 'none';

/** Asks where the posts of a category go that is to be deleted. */
export function DeleteCategory({ category, categories, onClose }: CategoryDialogProps) {
	const { topics: text } = messages;
	const [target, setTarget] = useState('');
	const change = useTopicChange(onClose);
	const posts = postsOf(category);
	const into = categories.find(({ id }) => id === target);
	const remove = () =>
		change.mutate({
			action: 'delete-category',
			id: category.id,
			into: target === none ? null : target,
		});
	return (
		<FormDialog
			title={text.removeTitle(category.name)}
			go={text.remove}
			tone="warn"
			disabled={target === ''}
			busy={change.isPending}
			onGo={remove}
			onClose={onClose}
		>
			<p>{text.removeLead(posts)}</p>
			<Choice label={text.goesTo(posts)} value={target} onText={setTarget} data-autofocus>
				<option value="">{text.chooseCategory}</option>
				<Options category={category} categories={categories} />
				<option value={none}>{text.noCategory}</option>
			</Choice>
			{into && <CategoryMoves category={category} into={into} />}
			{target === none && (
				<Moves
					from={paths.category(category.slug)}
					to={paths.posts()}
					posts={text.moved(posts, category.name, text.noCategory, posts)}
				/>
			)}
		</FormDialog>
	);
}
