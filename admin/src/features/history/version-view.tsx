import { useQuery } from '@tanstack/react-query';
import type { RevisionSummary } from '#contract/post-revisions';
import type { Post } from '#domain/post/post';
import { categoriesQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Empty } from '../../ui/empty.tsx';
import { formatMoment } from '../../ui/times.ts';
import { Comparison } from './comparison.tsx';
import { RestoreButton } from './restore-button.tsx';
import { revisionQuery } from './revision-queries.ts';

interface VersionViewProps {
	postId: string;
	version: RevisionSummary;
	/** The version to compare with; undefined for the first. */
	base: RevisionSummary | undefined;
	wholeText: boolean;
}

/** Shows one version compared with another, when both have loaded. */
export function VersionView({ postId, version, base, wholeText }: VersionViewProps) {
	const { common, history } = messages;
	const shown = useQuery(revisionQuery(postId, version.revision));
	const compared = useQuery({
		...revisionQuery(postId, base?.revision ?? 0),
		enabled: base !== undefined,
	});
	const categories = useQuery(categoriesQuery).data ?? [];
	if (shown.isError)
		return (
			<Empty failed title={history.loadFailed}>
				{shown.error.message}
			</Empty>
		);
	if (!shown.data || (base !== undefined && !compared.data))
		return <p role="status">{common.loading}</p>;
	return (
		<Comparison
			before={compared.data}
			after={shown.data}
			moreWords={version.words - (base?.words ?? 0)}
			categories={categories}
			wholeText={wholeText}
		/>
	);
}

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
				<h2>{messages.history.versionOf(time)}</h2>
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
