import { useQuery } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/time/schedule';
import { messages } from '../../messages/all.ts';
import { AutoPublishButton } from '../../site/auto-publish-button.tsx';
import { liveVersionQuery } from '../../site/live-site.ts';
import { Card } from '../../ui/card.tsx';
import { formatLasting } from './format-lasting.ts';

interface SchedulerCardProps {
	status: SiteStatus;
	now: string;
}

/** When the scheduler last ran, and how far the site's version is behind. */
export function SchedulerCard({ status, now }: SchedulerCardProps) {
	const { system, common } = messages;
	const { scheduler, build } = status;
	const live = useQuery(liveVersionQuery(5_000)).data;
	const last = scheduler.last_run_at;
	return (
		<Card id="relogio" title={system.scheduler}>
			<dl className="facts">
				<dt>{system.lastRun}</dt>
				<dd>{last ? formatDistance(last, now) : system.late.never}</dd>
				<dt>{system.overdue}</dt>
				<dd className="num">{scheduler.overdue}</dd>
				<dt>{system.zone}</dt>
				<dd>{system.zoneName}</dd>
				<dt>{system.newest}</dt>
				<dd className="num">{system.version(status.newest_publication, live ?? null)}</dd>
				<dt>{system.usual}</dt>
				<dd className="num">
					{build.usual_ms === null ? common.none : formatLasting(build.usual_ms)}
				</dd>
			</dl>
			<p className="row card-action">
				<AutoPublishButton />
			</p>
		</Card>
	);
}
