import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { formatDate } from '#domain/time/dates';
import { varyDrawings } from '#drawings/vary-drawings';
import { CategoryBadge } from './category-badge.tsx';
import { nonBreaking } from './non-breaking.ts';
import { PostPicture } from './post-picture.tsx';

interface PostIndexProps {
	posts: readonly PostCard[];
	headingLevel: 2 | 3;
}

/** A ruled list of posts: date, text, small picture. */
export function PostIndex({ posts, headingLevel }: PostIndexProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<ul className="index">
			{varyDrawings(posts).map((post) => {
				const date = nonBreaking(formatDate(post.created_at));
				return (
					<li key={post.id}>
						<time className="date" dateTime={post.created_at}>
							{date}
						</time>
						<div>
							<CategoryBadge category={post.category} />
							<Heading>
								<a href={paths.post(post.slug)}>{post.title}</a>
							</Heading>
							{post.excerpt !== '' && <p className="excerpt">{post.excerpt}</p>}
							<p className="meta">
								<span>{nonBreaking(post.read_time)}</span>
								<time dateTime={post.created_at}>{date}</time>
							</p>
						</div>
						<div className="thumb">
							<PostPicture post={post} box="media" />
						</div>
					</li>
				);
			})}
		</ul>
	);
}
