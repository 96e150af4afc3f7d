import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { type Author, bareAuthor } from '#domain/names/author';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { AuthorCard } from './author-card.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CardGrid } from './card-grid.tsx';
import { ArticleHead } from './category-badge.tsx';
import { ContentsList } from './contents-list.tsx';
import { FollowBar } from './follow-bar.tsx';
import { Icon } from './icon.tsx';
import { pictureSource } from './picture-source.ts';
import { PostPicture } from './post-picture.tsx';
import { ReadAlso } from './read-also.tsx';
import { ShareBar } from './share-bar.tsx';
import { TagLinks } from './tag-links.tsx';

export interface ArticleViewProps {
	post: PostSummary;
	article: RenderedArticle;
	/** Who signs it; only the name is known without. */
	author?: Author | undefined;
	readAlso?: PostSummary[];
	related?: PostSummary[];
	/** When the text last changed, a day or more after its publication. */
	editedAt?: string | null | undefined;
	/** The steps to the page; a preview has none. */
	crumbs?: readonly Crumb[];
	/** The absolute canonical address; a preview has none, and no share buttons. */
	url?: string;
	/** A text that is not public: what stands in the place of its date, and of everything that leads on from it. */
	unpublished?: { date: string; end: React.ReactNode };
}

/** The whole article, identical on its page and in its preview. */
export function ArticleView(props: ArticleViewProps) {
	const { post, article, readAlso = [], related = [], crumbs = [] } = props;
	const { url, unpublished } = props;
	const { author = post.author === '' ? undefined : bareAuthor(post.author) } = props;
	return (
		<>
			{url && (
				<a className="btn btn-line edit-post" href={paths.admin.edit(post.slug)} rel="nofollow">
					{messages.article.edit}
				</a>
			)}
			<article className="wrap" data-slug={post.slug} data-revision={post.revision}>
				<div className="opening">
					{!unpublished && (
						<div className="way">
							<a className="link back" href={paths.home}>
								<Icon name="left" /> {messages.article.back}
							</a>
							<Breadcrumbs crumbs={crumbs} />
						</div>
					)}
					<ArticleHead
						post={post}
						author={author}
						editedAt={props.editedAt}
						unpublishedDate={unpublished?.date}
					/>
					<PostPicture post={post} box="article-hero" eager />
					<CoverCredit post={post} />
				</div>
				<div className="article-grid">
					<ContentsList outline={article.outline} />
					<div className="story">
						{url && <ShareBar title={post.title} url={url} place="beside" />}
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderArticle when the post is saved */}
						<div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
						{url && <ShareBar title={post.title} url={url} place="below" />}
					</div>
					<div className="after" data-printed={url && messages.article.publishedAt(url)}>
						{unpublished?.end ?? (
							<>
								<TagLinks tags={post.tags} as="chips" />
								<AuthorCard author={author} />
								<FollowBar />
							</>
						)}
					</div>
				</div>
				{!unpublished && <CallToAction post={post} />}
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

/** Below the cover: whose it is, and that a model made it. */
function CoverCredit({ post }: { post: PostSummary }) {
	if (!pictureSource(post, 'article-hero')) return null;
	const origin =
		site.showPictureOrigin && post.cover_generated && messages.article.generatedPicture;
	const words = [post.image_credit, origin].filter(Boolean).join(' · ');
	return words === '' ? null : <p className="credit">{words}</p>;
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
