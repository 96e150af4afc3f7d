import { useQuery } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/schedule';
import { messages } from '../../messages/all.ts';
import { liveVersionQuery } from '../../site/live-site.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { formatMoment, formatSeconds } from '../../ui/times.ts';

/** The current build: its state, the reason of a failure, and the month's remaining builds. */
export function BuildCard({ status, now }: { status: SiteStatus; now: string }) {
	const { system, reasons, common } = messages;
	const { build, budget } = status;
	const live = useQuery(liveVersionQuery(5_000)).data;
	const usual =
		build.usual_ms === null
			? common.none
			: formatSeconds(new Date(0).toISOString(), new Date(build.usual_ms).toISOString());
	const kind = { idle: 'live', queued: 'queued', building: 'building', failed: 'failed' } as const;
	return (
		<section className="card" aria-labelledby="construcao">
			<header>
				<h2 id="construcao">{system.build}</h2>
				<StatusMark kind={kind[build.state]} label={system.states[build.state]} />
			</header>
			<dl className="facts">
				{build.since && (
					<>
						<dt>{system.since}</dt>
						<dd className="num">{`${formatMoment(build.since, now)}, ${formatDistance(build.since, now)}`}</dd>
					</>
				)}
				{build.reason && (
					<>
						<dt>{system.reason}</dt>
						<dd>{reasons[build.reason]}</dd>
					</>
				)}
				<dt>{system.usual}</dt>
				<dd className="num">{usual}</dd>
				<dt>{system.newest}</dt>
				<dd className="num">{system.version(status.newest_publication, live ?? null)}</dd>
				{budget && (
					<>
						<dt>{system.budget}</dt>
						<dd className="num">{system.budgetOf(budget.used, budget.limit)}</dd>
					</>
				)}
			</dl>
			{build.log && (
				<details className="log">
					<summary className="link">{system.log}</summary>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
					<pre className="mono" tabIndex={0}>
						{build.log}
					</pre>
				</details>
			)}
		</section>
	);
}
