import { useDeferredValue, useState } from 'react';
import { cleanLine } from '#domain/text/clean-text';
import { fold } from '#domain/text/fold';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteTag, MergeTag, RenameTag } from './tag-dialogs.tsx';
import { TagTwins } from './tag-twins.tsx';
import type { TagRow } from './topics-query.ts';
import { useTopicChange } from './use-topic-change.ts';

type Act = 'rename' | 'merge' | 'delete';
interface Doing {
	act: Act;
	tag: TagRow;
	/** The tag to merge into. */
	target?: string;
}

const fewest = 48;
const step = 500;

function Row({ tag, onAct }: { tag: TagRow; onAct: (act: Act) => void }) {
	const { topics: text } = messages;
	return (
		<li className={tag.posts === 0 ? 'tag-row void' : 'tag-row'}>
			<span>{tag.name}</span>
			<span className="num">{tag.posts === 0 ? text.empty : tag.posts}</span>
			<Menu label={text.more(tag.name)}>
				<MenuItem onSelect={() => onAct('rename')}>{text.rename}</MenuItem>
				<MenuItem onSelect={() => onAct('merge')}>{text.merge}</MenuItem>
				<MenuItem warn onSelect={() => onAct('delete')}>
					{text.remove}
				</MenuItem>
			</Menu>
		</li>
	);
}

/** As many tags as fit, and the others step by step. */
function Wall({
	tags,
	onAct,
}: {
	tags: readonly TagRow[];
	onAct: (tag: TagRow, act: Act) => void;
}) {
	const { topics: text } = messages;
	const [most, setMost] = useState(fewest);
	const left = tags.length - most;
	return (
		<>
			<ul className="tag-wall">
				{tags.slice(0, most).map((tag) => (
					<Row key={tag.name} tag={tag} onAct={(act) => onAct(tag, act)} />
				))}
			</ul>
			<div className="table-foot">
				<span role="status">{text.shown(Math.min(most, tags.length), tags.length)}</span>
				{left > 0 && (
					<Button onClick={() => setMost(most + step)}>
						{left <= step ? text.showAll : text.showMore(step)}
					</Button>
				)}
			</div>
		</>
	);
}

interface TagListProps {
	tags: readonly TagRow[];
	twins: readonly (readonly [string, string])[];
}

/** All tags with the number of their posts, searchable. */
export function TagList({ tags, twins }: TagListProps) {
	const { topics: text } = messages;
	const [q, setQ] = useState('');
	const [doing, setDoing] = useState<Doing>();
	const change = useTopicChange();
	const wanted = fold(cleanLine(useDeferredValue(q)));
	const found = wanted === '' ? tags : tags.filter(({ name }) => fold(name).includes(wanted));
	const unused = tags.filter(({ posts }) => posts === 0).map(({ name }) => name);
	const stop = () => setDoing(undefined);
	const removeAll = (names: string[]) => change.mutate({ action: 'delete-tags', names });
	return (
		<section className="sect" aria-labelledby="tags">
			<div className="row between">
				<h2 id="tags">{text.tags}</h2>
				<div className="row">
					<label className="search">
						<Icon name="search" />
						<span className="visually-hidden">{text.searchTag}</span>
						<input
							className="input"
							type="search"
							placeholder={text.searchTag}
							value={q}
							onChange={({ target }) => setQ(target.value)}
						/>
					</label>
					{unused.length > 0 && (
						<Button busy={change.isPending} onClick={() => removeAll(unused)}>
							{text.removeEmpty(unused.length)}
						</Button>
					)}
				</div>
			</div>
			<TagTwins
				tags={tags}
				twins={twins}
				onMerge={(tag, target) => setDoing({ act: 'merge', tag, target })}
			/>
			{found.length === 0 && <p className="lead">{q ? text.noTag(q) : text.noTags}</p>}
			{found.length > 0 && (
				<Wall
					tags={found}
					onAct={(tag, act) =>
						act === 'delete' && tag.posts === 0 ? removeAll([tag.name]) : setDoing({ act, tag })
					}
				/>
			)}
			{doing?.act === 'rename' && (
				<RenameTag
					tag={doing.tag}
					tags={tags}
					onClose={stop}
					onMerge={(target) => setDoing({ act: 'merge', tag: doing.tag, target })}
				/>
			)}
			{doing?.act === 'merge' && (
				<MergeTag tag={doing.tag} tags={tags} target={doing.target} onClose={stop} />
			)}
			{doing?.act === 'delete' && <DeleteTag tag={doing.tag} onClose={stop} />}
		</section>
	);
}
