import { setReviewDay } from '#db/posts/review-days';
import { AppError } from '#domain/app-error';
import { isReviewLate } from '#domain/post/review-day';
import { localDay } from '#domain/time/dates';
import type { Deps } from '#lib/deps';

type Given = Parameters<typeof setReviewDay>[1];

/** Sets the day of review, today at the earliest, or takes it away. */
export async function reviewPost(given: Given, { db, now }: Deps): Promise<void> {
	if (isReviewLate(given.on, localDay(now().toISOString())))
		throw new AppError('invalid_input', 'Esse dia já passou.', { field: 'on' });
	await setReviewDay(db, given);
}
