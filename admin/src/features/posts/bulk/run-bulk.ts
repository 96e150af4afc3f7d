import type { QueryClient } from '@tanstack/react-query';
import { bulkPosts } from '#contract/bulk-posts';
import type { OutputOf } from '#contract/endpoint';
import type { BulkAct } from '#domain/bulk-act';
import type { PostSummary } from '#domain/post';
import { call } from '../../../api/call.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { publishOrStop } from '../../../site/budget-question.ts';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { refreshPosts, undoableMs } from '../use-post-actions.ts';
import { sayLeftOut } from './tally.ts';

/** What an editor chooses in the bar; posts return from the bin elsewhere. */
export type DeskAct = Exclude<BulkAct, { action: 'restore' }>;
export interface BulkChange {
	act: DeskAct;
	posts: readonly PostSummary[];
}

const saidBy = {
	...text.done,
	delete: messages.list.deleted,
} satisfies Record<DeskAct['action'], (count: number) => string>;

/** Only what readers see takes one of the month's deploys. */
const isSeen = ({ act, posts }: BulkChange) =>
	act.action === 'publish' ||
	(act.action !== 'schedule' && act.action !== 'take-down' && posts.some((post) => post.published));

const sent = (act: DeskAct) =>
	act.action === 'tags' ? { ...act, add: [...act.add], remove: [...act.remove] } : act;

async function refresh(queryClient: QueryClient): Promise<void> {
	await Promise.all([
		refreshPosts(queryClient),
		queryClient.invalidateQueries({ queryKey: ['plans'] }),
	]);
}

async function undo(change: string, action: DeskAct['action'], queryClient: QueryClient) {
	try {
		const { left_out } = await call(bulkPosts, { action: 'undo', change });
		const description = sayLeftOut(action, left_out);
		toast.success(messages.list.undone, description === '' ? {} : { description });
	} catch (error) {
		toastFailure(error);
	}
	await refresh(queryClient);
}

function tell({ act }: BulkChange, done: OutputOf<typeof bulkPosts>, queryClient: QueryClient) {
	const { changed, left_out, change } = done;
	const leftOut = sayLeftOut(act.action, left_out);
	if (!change) return void toast.info(text.nothing, leftOut === '' ? {} : { description: leftOut });
	const kept = act.action === 'delete' ? messages.list.deletedText(changed.length) : '';
	toast.success(saidBy[act.action](changed.length), {
		description: [kept, leftOut].filter(Boolean).join(' ') || undefined,
		duration: undoableMs,
		action: {
			label: messages.common.undo,
			onClick: () => void undo(change, act.action, queryClient),
		},
	});
}

/** Changes many posts as they were seen, and offers to take it back. */
export async function runBulk(change: BulkChange, queryClient: QueryClient): Promise<void> {
	const { act, posts } = change;
	try {
		if (isSeen(change)) await publishOrStop(queryClient);
		const postIds = posts.map(({ id }) => id);
		const revisions = posts.map(({ revision }) => revision);
		tell(change, await call(bulkPosts, { ...sent(act), postIds, revisions }), queryClient);
	} finally {
		void refresh(queryClient);
	}
}
