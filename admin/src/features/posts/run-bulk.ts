import type { QueryClient } from '@tanstack/react-query';
import { bulkPosts } from '#contract/bulk-posts';
import type { PostSummary } from '#domain/post';
import { call } from '../../api/call.ts';
import { messages } from '../../messages.ts';
import { publishOrStop } from '../../site/budget-question.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { reschedule } from './reschedule.ts';
import { refreshPosts, undoableMs } from './use-post-actions.ts';

export type BulkAction = 'publish' | 'unpublish' | 'delete';
export interface BulkChange {
	action: BulkAction;
	posts: readonly PostSummary[];
}

const saidBy = {
	publish: messages.list.bulkPublished,
	unpublish: messages.list.bulkUnpublished,
	delete: messages.list.deleted,
} satisfies Record<BulkAction, (count: number) => string>;

/** Returns every post to its previous state: published ones are published again, scheduled ones rescheduled. */
async function undo({ action, posts }: BulkChange, queryClient: QueryClient): Promise<void> {
	const postIds = posts.map(({ id }) => id);
	const published = posts.filter((post) => post.published).map(({ id }) => id);
	try {
		if (action === 'publish') await call(bulkPosts, { action: 'unpublish', postIds });
		if (action === 'delete') await call(bulkPosts, { action: 'restore', postIds });
		if (published.length > 0) await call(bulkPosts, { action: 'publish', postIds: published });
		await Promise.all(posts.filter((post) => !post.published && post.scheduled_at).map(reschedule));
		toast.success(messages.list.undone);
	} catch (error) {
		toastFailure(error);
	}
	await refreshPosts(queryClient);
}

/** Changes many posts, and offers to take it back. */
export async function runBulk(change: BulkChange, queryClient: QueryClient): Promise<void> {
	const { action, posts } = change;
	const { list, common } = messages;
	try {
		await publishOrStop(queryClient);
		const { changed } = await call(bulkPosts, { action, postIds: posts.map(({ id }) => id) });
		if (changed.length === 0) return void toast.info(list.bulkNothing);
		const gone = posts.filter(({ id }) => changed.includes(id));
		toast.success(saidBy[action](changed.length), {
			description: action === 'delete' ? list.deletedText(changed.length) : undefined,
			duration: undoableMs,
			action: {
				label: common.undo,
				onClick: () => void undo({ action, posts: gone }, queryClient),
			},
		});
	} finally {
		void refreshPosts(queryClient);
	}
}
