import { useQueryClient } from '@tanstack/react-query';
import { correctDate } from '#contract/correct-date';
import type { InputOf } from '#contract/endpoint';
import type { Post, PostSummary } from '#domain/post/post';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost, queryKeys } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { publishOrStop } from './deploy-budget-question.ts';
import { watchPublication } from './watched-publication.ts';

type Correction = Pick<InputOf<typeof correctDate>, 'from' | 'at'> & { isUndo?: boolean };

interface Correcting {
	post: PostSummary;
	date: 'published_at' | 'created_at';
	/** How whoever shows the post learns its new row, in turn with what else changes it. */
	learn: (find: () => Promise<Post>) => Promise<unknown>;
	/** What is said of it, given the new date. */
	said: (at: string) => { title: string; description: string };
	onDone?: () => void;
}

/** Corrects a date of a post, with an undo. */
export function useCorrectDate({ post, date, learn, said, onDone }: Correcting) {
	const queryClient = useQueryClient();
	const { id: post_id, published } = post;
	const correct = useAction({
		mutationFn: async ({ from, at }: Correction) => {
			if (published) await publishOrStop(queryClient);
			let now = at ?? '';
			await learn(async () => {
				const { post, publication } = await call(correctDate, { post_id, date, from, at });
				watchPublication(publication, post);
				now = post[date] ?? '';
				return post;
			});
			return now;
		},
		onSuccess: (now, { from, isUndo }) => {
			onDone?.();
			if (isUndo) return void toast.success(messages.list.undone);
			const undo = from && (() => correct.mutate({ from: now, at: from, isUndo: true }));
			const { title, description } = said(now);
			toast.success(title, {
				description,
				...(undo && { action: { label: messages.common.undo, onClick: undo } }),
			});
		},
		onError: (error) => {
			toastFailure(error);
			if (!(error instanceof ApiError && error.status === 409)) return;
			onDone?.();
			learn(() => fetchPost(post_id)).catch(toastFailure);
		},
		onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
	return correct;
}
