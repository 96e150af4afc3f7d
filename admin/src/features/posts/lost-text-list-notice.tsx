import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages.ts';
import type { JournalEntry } from '../../text/journal.ts';
import { useLostText } from '../../text/use-lost-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatMoment } from '../../ui/times.ts';

const addressOf = ({ postId, baseRevision }: JournalEntry) =>
	baseRevision === 0 ? `${paths.admin.create}?id=${postId}` : paths.admin.edit(postId);

/** Reports a text that never reached the server; its form offers to restore it. */
export function LostNotice() {
	const { list, common } = messages;
	const lost = useLostText();
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
