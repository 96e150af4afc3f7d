import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { deletePost } from '#contract/delete-post';
import { parsePage } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { elapsedMs } from '#domain/time/is-within';
import { call } from '../../api/call.ts';
import { postListQuery, queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { useLostText } from '../../text/use-lost-text.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { formatDay } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { useNow } from '../../ui/use-now.ts';
import '../../styles/list.css';
import '../../styles/system.css';

const dayMs = 86_400_000;

export type BinnedPost = PostSummary & { deleted_at?: string | null | undefined };

interface BinRowProps {
	post: BinnedPost;
	busy: boolean;
	onRestore: () => void;
	onPurge: () => void;
}

const daysLeft = (deletedAt: string, now: string) =>
	limits.binDays - Math.floor(elapsedMs(deletedAt, now) / dayMs);

/** A post in the bin, with the time it has left there. */
export function BinRow({ post, busy, onRestore, onPurge }: BinRowProps) {
	const now = useNow();
	const { bin, list } = messages;
	return (
		<tr>
			<td>
				<strong>{post.title}</strong>
				<span className="sub">
					{list.createdOn(formatDay(post.created_at), post.category?.name ?? list.noCategory)}
				</span>
				{post.deleted_at && (
					<span className="sub">
						{bin.since(formatDay(post.deleted_at), daysLeft(post.deleted_at, now))}
					</span>
				)}
			</td>
			<td className="right">
				<span className="row end">
					<Button busy={busy} aria-label={`${bin.restore}: ${post.title}`} onClick={onRestore}>
						{bin.restore}
					</Button>
					<Button
						tone="quiet warn"
						busy={busy}
						aria-label={`${bin.purge}: ${post.title}`}
						onClick={onPurge}
					>
						{bin.purge}
					</Button>
				</span>
			</td>
		</tr>
	);
}

function useBinAction() {
	const { bin } = messages;
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: ({ post, action }: { post: BinnedPost; action: 'restore' | 'purge' }) =>
			call(deletePost, { postId: post.id, action }),
		onSuccess: (_, { action, post }) =>
			toast.success(action === 'restore' ? bin.restored : bin.purged, { description: post.title }),
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
}

function BinTable({ posts }: { posts: BinnedPost[] }) {
	const { bin, places } = messages;
	const action = useBinAction();
	const [purging, setPurging] = useState<BinnedPost>();
	return (
		<>
			<table className="plain bin" aria-label={places.bin}>
				<tbody>
					{posts.map((post) => (
						<BinRow
							key={post.id}
							post={post}
							busy={action.isPending}
							onRestore={() => action.mutate({ post, action: 'restore' })}
							onPurge={() => setPurging(post)}
						/>
					))}
				</tbody>
			</table>
			{purging && (
				<AskDialog
					title={bin.purgeTitle}
					go={bin.purge}
					onAnswer={(purges) => {
						if (purges) action.mutate({ post: purging, action: 'purge' });
						setPurging(undefined);
					}}
				>
					{bin.purgeText(purging.title)}
				</AskDialog>
			)}
		</>
	);
}

/** The bin keeps a post for 30 days; a restored post is a draft. */
export function BinPage() {
	const { bin, places } = messages;
	const [params] = useSearchParams();
	const page = parsePage(params.get('page'));
	const query = useQuery(postListQuery({ page, status: 'deleted', sort: 'recent', q: '' }));
	useLostText();
	const { data } = query;
	const isEmpty = data?.posts.length === 0;
	const pages = data ? Math.ceil(data.total / data.pageSize) : 1;
	return (
		<>
			<PageHead title={places.bin} lead={bin.lead} />
			{!data && query.isError && <LoadFailed query={query} title={messages.list.loadFailed} />}
			{!data && query.isPending && <p role="status">{messages.list.loading}</p>}
			{isEmpty && (
				<Empty
					title={bin.empty}
					action={
						<Link className="btn" to={paths.admin.home}>
							{messages.notFound.back}
						</Link>
					}
				/>
			)}
			{data && data.posts.length > 0 && <BinTable posts={data.posts} />}
			{pages > 1 && <Pager page={page} pages={pages} hrefOf={(to) => `?page=${to}`} />}
		</>
	);
}
