import type { Topics } from '#contract/topics';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/times.ts';
import { useTopicUndo } from './use-topic-change.ts';

/** What was done to topics in the last 30 days, each with its way back. */
export function TopicChanges({ changes }: Pick<Topics, 'changes'>) {
	const { topics: text, common } = messages;
	const undo = useTopicUndo();
	if (changes.length === 0) return null;
	return (
		<section className="sect" aria-labelledby="desfazer">
			<h2 id="desfazer">{text.changes}</h2>
			<p className="lead">{text.changesLead}</p>
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
