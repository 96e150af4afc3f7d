import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { calendar } from '#contract/calendar';
import type { InputOf } from '#contract/endpoint';
import { textOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost, queryKeys } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { review as text } from '../messages/review-day.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { longDay } from '../when/schedule-days.ts';

/** When a post is to be reviewed. `known`: what was read with the post already. */
export const reviewDayQuery = (postId: string, known: string | null | undefined) =>
	queryOptions({
		queryKey: [...queryKeys.post(postId), 'review'],
		queryFn: async ({ signal }) => (await fetchPost(postId, signal)).review_on,
		initialData: known,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});

type NewReviewDay = Omit<Extract<InputOf<typeof calendar>, { action: 'review' }>, 'action'>;

/** Sets the day of review, which holds at once, and refetches what it shows in. */
export function useSetReviewDay() {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: (given: NewReviewDay) => call(calendar, { action: 'review', ...given }),
		onSuccess: (_, { post_id, on }) => {
			queryClient.setQueryData(reviewDayQuery(post_id, undefined).queryKey, on);
			toast.success(on ? text.set(longDay(on)) : text.cleared);
		},
		onError: (error, { post_id }) => {
			toast.error(text.notSet, { description: textOf(error, messages.common.actionFailed) });
			void queryClient.invalidateQueries({ queryKey: queryKeys.post(post_id) });
		},
		onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
}
