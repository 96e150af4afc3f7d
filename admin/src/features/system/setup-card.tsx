import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/endpoint';
import { fastLane } from '#contract/fast-lane';
import type { SiteStatus } from '#contract/site-status';
import type { LaneDecider } from '#domain/site/site-setup';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { namedOriginQuery, publicSiteQuery } from '../../site/public-site.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Fact } from '../../ui/card.tsx';
import { type MarkKind, StatusBadge } from '../../ui/status-badge.tsx';
import type { System } from './system-query.ts';

type Findings = OutputOf<typeof fastLane>['findings'];
type Turn = 'turn-on' | 'turn-off';

function FindingList({ findings }: { findings: Findings }) {
	const text = messages.system.setup;
	return (
		<ul className="lane-findings">
			{findings.map(({ state, text: found, mend }) => (
				<li key={found} data-state={state}>
					<p>{`${text.laneFindings[state]} ${found}`}</p>
					{mend && <p className="muted">→ {mend}</p>}
				</li>
			))}
		</ul>
	);
}

/** The switch, and what the last press found. */
function Switch({ isOn }: { isOn: boolean }) {
	const text = messages.system.setup;
	const { laneActions } = text;
	const queryClient = useQueryClient();
	const action = useAction({
		mutationFn: (turn: Turn) => call(fastLane, { action: turn }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.siteStatus }),
	});
	const { variables: turn, data, isPending, isError, error } = action;
	const isOffAgain = isError && turn === 'turn-off';
	const isTurningOff = isPending && turn === 'turn-off';
	return (
		<div className="stack lane-switch">
			<p className="muted">{isOn ? text.laneNotes.on : text.laneNotes.off}</p>
			<p className="row">
				{isOn || isOffAgain || isTurningOff ? (
					<Button
						busyText={isPending && laneActions.turningOff}
						onClick={() => action.mutate('turn-off')}
					>
						{isOffAgain ? laneActions.again : laneActions.off}
					</Button>
				) : (
					<Button
						busyText={isPending && laneActions.checking}
						onClick={() => action.mutate('turn-on')}
					>
						{laneActions.on}
					</Button>
				)}
			</p>
			<div className="stack" role="status">
				{isError && <p className="error">{textOf(error, messages.common.actionFailed)}</p>}
				{data && data.findings.length > 0 && (
					<>
						<p>{data.on ? text.laneOn : text.laneKeptOff}</p>
						<FindingList findings={data.findings} />
					</>
				)}
			</div>
		</div>
	);
}

/** Whether new posts are at their address before the site is built, and who says so. */
function LaneFact({ isOn, by }: { isOn: boolean; by: LaneDecider | undefined }) {
	const { lanes, lanesBy } = messages.system.setup;
	const reason = by && lanesBy[by];
	return (
		<>
			<StatusBadge kind={isOn ? 'live' : 'draft'} label={isOn ? lanes.on : lanes.off} />
			{reason && <span className="muted">{reason}</span>}
			{by === 'desk' && <Switch isOn={isOn} />}
		</>
	);
}

const hookMarks = {
	missing: 'failed',
	unproven: 'queued',
	foreign: 'failed',
	proven: 'live',
	setting: 'live',
} as const satisfies Record<NonNullable<SiteStatus['hook']>, MarkKind>;

function Audience() {
	const { audience, audiences } = messages.system.setup;
	const isPublic = useQuery(publicSiteQuery).data ?? null;
	const who = isPublic === null ? 'unknown' : isPublic ? 'all' : 'owner';
	const marks = { all: 'live', owner: 'late', unknown: 'draft' } as const;
	return (
		<Fact name={audience}>
			<StatusBadge kind={marks[who]} label={audiences[who]} />
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
					<StatusBadge
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
						<StatusBadge kind={hookMarks[hook]} label={text.hooks[hook]} />
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
