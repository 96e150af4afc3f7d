import { messages } from '../../messages/all.ts';
import { Card } from '../../ui/card.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { formatMoment } from '../../ui/times.ts';
import { formatLasting } from './format-lasting.ts';
import type { System } from './system-query.ts';

type Build = System['builds'][number];

const lasting = (ms: number | null) => (ms === null ? messages.common.none : formatLasting(ms));

function BuildRow({ build, now }: { build: Build; now: string }) {
	const { builds: text } = messages.system;
	const { reason, changes, title } = build;
	return (
		<PlainRow>
			<Cell className="num nowrap">{formatMoment(build.at, now)}</Cell>
			<Cell>
				{text.changes(changes)}
				{title && <span className="sub">{title}</span>}
			</Cell>
			<Cell>
				<StatusBadge
					kind={reason ? 'failed' : 'live'}
					label={reason ? messages.rail.failed : messages.rail.built}
				/>
				{reason && <span className="sub">{messages.reasons[reason]}</span>}
			</Cell>
			<Cell className="right" label={text.columns[3]}>
				{lasting(build.duration_ms)}
			</Cell>
			<Cell className="right" label={text.columns[4]}>
				{lasting(build.waited_ms)}
			</Cell>
		</PlainRow>
	);
}

/** Recent builds: what each contained, how it ended, and how long readers waited for it. */
export function BuildsCard({ builds, now }: { builds: Build[]; now: string }) {
	const { builds: text } = messages.system;
	const [when, what, state, took, waited] = text.columns;
	const columns = [
		...[when, what, state].map((label) => ({ label })),
		...[took, waited].map((label) => ({ label, right: true })),
	];
	return (
		<Card id="idas" title={text.title}>
			{builds.length === 0 && <p className="muted">{text.none}</p>}
			{builds.length > 0 && (
				<PlainTable className="builds" labelledBy="idas" columns={columns}>
					{builds.map((build) => (
						<BuildRow key={build.at} build={build} now={now} />
					))}
				</PlainTable>
			)}
		</Card>
	);
}
