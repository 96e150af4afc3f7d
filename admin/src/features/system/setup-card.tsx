import { useQuery } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { messages } from '../../messages/all.ts';
import { namedOriginQuery, publicSiteQuery } from '../../site/public-site.ts';
import { Card, Fact } from '../../ui/card.tsx';
import { type MarkKind, StatusMark } from '../../ui/status-mark.tsx';
import { LaneFact } from './lane-fact.tsx';
import type { System } from './system-query.ts';

const hookMarks = {
	...{ missing: 'failed', unproven: 'queued', foreign: 'failed' },
	...{ proven: 'live', setting: 'live' },
} as const satisfies Record<NonNullable<SiteStatus['hook']>, MarkKind>;

function Audience() {
	const { audience, audiences } = messages.system.setup;
	const isPublic = useQuery(publicSiteQuery).data ?? null;
	const who = isPublic === null ? 'unknown' : isPublic ? 'all' : 'owner';
	const marks = { all: 'live', owner: 'late', unknown: 'draft' } as const;
	return (
		<Fact name={audience}>
			<StatusMark kind={marks[who]} label={audiences[who]} />
		</Fact>
	);
}

interface SetupCardProps {
	setup: NonNullable<System['setup']>;
	checks: System['checks'];
	status: SiteStatus;
}

/** What an owner without a terminal cannot ask the doctor. */
export function SetupCard({ setup, checks, status }: SetupCardProps) {
	const text = messages.system.setup;
	const { tables, database, key, address } = setup;
	const { hook, budget, lane } = status;
	const named = useQuery(namedOriginQuery).data;
	const ms = checks.find(({ name }) => name === 'database')?.ms ?? null;
	return (
		<Card id="montagem" title={text.title}>
			<dl className="facts">
				<Fact name={text.database}>
					{text.databases[database]}
					{ms !== null && <span className="muted num">{text.took(ms)}</span>}
				</Fact>
				<Fact name={text.tables}>
					<StatusMark
						kind={tables.missing > 0 ? 'failed' : 'live'}
						label={
							tables.missing > 0 ? messages.system.unready.text(tables.missing) : text.complete
						}
					/>
					{tables.foreign > 0 && <span className="muted">{text.foreign(tables.foreign)}</span>}
				</Fact>
				<Fact name={text.key}>{text.keys[key]}</Fact>
				{hook && (
					<Fact name={text.hook}>
						<StatusMark kind={hookMarks[hook]} label={text.hooks[hook]} />
					</Fact>
				)}
				<Audience />
				<Fact name={text.address}>
					{address}
					{named === address && <span className="muted">{text.same}</span>}
				</Fact>
				<Fact name={text.lane}>
					<LaneFact isOn={lane === true} by={setup.lane_by} />
				</Fact>
				{budget?.plan && (
					<Fact name={text.credits}>
						<span className="num">{text.about(budget.plan.credits_used)}</span>
					</Fact>
				)}
			</dl>
		</Card>
	);
}
