import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { togglePublish } from '#contract/toggle-publish';
import type { PostSummary } from '#domain/post/post';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { publishOrStop } from '../../site/deploy-budget-question.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

/** Call it after any change: refetches the list, the site's state and the post. */
export const refreshPosts = (queryClient: QueryClient) =>
	Promise.all(
		[queryKeys.posts, queryKeys.siteStatus, ['post']].map((queryKey) =>
			queryClient.invalidateQueries({ queryKey }),
		),
	);

function useRefresh() {
	const queryClient = useQueryClient();
	return () => refreshPosts(queryClient);
}

/** Unpublishes a post that was just published, and reschedules one that had been scheduled. */
export function useUndoPublish() {
	const refresh = useRefresh();
	return useMutation({
		mutationFn: async (before: PostSummary) => {
			const { id: post_id, scheduled_at: at } = before;
			const reply = await call(togglePublish, { postId: post_id, publish: false });
			if (!at) return reply;
			const { calendar } = await import('#contract/calendar');
			await call(calendar, { action: 'schedule', post_id, from: null, at, keeps_text: true });
			return reply;
		},
		onSuccess: (reply) => {
			toast.success(messages.list.undone);
			watchPublication(reply.publication, reply.post);
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}

/** Pass `undo` when a published post disappears from the list, and its own 'Desfazer' with it. */
export function usePublish(onPublished: () => void, undo?: (before: PostSummary) => void) {
	const { list, common } = messages;
	const refresh = useRefresh();
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (post: PostSummary) => {
			await publishOrStop(queryClient);
			return call(togglePublish, { postId: post.id, publish: true });
		},
		onSuccess: (reply, before) => {
			const action = undo && { label: common.undo, onClick: () => undo(before) };
			toast.success(list.published.title, {
				description: list.published.text,
				...(action && { action }),
			});
			watchPublication(reply.publication, reply.post);
			onPublished();
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}

export function useDuplicate() {
	const { list } = messages;
	const navigate = useNavigate();
	const refresh = useRefresh();
	return useMutation({
		mutationFn: async ({ id }: PostSummary) => (await import('./duplicate.ts')).duplicate(id),
		onSuccess: (copy) => {
			toast.success(list.duplicated);
			void navigate(paths.admin.edit(copy));
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}
