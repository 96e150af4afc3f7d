import { useState } from 'react';
import { plans as text } from '../../../messages/plans.ts';
import { TextField } from '../../../ui/text-fields.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useChoices } from '../link/use-choices.ts';

export interface Target {
	id: string;
	title: string;
}

const most = 5;

/** Finds the live post to which the readers of a removed one are sent. */
export function LeadTo({ except, onChoose }: { except: string; onChoose: (post: Target) => void }) {
	const [asked, setAsked] = useState('');
	const { list, none } = useChoices(useSettled(asked), except);
	const live = list.flatMap(({ post }) => (post?.published && !post.deleted_at ? [post] : []));
	return (
		<div className="lead-to">
			<TextField label={text.leadField} type="search" value={asked} onText={setAsked} autoFocus />
			<ul>
				{live.slice(0, most).map(({ id, title }) => (
					<li key={id}>
						<button type="button" onClick={() => onChoose({ id, title })}>
							{title}
						</button>
					</li>
				))}
			</ul>
			{(none || (list.length > 0 && live.length === 0)) && <p role="status">{text.leadNone}</p>}
		</div>
	);
}
