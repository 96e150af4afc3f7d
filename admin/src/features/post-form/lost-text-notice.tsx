import { useEffect, useState } from 'react';
import { sameValues } from '#domain/post/form-values';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { listLost } from '../../text/find-lost.ts';
import { usePostForm } from '../../text/form-context.ts';
import { goesOnFrom } from '../../text/goes-on-from.ts';
import { type JournalEntry, removeEntry, writeEntry } from '../../text/journal.ts';
import { isBlank, type PostValues } from '../../text/post-values.ts';
import { useEndedVisits } from '../../text/use-lost-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoment } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';

/** Finds what earlier visits left of this post, where it differs from the current text. */
function useLost() {
	const { user } = useSession();
	const { writer, start } = usePostForm();
	const ended = useEndedVisits();
	const [left, setLeft] = useState<JournalEntry[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: searches again whenever a visit has ended
	useEffect(() => {
		if (!user) return;
		let open = true;
		listLost(user.email, start.id)
			.then((found) => {
				// The form may have opened with one of these texts.
				const others = found.filter(({ values }) => !sameValues(values, writer.text.values));
				if (open) setLeft(others);
			})
			.catch((error: unknown) => console.warn('journal', error));
		return () => {
			open = false;
		};
	}, [user, start.id, writer, ended]);
	const [lost, ...others] = left;
	const done = () => {
		setLeft(others);
		if (lost) void removeEntry(lost);
	};
	/** Call it when the form has taken the text `used`: offers the one that it replaced instead, if there was one. */
	const exchange = (used: JournalEntry, replaced: JournalEntry | undefined) => {
		setLeft((found) => [
			...found.filter((entry) => entry !== used),
			...(replaced ? [replaced] : []),
		]);
		const keeping = replaced ? writeEntry(replaced) : Promise.resolve();
		keeping.then(() => removeEntry(used)).catch((error: unknown) => console.warn('journal', error));
	};
	return { lost, others, done, exchange };
}

/** Offers to restore a text, with the times of both versions. What it replaces is offered in its turn. */
export function RecoveryNotice() {
	const { recovery: text } = messages.form;
	const { writer, state } = usePostForm();
	const { lost, others, done, exchange } = useLost();
	if (!lost) return null;
	const now = new Date().toISOString();
	const at = formatMoment(lost.at, now);
	const recover = (values: PostValues) => {
		writer.text.dispatch('recovered', values);
		void writer.flush();
	};
	const use = () => {
		const { values, post, unpublished } = writer.text.state;
		const replaced = { ...lost, tab: crypto.randomUUID(), values, at: now };
		// What is on the site, nothing, and what the other text only goes on from can be had again.
		const isElsewhere = (post ? !unpublished : isBlank(values)) || goesOnFrom(values, lost.values);
		recover(lost.values);
		exchange(lost, isElsewhere ? undefined : replaced);
		const undo = () => {
			recover(values);
			exchange(replaced, lost);
		};
		toast.success(text.used, {
			action: { label: messages.common.undo, onClick: undo },
		});
	};
	return (
		<Notice
			alert
			tone="caution"
			icon="history"
			title={messages.list.lost(at)}
			actions={
				<>
					<Button
						onClick={() =>
							writer.text.dispatch('compared', {
								older: lost,
								at: state.savedAt ?? now,
								onResolved: done,
							})
						}
					>
						{text.seeBoth}
					</Button>
					<Button onClick={use}>{text.use}</Button>
				</>
			}
		>
			{text.text(state.savedAt && formatMoment(state.savedAt, now))} {text.more(others.length)}
		</Notice>
	);
}
