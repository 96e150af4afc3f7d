import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { Author } from '#domain/author';
import { formatLaterDate, formatLongDate } from '#domain/dates';
import type { PostSummary } from '#domain/post';
import { AuthorFace } from './author-face.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { nonBreaking } from './non-breaking.ts';

interface ArticleHeadProps {
	post: PostSummary;
	author: Author | undefined;
	editedAt: string | null | undefined;
}

/** Category, title, author and dates of an article. */
export function ArticleHead({ post, author, editedAt }: ArticleHeadProps) {
	const publishedAt = post.published_at ?? post.created_at;
	return (
		<header className="article-head">
			<CategoryBadge category={post.category} />
			<h1>{post.title}</h1>
			<div className="who">
				{author && <AuthorFace author={author} />}
				<div>
					{author && (
						<a className="name" href={paths.author(author.slug)} rel="author">
							{author.name}
						</a>
					)}
					<p className="meta">
						<time dateTime={publishedAt}>{nonBreaking(formatLongDate(publishedAt))}</time>
						{editedAt && (
							<span>
								{messages.article.editedOn}{' '}
								<time dateTime={editedAt}>
									{nonBreaking(formatLaterDate(editedAt, publishedAt))}
								</time>
							</span>
						)}
						<span>{nonBreaking(messages.article.readTime(post.read_time))}</span>
					</p>
				</div>
			</div>
		</header>
	);
}
