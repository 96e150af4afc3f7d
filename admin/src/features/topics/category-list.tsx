import { type CSSProperties, useState } from 'react';
import { categoryColour } from '#components/category-icon-name.ts';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { formatDay } from '../../ui/times.ts';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryStyleEditor } from './category-style-editor.tsx';
import { CategoryTile } from './category-tile.tsx';
import { DeleteCategory, MergeCategory } from './merge-category.tsx';
import { type CategoryRow, postsOf } from './topics-query.ts';
import { useTopicChange } from './use-topic-change.ts';

type Act = 'edit' | 'look' | 'merge' | 'delete';
interface Doing {
	act: Act;
	id: string;
	/** The category to merge into. */
	target?: string;
}

interface RowProps {
	category: CategoryRow;
	most: number;
	onAct: (act: Act) => void;
}

function Row({ category, most, onAct }: RowProps) {
	const { topics: text } = messages;
	const { name, slug, last_at } = category;
	const isEmpty = postsOf(category) === 0;
	const share = most > 0 ? category.live / most : 0;
	return (
		<li className="topic" {...categoryColour(category)}>
			<CategoryTile category={category} />
			<div>
				<span className="name">{name}</span>
				<span className="sub addr">{paths.category(slug)}</span>
			</div>
			<div className="bar">
				<i style={{ '--share': share } as CSSProperties} />
				<span className="num">{text.use(category)}</span>
			</div>
			<span className="sub last">
				{last_at ? (
					<>
						<span className="visually-hidden">{text.columns.last} </span>
						{formatDay(last_at)}
					</>
				) : isEmpty ? (
					text.neverUsed
				) : (
					text.noneLive
				)}
			</span>
			<div className="row acts">
				<Button tone="quiet" aria-label={`${text.rename}: ${name}`} onClick={() => onAct('edit')}>
					{text.rename}
				</Button>
				{isEmpty ? (
					<Button
						tone="quiet warn"
						aria-label={`${text.remove}: ${name}`}
						onClick={() => onAct('delete')}
					>
						{text.remove}
					</Button>
				) : (
					<Button tone="quiet" aria-label={`${text.merge}: ${name}`} onClick={() => onAct('merge')}>
						{text.merge}
					</Button>
				)}
				<Menu label={text.more(name)}>
					<MenuItem onSelect={() => onAct('edit')}>{text.rename}</MenuItem>
					<MenuItem onSelect={() => onAct('look')}>{text.look}</MenuItem>
					<MenuItem onSelect={() => onAct('merge')}>{text.merge}</MenuItem>
					<MenuItem warn onSelect={() => onAct('delete')}>
						{text.remove}
					</MenuItem>
				</Menu>
			</div>
		</li>
	);
}

/** For the eye: each row of the list says for itself what it has. */
function Heads() {
	const { name, posts, last } = messages.topics.columns;
	return (
		<div className="topic heads" aria-hidden="true">
			<span>{name}</span>
			<span>{posts}</span>
			<span>{last}</span>
		</div>
	);
}

/** All categories with their use; one of them can be open for a change. */
export function CategoryList({ categories }: { categories: readonly CategoryRow[] }) {
	const [doing, setDoing] = useState<Doing>();
	const change = useTopicChange();
	const stop = () => setDoing(undefined);
	const begin = (category: CategoryRow, act: Act) => {
		if (act === 'delete' && postsOf(category) === 0) {
			return change.mutate({ action: 'delete-category', id: category.id, into: null });
		}
		setDoing({ act, id: category.id });
	};
	const most = Math.max(...categories.map(({ live }) => live), 0);
	const chosen = categories.find(({ id }) => id === doing?.id);
	const dialog = chosen && { category: chosen, categories, onClose: stop };
	return (
		<section aria-labelledby="categorias">
			<h2 id="categorias" className="visually-hidden">
				{messages.topics.categories}
			</h2>
			{categories.length > 0 && <Heads />}
			<ul className="topics">
				{categories.map((category) =>
					doing?.act === 'edit' && doing.id === category.id ? (
						<li key={category.id}>
							<CategoryEditor
								category={category}
								categories={categories}
								onClose={stop}
								onMerge={(target) => setDoing({ act: 'merge', id: category.id, target })}
							/>
						</li>
					) : (
						<Row
							key={category.id}
							category={category}
							most={most}
							onAct={(act) => begin(category, act)}
						/>
					),
				)}
			</ul>
			{chosen && doing?.act === 'look' && <CategoryStyleEditor category={chosen} onClose={stop} />}
			{dialog && doing?.act === 'merge' && <MergeCategory {...dialog} target={doing.target} />}
			{dialog && doing?.act === 'delete' && <DeleteCategory {...dialog} />}
		</section>
	);
}
