import type { RevisionSummary } from '#contract/post-revisions';
import type { Post } from '#domain/post/post';
import { messages } from '../../messages/all.ts';
import { formatMoment } from '../../ui/times.ts';
import { RestoreButton } from './restore-button.tsx';

export type Against = 'previous' | 'present';

export interface Shown {
	current: RevisionSummary;
	/** Undefined for the first version. */
	previous: RevisionSummary | undefined;
	/** The newest version, which may be the current one itself. */
	present: RevisionSummary | undefined;
	now: string;
}

interface AgainstChoiceProps {
	shown: Shown;
	against: Against;
	onChoose: (against: Against) => void;
}

function AgainstChoice({ shown, against, onChoose }: AgainstChoiceProps) {
	const { history: text } = messages;
	const { current, previous, present, now } = shown;
	if (!previous && present === current) return <p className="muted">{text.first}</p>;
	return (
		<p className="row muted">
			<label htmlFor="comparada">{text.comparedWith}</label>
			<select
				id="comparada"
				className="select auto"
				value={against}
				onChange={({ target }) => onChoose(target.value as Against)}
			>
				<option value="previous">
					{previous ? text.previous(formatMoment(previous.created_at, now)) : text.nothingBefore}
				</option>
				{present && present !== current && (
					<option value="present">{text.present(formatMoment(present.created_at, now))}</option>
				)}
			</select>
		</p>
	);
}

/** Names the version and the one it is compared with, and offers to restore it. */
export function VersionHead({ post, ...choice }: AgainstChoiceProps & { post: Post }) {
	const { current, present, now } = choice.shown;
	const time = formatMoment(current.created_at, now);
	return (
		<div className="compare-head">
			<div>
				<h1>{messages.history.versionOf(time)}</h1>
				<AgainstChoice {...choice} />
			</div>
			{current !== present && (
				<RestoreButton
					postId={post.id}
					revision={current.revision}
					currentRevision={post.revision}
					time={time}
				/>
			)}
		</div>
	);
}
