import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleView } from '#components/article-view.tsx';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { pictureSource } from '#components/picture-source.ts';
import { ShareBar } from '#components/share-bar.tsx';
import { paths } from '#config/paths';
import { getArticle } from '#content/snapshot';
import type { PostSummary } from '#domain/post';
import { absoluteUrl } from '#seo/absolute-url';
import { headTags } from '#seo/head-tags';
import { postMeta } from '#seo/page-meta';
import { picturePreload } from './picture-preload.ts';

/** A type, not an interface: Astro takes only what has an index signature for the props of a path. */
export type ArticleProps = {
	post: PostSummary;
	readAlso: PostSummary[];
	related: PostSummary[];
};

/** What differs from one article's page to the next, as HTML; the frame around it is the same for all. */
export interface PageParts {
	/** For the head. */
	head: string;
	/** For the main element. */
	main: string;
}

export function articleParts(
	{ post, readAlso, related }: ArticleProps,
	siteUrl: string,
): PageParts {
	const article = getArticle(post);
	const meta = postMeta(post, article.plain_text);
	const url = absoluteUrl(siteUrl, paths.post(post.slug));
	return {
		head: headTags(meta, siteUrl) + picturePreload(pictureSource(post, 'article-hero')),
		main: renderToStaticMarkup(
			<>
				<div className="wrap">
					<Breadcrumbs crumbs={meta.crumbs} />
				</div>
				<ArticleView
					post={post}
					article={article}
					readAlso={readAlso}
					related={related}
					share={<ShareBar title={post.title} url={url} />}
				/>
			</>,
		),
	};
}
