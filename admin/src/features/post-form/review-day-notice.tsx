import { useEffect } from 'react';
import { review as text } from '../../messages/review-day.ts';
import { useSetReviewDay } from '../../site/review-day-query.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { addMonths, type Day, dateOfDay, dayAt } from '../../when/schedule-days.ts';
import { endReviewQuestion } from './review-day-question.ts';

/** Asks once per save; the next letter takes it away. */
export function ReviewNotice({ id, on }: { id: string; on: Day }) {
	const { text: typed } = usePostForm().writer;
	const set = useSetReviewDay();
	const today = dayAt(useNow());
	useEffect(() => {
		const { content } = typed.values;
		return typed.subscribe(() => {
			if (typed.values.content !== content) endReviewQuestion();
		});
	}, [typed]);
	useEffect(() => endReviewQuestion, []);
	const answer = (next: Day | null) => {
		set.mutate({ post_id: id, from: on, on: next });
		endReviewQuestion();
	};
	return (
		<Notice
			tone="caution"
			icon="calendar"
			title={text.asks(dateOfDay(on, today))}
			actions={
				<>
					<Button onClick={() => answer(null)}>{text.yes}</Button>
					<Button onClick={() => answer(addMonths(today, 6))}>{text.again}</Button>
					<Button tone="quiet" onClick={endReviewQuestion}>
						{text.notYet}
					</Button>
				</>
			}
		>
			{text.isDone}
		</Notice>
	);
}
