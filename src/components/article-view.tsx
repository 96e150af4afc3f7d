import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { formatLongDate } from '#domain/dates';
import { makeNameSlug } from '#domain/name-slug';
import type { PostSummary, RenderedArticle } from '#domain/post';
import { bandFile } from '#drawings/drawing';
import { CallToAction } from './call-to-action.tsx';
import { CardGrid } from './card-grid.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { ContentsList } from './contents-list.tsx';
import { Icon } from './icon.tsx';
import { nonBreaking } from './non-breaking.ts';
import { hasPicture, PostPicture } from './post-picture.tsx';
import { ReadAlso } from './read-also.tsx';
import { TagLinks } from './tag-links.tsx';

export interface ArticleViewProps {
	post: PostSummary;
	article: RenderedArticle;
	readAlso?: PostSummary[];
	related?: PostSummary[];
	/** The share buttons; a preview has none. */
	share?: React.ReactNode;
	/** The address of the band above an article without a picture, unless it is a file of the site. */
	band?: string;
}

/** The whole article, identical on its page and in its preview (Spec §2, `/post/{slug}`). */
export function ArticleView(props: ArticleViewProps) {
	const { post, article, readAlso = [], related = [], share, band } = props;
	return (
		<>
			<article className="wrap" data-slug={post.slug} data-revision={post.revision}>
				<ArticleHead post={post} />
				{hasPicture(post) ? (
					<PostPicture post={post} box="article-hero" eager />
				) : (
					<div className="band">
						<img
							className="art"
							src={band ?? paths.drawing(bandFile(post))}
							alt=""
							width="1200"
							height="150"
						/>
					</div>
				)}
				<div className="article-grid">
					<ContentsList outline={article.outline} />
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderArticle when the post is saved */}
					<div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
					<div className="after">
						<TagLinks tags={post.tags} as="chips" />
						{share}
					</div>
				</div>
				<CallToAction />
			</article>
			{(readAlso.length > 0 || related.length > 0) && (
				<div className="wrap">
					<ReadAlso posts={readAlso} />
					<RelatedPosts posts={related} />
				</div>
			)}
		</>
	);
}

function ArticleHead({ post }: { post: PostSummary }) {
	const publishedAt = post.published_at ?? post.created_at;
	return (
		<header className="article-head">
			<a className="link back" href={paths.home}>
				<Icon name="left" /> {messages.article.back}
			</a>
			<CategoryBadge category={post.category} withIcon />
			<h1>{post.title}</h1>
			<p className="meta">
				{post.author !== '' && (
					<b>
						<a href={paths.author(makeNameSlug(post.author))}>{post.author}</a>
					</b>
				)}
				<time dateTime={publishedAt}>{nonBreaking(formatLongDate(publishedAt))}</time>
				<span>{nonBreaking(messages.article.readTime(post.read_time))}</span>
			</p>
		</header>
	);
}

function RelatedPosts({ posts }: { posts: PostSummary[] }) {
	if (posts.length === 0) return null;
	return (
		<section className="section" aria-labelledby="relacionados">
			<div className="section-head">
				<h2 id="relacionados">{messages.article.related}</h2>
			</div>
			<CardGrid posts={posts} headingLevel={3} trio />
		</section>
	);
}
