import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/schedule';
import { messages } from '../../messages/all.ts';
import { AutoPublishButton } from '../../site/auto-publish-button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { formatComing } from '../../ui/times.ts';
import { Pulse } from './pulse.tsx';
import type { System } from './system-query.ts';

const quietAfterMs = 3 * 60_000;

const nextText = ({ title, scheduled_at }: NonNullable<System['next_post']>, now: string) =>
	`${formatComing(scheduled_at, now)}: ${title}`;

interface SchedulerCardProps {
	scheduler: SiteStatus['scheduler'];
	hour: Pick<System, 'pulse' | 'next_post'> | undefined;
	now: string;
}

/** Whether the scheduler runs, and what it does next. */
export function SchedulerCard({ scheduler, hour, now }: SchedulerCardProps) {
	const { system, list } = messages;
	const last = scheduler.last_run_at;
	const late =
		scheduler.overdue > 0 || (last !== null && Date.parse(now) - Date.parse(last) > quietAfterMs);
	const heard = last ? system.ranAt(formatDistance(last, now)) : list.schedulerNever;
	return (
		<section className="card" aria-labelledby="agendador">
			<header>
				<h2 id="agendador">{system.scheduler}</h2>
				<StatusMark
					kind={late ? 'late' : 'live'}
					label={late ? system.schedulerLate : system.schedulerFine}
				/>
			</header>
			{hour && <Pulse pulse={hour.pulse} now={now} />}
			<dl className="facts">
				{hour && (
					<>
						<dt>{system.nextPost}</dt>
						<dd>{hour.next_post ? nextText(hour.next_post, now) : system.noNextPost}</dd>
					</>
				)}
				<dt>{system.lastRun}</dt>
				<dd>{heard}</dd>
				<dt>{system.overdue}</dt>
				<dd className="num">{scheduler.overdue}</dd>
				<dt>{system.zone}</dt>
				<dd>{system.zoneName}</dd>
			</dl>
			<p className="row card-action">
				<AutoPublishButton />
			</p>
		</section>
	);
}
