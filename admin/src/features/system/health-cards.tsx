import { messages } from '../../messages/all.ts';
import { Card, Fact } from '../../ui/card.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { formatMoment } from '../../ui/times.ts';
import type { System } from './system-query.ts';

const marks = { ok: 'live', failed: 'failed', unset: 'draft' } as const;

/** The services that the desk depends on, checked just now. */
export function ChecksCard({ checks }: { checks: System['checks'] }) {
	const { checks: text } = messages.system;
	return (
		<Card id="servicos" title={text.title}>
			<dl className="facts">
				{checks.map(({ name, state, ms, detail, payer }) => (
					<Fact key={name} name={text.names[name]}>
						<StatusBadge
							kind={marks[state]}
							label={
								state === 'unset'
									? text.unset[name]
									: (ms === null ? text.unasked : text.states)[state]
							}
						/>
						{state === 'ok' && ms !== null && <span className="muted num">{text.took(ms)}</span>}
						{payer && <span className="muted">{text.payers[payer]}</span>}
						{detail !== '' && <code className="mono">{detail}</code>}
					</Fact>
				))}
			</dl>
		</Card>
	);
}

/** The last day's server faults, each with its request id for searching the log. */
export function FaultsCard({ faults, now }: { faults: System['faults']; now: string }) {
	const { faults: text } = messages.system;
	return (
		<Card id="falhas" title={text.title} aside={<span className="muted num">{faults.length}</span>}>
			{faults.length === 0 && <p className="muted">{text.none}</p>}
			{faults.length > 0 && (
				<PlainTable labelledBy="falhas" columns={text.columns.map((label) => ({ label }))}>
					{faults.map(({ at, what, code, request_id }) => (
						<PlainRow key={`${at}${what}`}>
							<Cell className="num nowrap">{formatMoment(at, now)}</Cell>
							<Cell>
								<code className="mono">{what}</code>
							</Cell>
							<Cell>
								<code className="mono">{code}</code>
							</Cell>
							<Cell className="muted">
								<code className="mono">{request_id}</code>
							</Cell>
						</PlainRow>
					))}
				</PlainTable>
			)}
		</Card>
	);
}
