import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteStatus } from '#contract/site-status';
import { siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { useSiteLight } from '../../site/use-site-light.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { formatMoment } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { Answers } from './answers.tsx';
import { AuditCard } from './audit-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChecksCard, FaultsCard } from './health-cards.tsx';
import { SchedulerCard } from './scheduler-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { type System, systemQuery } from './system-query.ts';
import '../../styles/system.css';
import '../../styles/answers.css';

interface EngineeringProps {
	status: SiteStatus;
	more: System | undefined;
	now: string;
}

function BuildLog({ log }: { log: string }) {
	return (
		<section className="card" aria-labelledby="falha">
			<h2 id="falha">{messages.system.log}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
			<pre className="mono" tabIndex={0}>
				{log}
			</pre>
		</section>
	);
}

/** What only the person who runs the site needs: folded, and loaded when it is opened. */
export function Engineering({ status, more, now }: EngineeringProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				<Icon name="chevron-right" />
				{messages.system.engineering}
			</summary>
			{isOpen && (
				<div className="stack">
					{more?.setup && <SetupCard setup={more.setup} checks={more.checks} status={status} />}
					<SchedulerCard status={status} now={now} />
					{status.build.log && <BuildLog log={status.build.log} />}
					{more && (
						<>
							<BuildsCard builds={more.builds} now={now} />
							<ChecksCard checks={more.checks} />
							<FaultsCard faults={more.faults} now={now} />
						</>
					)}
					<AuditCard now={now} />
				</div>
			)}
		</details>
	);
}

/** How the site is, in sentences, what failed first; below, folded, what its engineer needs. */
export function SystemPage() {
	const { system, places, common } = messages;
	const now = useNow(5_000);
	const query = useQuery(siteStatusQuery);
	const light = useSiteLight();
	const version = useLiveMoment(now);
	const { data: status, dataUpdatedAt } = query;
	const more = useQuery(systemQuery);
	const checkedAt = status && formatMoment(new Date(dataUpdatedAt).toISOString(), now);
	return (
		<div className="system">
			<PageHead title={places.system} lead={checkedAt && system.lead(checkedAt)} />
			{!status && query.isError && <LoadFailed query={query} title={system.loadFailed} />}
			{!status && query.isPending && <p role="status">{common.loading}</p>}
			{more.isError && !more.data && status && (
				<LoadFailed query={more} title={system.loadFailed} />
			)}
			{status && (
				<>
					<Answers {...{ status, light, version, now }} more={more.data} />
					<Engineering status={status} more={more.data} now={now} />
				</>
			)}
		</div>
	);
}
