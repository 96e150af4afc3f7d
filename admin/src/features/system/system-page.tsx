import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { site } from '#config/site';
import { autoPublishScheduledPosts } from '#contract/auto-publish-scheduled-posts';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/schedule';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys, siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { liveVersionQuery } from '../../site/live-site.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { useSiteLight } from '../../site/use-site-light.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { formatMoment, formatSeconds } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { AuditCard } from './audit-card.tsx';
import { ExportCard } from './export-card.tsx';
import '../../styles/system.css';
import '../../styles/diff.css';
import '../../styles/profile.css';

const quietAfterMs = 3 * 60_000;

function useRunScheduler() {
	const { list } = messages;
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => call(autoPublishScheduledPosts, { trigger: 'manual' }),
		onSuccess: ({ publishedCount }) =>
			toast.success(<span lang="en">{list.autoPublishDone(publishedCount)}</span>),
		onError: (error) => toast.error(textOf(error, list.autoPublishFailed)),
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.siteStatus }),
	});
}

function SchedulerCard({ scheduler, now }: { scheduler: SiteStatus['scheduler']; now: string }) {
	const { system, list } = messages;
	const run = useRunScheduler();
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
			<dl className="facts">
				<dt>{system.lastRun}</dt>
				<dd>{heard}</dd>
				<dt>{system.overdue}</dt>
				<dd className="num">{scheduler.overdue}</dd>
				<dt>{system.zone}</dt>
				<dd>{system.zoneName}</dd>
			</dl>
			<p className="row card-action">
				<Button
					lang="en"
					icon="play"
					busyText={run.isPending && list.running}
					onClick={() => run.mutate()}
				>
					{list.runAutoPublish}
				</Button>
			</p>
		</section>
	);
}

function BuildCard({ status, now }: { status: SiteStatus; now: string }) {
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
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
					<pre className="mono" tabIndex={0}>
						{build.log}
					</pre>
				</details>
			)}
		</section>
	);
}

function PendingCard({ pending, now }: { pending: SiteStatus['pending']; now: string }) {
	const { system, rail } = messages;
	return (
		<section className="card" aria-labelledby="aguardando">
			<header>
				<h2 id="aguardando">{system.pending}</h2>
				<span className="muted num">{pending.length}</span>
			</header>
			{pending.length === 0 && <p className="muted">{system.nothingPending}</p>}
			<ul className="merged">
				{pending.map((item) => (
					<li key={item.id}>
						<span className="k num">{formatMoment(item.created_at, now)}</span>
						<span>{item.title ?? rail.change}</span>
						<span className="muted nowrap">{formatDistance(item.created_at, now)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Builds, heartbeat and queue: how far the public site is behind the desk. */
export function SystemPage() {
	const { system, places, common } = messages;
	const now = useNow(5_000);
	const query = useQuery(siteStatusQuery);
	const light = useSiteLight();
	const retry = useRetryBuild();
	const { data } = query;
	return (
		<>
			<title>{`${places.system} — ${messages.appTitle} — ${site.name}`}</title>
			<div className="page-head">
				<div>
					<h1>{places.system}</h1>
					<p>{system.lead(light.text)}</p>
				</div>
				<Button icon="refresh-cw" disabled={retry.isPending} onClick={() => retry.mutate()}>
					{system.rebuild}
				</Button>
			</div>
			{!data && query.isError && (
				<Empty
					failed
					title={system.loadFailed}
					action={<Button onClick={() => void query.refetch()}>{common.retry}</Button>}
				>
					{query.error.message}
				</Empty>
			)}
			{!data && query.isPending && <p role="status">{common.loading}</p>}
			{data && (
				<div className="stack">
					<SchedulerCard scheduler={data.scheduler} now={now} />
					<BuildCard status={data} now={now} />
					<PendingCard pending={data.pending} now={now} />
					<ExportCard />
					<AuditCard now={now} />
				</div>
			)}
		</>
	);
}
