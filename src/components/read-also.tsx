import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';
import { CategoryBadge } from './category-badge.tsx';
import { PostMeta } from './post-meta.tsx';

/** 'Leia Também': a ruled list, so that it differs from the cards below it. */
export function ReadAlso({ posts }: { posts: PostSummary[] }) {
	if (posts.length === 0) return null;
	return (
		<section className="section" aria-labelledby="leia-tambem">
			<div className="section-head">
				<h2 id="leia-tambem">{messages.article.readAlso}</h2>
			</div>
			<ul className="also">
				{posts.map((post) => (
					<li key={post.id}>
						<CategoryBadge category={post.category} />
						<h3>
							<a href={paths.post(post.slug)}>{post.title}</a>
						</h3>
						<PostMeta post={post} />
					</li>
				))}
			</ul>
		</section>
	);
}
