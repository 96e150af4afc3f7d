import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, auditKinds, auditLog } from '#contract/audit-log';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { describeIp } from '../../ui/describe-ip.ts';
import { CardWaits } from '../../ui/load-failed.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { formatMoment } from '../../ui/times.ts';

type AuditKind = (typeof auditKinds)[number];

const useAudit = (kind: AuditKind) =>
	useInfiniteQuery({
		queryKey: [...queryKeys.audit, kind],
		queryFn: ({ pageParam, signal }) =>
			call(auditLog, { kind, ...(pageParam && { before: pageParam }) }, { signal }),
		initialPageParam: 0,
		getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
		placeholderData: keepPreviousData,
	});

function EntryRow({ entry, now }: { entry: AuditEntry; now: string }) {
	const { audit } = messages;
	const { event, user_name, subject } = entry;
	const nobody = event === 'sign_in_failed' ? audit.unknown : audit.nobody;
	return (
		<PlainRow>
			<Cell className="num nowrap">{formatMoment(entry.at, now)}</Cell>
			<Cell>{user_name ?? nobody}</Cell>
			<Cell>
				{audit.events[event]}
				{subject !== '' && <span className="sub">{subject}</span>}
			</Cell>
			<Cell className="muted num">{describeIp(entry.ip)}</Cell>
		</PlainRow>
	);
}

function KindSwitch({ kind, onChange }: { kind: AuditKind; onChange: (kind: AuditKind) => void }) {
	const { audit } = messages;
	return (
		<fieldset className="seg" aria-label={audit.kindsLabel}>
			{auditKinds.map((name) => (
				<button
					key={name}
					type="button"
					aria-pressed={name === kind}
					onClick={() => onChange(name)}
				>
					{audit.kinds[name]}
				</button>
			))}
		</fieldset>
	);
}

function AuditTable({ entries, now }: { entries: AuditEntry[]; now: string }) {
	const { audit } = messages;
	const columns = [audit.at, audit.who, audit.what, audit.from].map((label) => ({ label }));
	return (
		<PlainTable className="audit" labelledBy="registro" columns={columns}>
			{entries.map((entry) => (
				<EntryRow key={entry.id} entry={entry} now={now} />
			))}
		</PlainTable>
	);
}

/** Who did what: sign-ins and changes of posts, newest first. */
export function AuditCard({ now }: { now: string }) {
	const { audit, common } = messages;
	const [kind, setKind] = useState<AuditKind>('all');
	const query = useAudit(kind);
	const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
	const entries = data?.pages.flatMap((page) => page.entries);
	return (
		<Card id="registro" title={audit.title} aside={<KindSwitch kind={kind} onChange={setKind} />}>
			<CardWaits query={query} title={audit.loadFailed} />
			{entries?.length === 0 && <p className="muted">{audit.empty}</p>}
			{entries && entries.length > 0 && <AuditTable entries={entries} now={now} />}
			<p className="row between card-action">
				<span className="hint">{audit.kept}</span>
				{hasNextPage && (
					<Button
						busyText={isFetchingNextPage && common.loading}
						onClick={() => void fetchNextPage()}
					>
						{audit.older}
					</Button>
				)}
			</p>
		</Card>
	);
}
