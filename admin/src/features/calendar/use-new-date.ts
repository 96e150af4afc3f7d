import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendar } from '#contract/calendar';
import { plans } from '#contract/plans';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { review } from '../../messages/review-day.ts';
import { toast } from '../../ui/toast.ts';
import { datedEntry } from '../../when/month-entries.ts';
import { dayAt } from '../../when/schedule-days.ts';
import { goalOf, type Item } from './movable.ts';

export interface NewDate {
	item: Item;
	/** Null: back to the shelf. */
	at: string | null;
}

const undone = ({ item, at }: NewDate): NewDate => ({ item: { ...item, at }, at: item.at });

async function send({ item, at }: NewDate, isUndo: boolean): Promise<void> {
	const { id, post_id, kind, at: from } = item;
	if ((kind === 'change' || kind === 'removal') && at && from)
		await call(plans, { action: 'move', id, from, at });
	else if (kind === 'review')
		await call(calendar, {
			action: 'review',
			post_id,
			from: from && dayAt(from),
			on: at && dayAt(at),
		});
	else
		await call(calendar, {
			action: 'schedule',
			post_id,
			from,
			at,
			...(isUndo && { keeps_text: true }),
		});
}

function saidOf({ item, at }: NewDate): string {
	if (!at) return item.kind === 'review' ? review.cleared : text.backOnShelf;
	const { day, time } = datedEntry({ ...item, kind: 'scheduled', at, waits: null });
	const when = goalOf(item, day, time);
	return item.kind === 'draft' ? text.scheduled(when) : text.moved(when);
}

function tell({ item, at }: NewDate, undo: () => void): void {
	const isBackInPast = Date.parse(item.at ?? '') < Date.now();
	toast.success(saidOf({ item, at }), {
		...(!isBackInPast && { action: { label: messages.common.undo, onClick: undo } }),
	});
}

/** Gives something its new date, with an undo that shows the old one at once: later, somebody may be elsewhere. */
export function useNewDate(onUndo: (at: string | null) => void) {
	const queryClient = useQueryClient();
	const mutation = useMutation({
		mutationFn: async ({ date, isUndo }: { date: NewDate; isUndo: boolean }) => {
			try {
				await send(date, isUndo);
			} finally {
				const shown = [queryKeys.posts, queryKeys.siteStatus, ['plans'], ['post']];
				await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
			}
		},
		onSuccess: (_, { date, isUndo }) => {
			if (isUndo) toast.success(messages.list.undone);
			else tell(date, () => undo(undone(date)));
		},
		onError: (error) =>
			toast.error(text.notMoved, {
				description: textOf(error, messages.common.actionFailed),
			}),
	});
	const { mutate } = mutation;
	const undo = (date: NewDate) => {
		// The notice gives the focus back when it fades, and would show the day again that had it.
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		onUndo(date.at);
		mutate({ date, isUndo: true });
	};
	return {
		give: (date: NewDate) => mutate({ date, isUndo: false }),
		coming: mutation.isPending ? mutation.variables.date : undefined,
	};
}
