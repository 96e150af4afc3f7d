import { useEffect, useState } from 'react';
import { type JournalEntry, removeEntry } from '../../journal/journal.ts';
import { listOrphans } from '../../journal/orphans.ts';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoment } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { usePostForm } from './form-context.ts';
import { type PostValues, sameValues } from './post-values.ts';

/** What a closed tab left behind and the server does not have; what an open tab holds is not lost. */
async function findLost(
	user: string,
	postId: string,
	saved: PostValues,
): Promise<JournalEntry | undefined> {
	const orphans = await listOrphans(user, postId);
	const lost = orphans.filter(({ values }) => !sameValues(values, saved));
	await Promise.all(orphans.filter((entry) => !lost.includes(entry)).map(removeEntry));
	return lost[0];
}

const undoableMs = 10_000;

/** Offers a text back with both times; using it can be undone, and asks first only by being a button. */
export function RecoveryNotice() {
	const { recovery: text } = messages.form;
	const { user } = useSession();
	const { writer, start, state } = usePostForm();
	const [lost, setLost] = useState<JournalEntry>();
	useEffect(() => {
		if (!user) return;
		let open = true;
		const look = findLost(user.email, start.id, writer.onServer);
		look
			.then((entry) => open && setLost(entry))
			.catch((error: unknown) => console.warn('journal', error));
		return () => {
			open = false;
		};
	}, [user, start.id, writer]);
	if (!lost) return null;
	const now = new Date().toISOString();
	const at = formatMoment(lost.at, now);
	const done = () => {
		setLost(undefined);
		void removeEntry(lost);
	};
	const use = () => {
		const before = writer.values;
		writer.take(lost.values);
		void writer.flush();
		done();
		toast.success(text.used, {
			duration: undoableMs,
			action: {
				label: messages.common.undo,
				onClick: () => {
					writer.take(before);
					void writer.flush();
				},
			},
		});
	};
	return (
		<Notice
			alert
			tone="caution"
			icon="history"
			title={text.title(at)}
			actions={
				<>
					<Button
						onClick={() => writer.compare(lost, { at: state.savedAt ?? now, onResolved: done })}
					>
						{text.seeBoth}
					</Button>
					<Button onClick={use}>{text.use(at)}</Button>
				</>
			}
		>
			{text.text(state.savedAt && formatMoment(state.savedAt, now))}
		</Notice>
	);
}
