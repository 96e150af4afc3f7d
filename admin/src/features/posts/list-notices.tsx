import { useQuery } from '@tanstack/react-query';
import { isExample } from '#domain/post/is-example';
import type { PostSummary } from '#domain/post/post';
import { formatDistance } from '#domain/time/schedule';
import { siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { useAutoPublish } from '../../site/auto-publish-button.tsx';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { useSiteLight } from '../../site/use-site-light.ts';
import { useWatchedPublications } from '../../site/watched-publication.ts';
import { Button } from '../../ui/button.tsx';
import { later, unsaid } from '../../ui/later.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSavedPost } from '../../ui/posts-address.ts';

function SchedulerNotice({ now }: { now: string }) {
	const { list } = messages;
	const { run, isRunning } = useAutoPublish();
	const scheduler = useQuery(siteStatusQuery).data?.scheduler;
	if (!scheduler || scheduler.overdue === 0) return null;
	const quiet = scheduler.last_run_at
		? list.schedulerQuiet(formatDistance(scheduler.last_run_at, now))
		: list.schedulerNever;
	return (
		<Notice
			tone="danger"
			title={list.overdue(scheduler.overdue)}
			actions={
				<Button disabled={isRunning} onClick={run}>
					{list.publishNow}
				</Button>
			}
		>
			{quiet}
		</Notice>
	);
}

function LateSiteNotice({ now }: { now: string }) {
	const { kind, text } = useSiteLight();
	const reason = useQuery(siteStatusQuery).data?.build.reason;
	const version = useLiveMoment(now);
	const retry = useRetryBuild();
	if (kind !== 'late' && kind !== 'failed') return null;
	return (
		<Notice
			tone={kind === 'failed' ? 'danger' : 'caution'}
			title={`${text}.`}
			actions={
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{messages.common.retry}
				</Button>
			}
		>
			{kind === 'failed' && reason && messages.failedNotice.text(messages.reasons[reason], version)}
		</Notice>
	);
}

interface ListNoticesProps {
	now: string;
	shown: readonly PostSummary[];
	/** The rows are those after the last change. */
	isCurrent: boolean;
	isRunning: boolean;
	onRemove: (examples: PostSummary[]) => void;
}

const ExamplesNotice = later(
	async () => (await import('./examples-notice.tsx')).ExamplesNotice,
	unsaid,
);
const LostNotice = later(
	async () => (await import('./lost-text-list-notice.tsx')).LostNotice,
	unsaid,
);
const RunningPublication = later(
	async () => (await import('./running-publication.tsx')).RunningPublication,
	unsaid,
);

/** Shows warnings and the rail only when there are any. */
export function ListNotices({ now, shown, isCurrent, isRunning, onRemove }: ListNoticesProps) {
	const examples = shown.filter(isExample);
	const isMoving = useWatchedPublications().length > 0;
	const saved = useSavedPost();
	return (
		<>
			<SchedulerNotice now={now} />
			<LateSiteNotice now={now} />
			<LostNotice />
			{examples.length > 0 && (
				<ExamplesNotice
					posts={examples}
					isRunning={isRunning}
					onRemove={() => onRemove(examples)}
				/>
			)}
			{isCurrent && (isMoving || saved) && <RunningPublication shown={shown} />}
		</>
	);
}
