import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { PostMeta } from './post-meta.tsx';

interface PostLinesProps {
	posts: readonly PostCard[];
	excerpts?: boolean;
	look?: 'lines' | 'rows';
}

/** Posts in words, without pictures. */
export function PostLines({ posts, excerpts, look = 'lines' }: PostLinesProps) {
	if (posts.length === 0) return null;
	return (
		<ul className={look}>
			{posts.map((post) => (
				<li key={post.id}>
					<h3>
						<a href={paths.post(post.slug)}>{post.title}</a>
					</h3>
					{excerpts && post.excerpt !== '' && <p className="excerpt">{post.excerpt}</p>}
					<PostMeta post={post} />
				</li>
			))}
		</ul>
	);
}
