import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/use-session.ts';
import { findLost } from '../../text/find-lost.ts';
import type { JournalEntry } from '../../text/journal.ts';
import { useEndedVisits } from '../../text/use-ended-visits.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatMoment } from '../../ui/times.ts';

const addressOf = ({ postId, baseRevision }: JournalEntry) =>
	baseRevision === 0 ? `${paths.admin.create}?id=${postId}` : paths.admin.edit(postId);

/** Reports a text that never reached the server; its form offers to restore it. */
export function LostNotice() {
	const { list, common } = messages;
	const { user } = useSession();
	const ended = useEndedVisits();
	const [lost, setLost] = useState<JournalEntry>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: searches again whenever a visit has ended
	useEffect(() => {
		if (!user) return;
		let open = true;
		findLost(user.email)
			.then((newest) => open && setLost(newest))
			.catch((error: unknown) => console.warn('journal', error)); // Storage is not allowed, so it contains nothing.
		return () => {
			open = false;
		};
	}, [user, ended]);
	if (!lost) return null;
	return (
		<Notice
			tone="caution"
			icon="history"
			title={list.lost(formatMoment(lost.at, new Date().toISOString()))}
			actions={
				<Link className="btn" to={addressOf(lost)}>
					{common.open}
				</Link>
			}
		>
			{lost.values.title || list.untitled}
		</Notice>
	);
}
