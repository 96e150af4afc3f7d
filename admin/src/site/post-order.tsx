import { useQuery } from '@tanstack/react-query';
import { site } from '#config/site';
import { textToPublish } from '#contract/text-to-publish';
import type { Post, PostSummary } from '#domain/post/post';
import { formatDateTime } from '#domain/time/dates';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { postOrder as text } from '../messages/publication-date.ts';
import { useCorrectDate } from './use-correct-date.ts';
import { justCameOut } from './watched-publication.ts';

interface PostOrderProps {
	post: PostSummary;
	/** What stands first is said, too. */
	always?: boolean;
	/** How whoever shows the post learns its new row. */
	learn?: (find: () => Promise<Post>) => Promise<unknown>;
}

/** Where a post stands in the lists of readers; before it goes out, and when it just did, with the way to the first place. */
export function PostOrder({ post, always = false, learn = (find) => find() }: PostOrderProps) {
	const { data: newer } = useQuery({
		queryKey: [...queryKeys.posts, 'newer', post.id],
		queryFn: async ({ signal }) =>
			(await call(textToPublish, { post_id: post.id }, { signal })).newer_posts,
		staleTime: 30_000,
	});
	const put = useCorrectDate({
		post,
		date: 'created_at',
		learn,
		said: (at) => ({ title: text.first, description: text.createdOn(formatDateTime(at)) }),
	});
	if (newer === undefined || (newer === 0 && !always)) return null;
	const mayBeFirst = newer > 0 && site.orderBy === 'created_at';
	return (
		<p className="post-order">
			{text.place(newer + 1, post.published)}
			{mayBeFirst && (!post.published || justCameOut(post)) && (
				<>
					{'. '}
					<button
						type="button"
						className="link"
						disabled={put.isPending}
						onClick={() => put.mutate({ from: post.created_at })}
					>
						{text.put}
					</button>
					{`: ${text.effect}`}
				</>
			)}
		</p>
	);
}
