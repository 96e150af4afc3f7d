import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { authors } from '../../messages/authors.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CategoryList } from './category-list.tsx';
import { NewCategory } from './new-category-dialog.tsx';
import { TagList } from './tag-list.tsx';
import { postsOf, topicsQuery } from './topics-query.ts';
import '../../styles/topics.css';
import type { Topics } from '#contract/topics';
import { formatDay } from '../../ui/times.ts';
import { useTopicUndo } from './use-topic-change.ts';

/** What was done to topics in the last 30 days, each with its way back. */
function TopicChanges({ changes }: Pick<Topics, 'changes'>) {
	const { topics: text, common } = messages;
	const undo = useTopicUndo();
	if (changes.length === 0) return null;
	return (
		<section className="sect" aria-labelledby="desfazer">
			<h2 id="desfazer">{text.changes}</h2>
			<p className="lead">{text.undoable}</p>
			<ul className="topic-changes">
				{changes.map((change) => (
					<li key={change.id}>
						<span>
							{text.changed(change)}
							<span className="sub">{text.by(formatDay(change.created_at), change.user_name)}</span>
						</span>
						<Button
							busy={undo.isPending}
							aria-label={`${common.undo}: ${text.changed(change)}`}
							onClick={() => undo.mutate(change.id)}
						>
							{common.undo}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Categories and tags: renamed, merged, deleted, and back. */
export function TopicsPage() {
	const { topics: text, common } = messages;
	const query = useQuery(topicsQuery);
	const [isNew, setIsNew] = useState(false);
	const { data } = query;
	const lead =
		data &&
		text.lead({
			categories: data.categories.length,
			tags: data.tags.length,
			empty:
				data.categories.filter((category) => postsOf(category) === 0).length +
				data.tags.filter(({ posts }) => posts === 0).length,
			twins: data.twins.length,
		});
	return (
		<>
			<PageHead title={text.title} lead={lead}>
				<div className="row">
					<Link className="btn" to={paths.admin.authors}>
						{authors.title}
					</Link>
					<Button icon="plus" disabled={!data} onClick={() => setIsNew(true)}>
						{text.newCategory}
					</Button>
				</div>
			</PageHead>
			{!data && query.isError && <LoadFailed query={query} title={text.loadFailed} />}
			{!data && query.isPending && <p role="status">{common.loading}</p>}
			{data && (
				<>
					<CategoryList categories={data.categories} />
					<TagList tags={data.tags} twins={data.twins} />
					<TopicChanges changes={data.changes} />
				</>
			)}
			{data && isNew && (
				<NewCategory categories={data.categories} onClose={() => setIsNew(false)} />
			)}
		</>
	);
}
