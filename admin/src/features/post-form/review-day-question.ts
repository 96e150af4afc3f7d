import type { Post } from '#domain/post/post';
import { isReviewDue } from '#domain/post/review-day';
import { SharedValue } from '../../ui/shared-value.ts';
import { dayAt } from '../../when/schedule-days.ts';

/** The saved post, when its text was to be reviewed by now. */
const asked = new SharedValue<{ id: string; on: string } | undefined>(undefined);
export const useReviewQuestion = asked.useValue;
export const endReviewQuestion = () => asked.set(undefined);

/** After a save: asks whether the text is reviewed, if its day has come and its words changed. */
export function askReview(before: Post | null, { id, content, review_on }: Post): boolean {
	const today = dayAt(new Date().toISOString());
	const asks = before !== null && before.content !== content && isReviewDue(review_on, today);
	asked.set(asks ? { id, on: review_on } : undefined);
	return asks;
}
