import { useQuery } from '@tanstack/react-query';
import { isReviewLate, shortReviewDay } from '#domain/post/review-day';
import { review as text } from '../../../messages/review-day.ts';
import { reviewDayQuery, useSetReviewDay } from '../../../site/review-day-query.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { dayAt, longDay } from '../../../when/schedule-days.ts';
import { ReviewFields } from '../later-parts.ts';
import { Dim, Part } from './part.tsx';

/** When the text is to be read again; nothing before the server knows the post. */
export function ReviewPart() {
	const { start, state } = usePostForm();
	const { data: on } = useQuery({
		...reviewDayQuery(start.id, state.post?.review_on),
		enabled: state.post !== null || state.workingCopy !== null,
	});
	const today = dayAt(useNow());
	const set = useSetReviewDay();
	if (on === undefined) return null;
	const isLate = isReviewLate(on, today);
	const line = isLate ? (
		<>
			<Icon name="triangle-alert" />
			{text.since(shortReviewDay(on, today))}
		</>
	) : on ? (
		longDay(on)
	) : (
		<Dim>{text.none}</Dim>
	);
	return (
		<Part name={text.part} value={line} tone={isLate ? 'todo' : undefined}>
			<ReviewFields on={on} onUse={(day) => set.mutate({ post_id: start.id, from: on, on: day })} />
		</Part>
	);
}
