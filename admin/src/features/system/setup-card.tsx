import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteStatus } from '#contract/site-status';
import { estimateCredits } from '#domain/site-setup';
import { messages } from '../../messages/all.ts';
import { namedOriginQuery, publicSiteQuery } from '../../site/public-site.ts';
import { type MarkKind, StatusMark } from '../../ui/status-mark.tsx';
import type { System } from './system-query.ts';

function Line({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="fact">
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

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
		<Line name={audience}>
			<StatusMark kind={marks[who]} label={audiences[who]} />
		</Line>
	);
}

interface SetupCardProps {
	setup: NonNullable<System['setup']>;
	checks: System['checks'];
	status: SiteStatus;
	now: string;
}

/** What an owner without a terminal cannot ask the doctor. */
export function SetupCard({ setup, checks, status, now }: SetupCardProps) {
	const text = messages.system.setup;
	const { tables, database, key, address } = setup;
	const { hook, budget, lane } = status;
	const named = useQuery(namedOriginQuery).data;
	const ms = checks.find(({ name }) => name === 'database')?.ms ?? null;
	return (
		<section className="card" aria-labelledby="montagem">
			<header>
				<h2 id="montagem">{text.title}</h2>
			</header>
			<dl className="facts">
				<Line name={text.database}>
					{text.databases[database]}
					{ms !== null && <span className="muted num">{text.took(ms)}</span>}
				</Line>
				<Line name={text.tables}>
					<StatusMark
						kind={tables.missing > 0 ? 'failed' : 'live'}
						label={
							tables.missing > 0 ? messages.system.unready.text(tables.missing) : text.complete
						}
					/>
					{tables.foreign > 0 && <span className="muted">{text.foreign(tables.foreign)}</span>}
				</Line>
				<Line name={text.key}>{text.keys[key]}</Line>
				{hook && (
					<Line name={text.hook}>
						<StatusMark kind={hookMarks[hook]} label={text.hooks[hook]} />
					</Line>
				)}
				<Audience />
				<Line name={text.address}>
					{address}
					{named === address && <span className="muted">{text.same}</span>}
				</Line>
				<Line name={text.lane}>{lane ? text.lanes.on : text.lanes.off}</Line>
				{budget && (
					<Line name={text.credits}>
						<span className="num">{text.about(estimateCredits(budget.used, new Date(now)))}</span>
					</Line>
				)}
			</dl>
		</section>
	);
}
