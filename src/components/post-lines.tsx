import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { PostMeta } from './post-meta.tsx';

/** Posts in words, without pictures. */
export function PostLines({ posts, excerpts }: { posts: readonly PostCard[]; excerpts?: boolean }) {
	if (posts.length === 0) return null;
	return (
		<ul className="lines">
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
