import { useQuery } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { formatDistance } from '#domain/schedule';
import { siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { type SiteLight, useSiteLight } from '../../site/use-site-light.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { formatMoment } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { AuditCard } from './audit-card.tsx';
import { BuildCard } from './build-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { ChecksCard, FaultsCard } from './health-cards.tsx';
import { SchedulerCard } from './scheduler-card.tsx';
import { systemQuery } from './system-query.ts';
import '../../styles/system.css';
import '../../styles/conflict.css';
import '../../styles/profile.css';

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

/** What readers see now. */
function leadOf({ kind, text }: SiteLight, version: string | null, unseen: number): string {
	const { system } = messages;
	if (kind === 'live') return unseen === 0 ? system.upToDate : system.partly(unseen);
	return kind === 'draft' ? `${text}.` : system.behind(version, text);
}

/** Builds, heartbeat and queue: how far the public site lags behind the desk. */
export function SystemPage() {
	const { system, places, common } = messages;
	const now = useNow(5_000);
	const query = useQuery(siteStatusQuery);
	const light = useSiteLight();
	const version = useLiveMoment(now);
	const retry = useRetryBuild();
	const { data } = query;
	const more = useQuery(systemQuery);
	const unseen = more.data?.findings.total ?? 0;
	const findings = more.data && <FindingsCard findings={more.data.findings} />;
	return (
		<>
			<PageHead title={places.system} lead={leadOf(light, version, unseen)}>
				<Button icon="refresh-cw" disabled={retry.isPending} onClick={() => retry.mutate()}>
					{system.rebuild}
				</Button>
			</PageHead>
			{!data && query.isError && <LoadFailed query={query} title={system.loadFailed} />}
			{!data && query.isPending && <p role="status">{common.loading}</p>}
			{data && (
				<div className="stack">
					{unseen > 0 && findings}
					<SchedulerCard scheduler={data.scheduler} hour={more.data} now={now} />
					<BuildCard status={data} now={now} />
					<PendingCard pending={data.pending} now={now} />
					{more.isError && !more.data && <LoadFailed query={more} title={system.loadFailed} />}
					{more.data && (
						<>
							{unseen === 0 && findings}
							<BuildsCard builds={more.data.builds} now={now} />
							<ChecksCard checks={more.data.checks} />
							<FaultsCard faults={more.data.faults} now={now} />
						</>
					)}
					<ExportCard />
					<AuditCard now={now} />
				</div>
			)}
		</>
	);
}
