import type { PostCard } from '#domain/post/post';
import { formatDate } from '#domain/time/dates';
import { nonBreaking } from './non-breaking.ts';

/** Author, read time and creation date of a post, as every card shows them. */
export function PostMeta({
	post,
	author = post.author,
}: {
	post: PostCard;
	author?: React.ReactNode;
}) {
	return (
		<p className="meta">
			{post.author !== '' && <span>{author}</span>}
			<span>{nonBreaking(post.read_time)}</span>
			<time dateTime={post.created_at}>{nonBreaking(formatDate(post.created_at))}</time>
		</p>
	);
}
