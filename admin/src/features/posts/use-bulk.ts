import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkPosts } from '#contract/bulk-posts';
import type { PostSummary } from '#domain/post';
import { call } from '../../api/call.ts';
import { messages } from '../../messages.ts';
import { publishOrStop } from '../../site/budget-question.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { reschedule } from './reschedule.ts';
import { useRefresh } from './use-post-actions.ts';

export type BulkAction = 'publish' | 'unpublish' | 'delete';
interface BulkChange {
	action: BulkAction;
	posts: readonly PostSummary[];
}

/** Longer than a plain notice, so that there is time to press 'Desfazer'. */
const undoableMs = 10_000;

const saidBy = {
	publish: messages.list.bulkPublished,
	unpublish: messages.list.bulkUnpublished,
	delete: messages.list.deleted,
} satisfies Record<BulkAction, (count: number) => string>;

/** Returns every post to its previous state: published ones are published again, scheduled ones rescheduled. */
async function undo({ action, posts }: BulkChange): Promise<void> {
	const postIds = posts.map(({ id }) => id);
	const published = posts.filter((post) => post.published).map(({ id }) => id);
	if (action === 'publish') await call(bulkPosts, { action: 'unpublish', postIds });
	if (action === 'delete') await call(bulkPosts, { action: 'restore', postIds });
	if (published.length > 0) await call(bulkPosts, { action: 'publish', postIds: published });
	await Promise.all(posts.filter((post) => !post.published && post.scheduled_at).map(reschedule));
}

export function useBulk(onDone: () => void) {
	const { list, common } = messages;
	const refresh = useRefresh();
	const queryClient = useQueryClient();
	const undoing = useMutation({
		mutationFn: undo,
		onSuccess: () => toast.success(list.undone),
		onError: toastFailure,
		onSettled: refresh,
	});
	return useMutation({
		mutationFn: async ({ action, posts }: BulkChange) => {
			await publishOrStop(queryClient);
			return call(bulkPosts, { action, postIds: posts.map(({ id }) => id) });
		},
		onSuccess: ({ changed }, { action, posts }) => {
			onDone();
			if (changed.length === 0) return void toast.info(list.bulkNothing);
			const gone = posts.filter(({ id }) => changed.includes(id));
			toast.success(saidBy[action](changed.length), {
				description: action === 'delete' ? list.deletedText(changed.length) : undefined,
				duration: undoableMs,
				action: { label: common.undo, onClick: () => undoing.mutate({ action, posts: gone }) },
			});
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}
