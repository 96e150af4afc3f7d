import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { Author } from '#domain/names/author';
import type { Category } from '#domain/names/category';
import type { PostSummary } from '#domain/post/post';
import { formatLaterDate, formatLongDate } from '#domain/time/dates';
import { AuthorFace } from './author-face.tsx';
import { categoryColour, categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';
import { nonBreaking } from './non-breaking.ts';

interface ArticleHeadProps {
	post: PostSummary;
	author: Author | undefined;
	editedAt: string | null | undefined;
	/** Of a text that is not public, in the place of its date; then nothing leads away from it. */
	unpublishedDate?: string | undefined;
}

/** By which a title has its size. */
function titleLength({ length }: string): 'long' | 'longest' | undefined {
	if (length > 80) return 'longest';
	return length > 40 ? 'long' : undefined;
}

/** Category, title, author and dates of an article. */
export function ArticleHead({ post, author, editedAt, unpublishedDate }: ArticleHeadProps) {
	const publishedAt = post.published_at ?? post.created_at;
	const isPublic = unpublishedDate === undefined;
	return (
		<header className="article-head">
			<CategoryBadge category={post.category} isLink={isPublic} />
			<h1 data-length={titleLength(post.title)}>{post.title}</h1>
			<div className="who">
				{author && <AuthorFace author={author} />}
				<div>
					{author && isPublic && (
						<a className="name" href={paths.author(author.slug)} rel="author">
							{author.name}
						</a>
					)}
					{author && !isPublic && <span className="name">{author.name}</span>}
					<p className="meta">
						{isPublic ? (
							<time dateTime={publishedAt}>{nonBreaking(formatLongDate(publishedAt))}</time>
						) : (
							<span>{unpublishedDate}</span>
						)}
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

interface CategoryBadgeProps {
	category: Category | null;
	/** The name in the heading above; a badge that says no more is quiet. */
	under?: string | undefined;
	isLink?: boolean;
	/** There the default icon, which says nothing, stands for a picture's lack. */
	onCard?: boolean;
}

/** A link to the category's page; a post without a category shows 'Sem categoria'. */
export function CategoryBadge(props: CategoryBadgeProps) {
	const { category, under, isLink = true, onCard = false } = props;
	const icon = categoryIconName(category);
	const text = (
		<>
			{(onCard || icon !== 'geral') && <Icon name={icon} />}
			<span>{category?.name ?? messages.card.noCategory}</span>
		</>
	);
	if (!category) return <p className="badge quiet">{text}</p>;
	return (
		<p className={category.name === under ? 'badge quiet' : 'badge'} {...categoryColour(category)}>
			{isLink ? <a href={paths.category(category.slug)}>{text}</a> : text}
		</p>
	);
}
