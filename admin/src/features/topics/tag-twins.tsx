import { useState } from 'react';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/icon.tsx';
import { topicDrawings } from './moves.tsx';
import type { TagRow } from './topics-query.ts';
import { useTopicChange } from './use-topic-change.ts';

const fewest = 5;

interface TagTwinsProps {
	tags: readonly TagRow[];
	twins: readonly (readonly [string, string])[];
	onMerge: (tag: TagRow, into: string) => void;
}

/** Pairs that look the same: one goes into the other, or they are remembered as different. */
export function TagTwins({ tags, twins, onMerge }: TagTwinsProps) {
	const { topics: text } = messages;
	const [showsAll, setShowsAll] = useState(false);
	const change = useTopicChange();
	const tagOf = new Map(tags.map((tag) => [tag.name, tag]));
	const pairs = twins.flatMap(([one, other]) => {
		const [stays, goes] = [tagOf.get(one), tagOf.get(other)];
		return stays && goes ? [{ stays, goes }] : [];
	});
	if (pairs.length === 0) return null;
	const shown = showsAll ? pairs : pairs.slice(0, fewest);
	return (
		<div className="notice twins-notice">
			<Drawing paths={topicDrawings.merge} />
			<ul className="twins">
				{shown.map(({ stays, goes }) => (
					<li className="twin" key={`${stays.name}\n${goes.name}`}>
						<p>
							<strong>{stays.name}</strong> ({stays.posts}){text.and}
							<strong>{goes.name}</strong> ({goes.posts}){text.lookTheSame}
						</p>
						<span className="row">
							<Button
								tone="quiet"
								aria-label={text.differentNames(stays.name, goes.name)}
								onClick={() =>
									change.mutate({ action: 'keep-apart', names: [stays.name, goes.name] })
								}
							>
								{text.different}
							</Button>
							<Button onClick={() => onMerge(goes, stays.name)}>
								{text.mergeInto(goes.name, stays.name)}
							</Button>
						</span>
					</li>
				))}
				{shown.length < pairs.length && (
					<li>
						<Button tone="quiet" onClick={() => setShowsAll(true)}>
							{text.moreTwins(pairs.length - shown.length)}
						</Button>
					</li>
				)}
			</ul>
		</div>
	);
}
