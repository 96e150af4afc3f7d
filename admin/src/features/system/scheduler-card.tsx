import { useQuery } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/schedule';
import { messages } from '../../messages/all.ts';
import { AutoPublishButton } from '../../site/auto-publish-button.tsx';
import { liveVersionQuery } from '../../site/live-site.ts';
import { Card } from '../../ui/card.tsx';
import { formatMoment } from '../../ui/times.ts';
import { formatLasting } from './format-lasting.ts';
import type { System } from './system-query.ts';

type PulseReply = System['pulse'];

const minuteMs = 60_000;
const looks = { ran: undefined, published: 'sent', missed: 'miss', unknown: 'none' } as const;

/** The scheduler's last hour, one line per minute, with a text for screen readers. */
function Pulse({ pulse, now }: { pulse: PulseReply; now: string }) {
	const { pulse: text } = messages.system;
	const { minutes, until } = pulse;
	const count = (state: PulseReply['minutes'][number]) =>
		minutes.filter((minute) => minute === state).length;
	const timeAt = (ago: number) =>
		formatMoment(new Date(Date.parse(until) - ago * minuteMs).toISOString(), now);
	return (
		<>
			<div
				className="pulse"
				role="img"
				aria-label={text.label(count('ran'), count('published'), count('missed'))}
			>
				{minutes.map((state, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a minute is identified by its position
					<i key={at} className={looks[state]} />
				))}
			</div>
			<p className="axis num" aria-hidden="true">
				{[59, 45, 30, 15, 0].map((ago) => (
					<span key={ago}>{timeAt(ago)}</span>
				))}
			</p>
		</>
	);
}

interface SchedulerCardProps {
	status: SiteStatus;
	pulse: System['pulse'];
	now: string;
}

/** The scheduler's last hour, and how far the site's version is behind. */
export function SchedulerCard({ status, pulse, now }: SchedulerCardProps) {
	const { system, common } = messages;
	const { scheduler, build } = status;
	const live = useQuery(liveVersionQuery(5_000)).data;
	const last = scheduler.last_run_at;
	return (
		<Card id="relogio" title={system.scheduler}>
			<Pulse pulse={pulse} now={now} />
			<dl className="facts">
				<dt>{system.lastRun}</dt>
				<dd>{last ? formatDistance(last, now) : system.never}</dd>
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
