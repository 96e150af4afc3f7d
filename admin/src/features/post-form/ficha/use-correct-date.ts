import { useQueryClient } from '@tanstack/react-query';
import { correctDate } from '#contract/correct-date';
import type { Post } from '#domain/post/post';
import { formatDateTime } from '#domain/time/dates';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { fetchPost, queryKeys } from '../../../api/queries.ts';
import { useAction } from '../../../api/use-action.ts';
import { messages } from '../../../messages/all.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import { publishOrStop } from '../../../site/budget-question.ts';
import { watchPublication } from '../../../site/watched-publication.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { toast, undoableMs } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';

interface Correction {
	/** The date as last seen. */
	from: string | null;
	at: string;
	isUndo?: boolean;
}

/** Corrects when a public post came out, with an undo; what is typed meanwhile stays. */
export function useCorrectDate({ id }: Post, onDone: () => void) {
	const { writer } = usePostForm();
	const queryClient = useQueryClient();
	/** In turn with the form's own saves, which would find another row. */
	const learn = (find: () => Promise<Post>) =>
		writer.enqueue(async () => {
			const post = await find();
			writer.text.dispatch('rowCame', { post, resume: 'autosave' });
		});
	const correct = useAction({
		mutationFn: async ({ from, at }: Correction) => {
			await publishOrStop(queryClient);
			return learn(async () => {
				const { post, publication } = await call(correctDate, { post_id: id, from, at });
				watchPublication(publication, post);
				return post;
			});
		},
		onSuccess: (_, { from, at, isUndo }) => {
			onDone();
			void writer.flush();
			if (isUndo) return void toast.success(messages.list.undone);
			const undo = from && (() => correct.mutate({ from: at, at: from, isUndo: true }));
			toast.success(text.corrected, {
				description: text.cameOut(formatDateTime(at)),
				...(undo && {
					duration: undoableMs,
					action: { label: messages.common.undo, onClick: undo },
				}),
			});
		},
		onError: (error) => {
			toastFailure(error);
			if (!(error instanceof ApiError && error.status === 409)) return;
			onDone();
			learn(() => fetchPost(id)).catch(toastFailure);
		},
		onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
	return correct;
}
