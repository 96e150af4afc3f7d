import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isReviewLate, shortReviewDay } from '#domain/post/review-day';
import { review as text } from '../../../messages/review-day.ts';
import { reviewDayQuery, useSetReviewDay } from '../../../site/review-day-query.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { dayAt, longDay } from '../../../when/schedule-days.ts';
import { ReviewFields } from '../later-parts.ts';
import { Part } from './part.tsx';

/** The day, undefined before the server knows the post, and its fields. */
function useReviewDay(onUse?: () => void) {
	const { start, state } = usePostForm();
	const { data: on } = useQuery({
		...reviewDayQuery(start.id, state.post?.review_on),
		enabled: state.post !== null || state.workingCopy !== null,
	});
	const set = useSetReviewDay();
	const use = (day: string | null) => {
		set.mutate({ post_id: start.id, from: on ?? null, on: day });
		onUse?.();
	};
	return { on, fields: <ReviewFields on={on ?? null} onUse={use} /> };
}

/** Asks for a first day; nothing opens it once there is one. */
export function useReviewDialog() {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	const { on, fields } = useReviewDay(close);
	const dialog = isOpen && (
		<Dialog title={text.part} onClose={close}>
			<div className="stack tight">{fields}</div>
		</Dialog>
	);
	return [dialog, on === null ? () => setOpen(true) : undefined] as const;
}

/** When the text is to be read again. */
export function ReviewPart() {
	const { on, fields } = useReviewDay();
	const today = dayAt(useNow());
	if (!on) return null;
	const isLate = isReviewLate(on, today);
	const line = isLate ? (
		<>
			<Icon name="triangle-alert" />
			{text.since(shortReviewDay(on, today))}
		</>
	) : (
		longDay(on)
	);
	return (
		<Part name={text.part} value={line} tone={isLate ? 'todo' : undefined}>
			{fields}
		</Part>
	);
}
