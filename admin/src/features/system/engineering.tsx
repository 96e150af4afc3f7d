import { useState } from 'react';
import type { SiteStatus } from '#contract/site-status';
import { messages } from '../../messages/all.ts';
import { Icon } from '../../ui/icon.tsx';
import { AuditCard } from './audit-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChecksCard, FaultsCard } from './health-cards.tsx';
import { SchedulerCard } from './scheduler-card.tsx';
import { SetupCard } from './setup-card.tsx';
import type { System } from './system-query.ts';

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
