import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleView } from '#components/article-view.tsx';
import { pictureSource } from '#components/picture-source.ts';
import { paths } from '#config/paths';
import type { ShownArticle } from '#content/complete-articles';
import type { PageParts } from '#domain/site/late-post';
import { absoluteUrl } from '#seo/absolute-url';
import { headTags } from '#seo/head-tags';
import { postMeta } from '#seo/page-meta';
import { articleSheets } from './article-sheets.ts';
import { picturePreload } from './picture-preload.ts';

/** The parts that differ between article pages, as HTML; they all share the frame around them. */
export function articleParts(
	{ post, article, readAlso, related, author, generated }: ShownArticle,
	siteUrl: string,
): PageParts {
	const meta = postMeta(post, article.plain_text, generated, article.html);
	const url = absoluteUrl(siteUrl, paths.post(post.slug));
	return {
		head:
			headTags(meta, siteUrl) +
			articleSheets(article.html) +
			picturePreload(pictureSource(post, 'article-hero')),
		main: renderToStaticMarkup(
			<ArticleView
				post={post}
				article={article}
				readAlso={readAlso}
				related={related}
				author={author}
				editedAt={article.edited_at}
				crumbs={meta.crumbs}
				url={url}
			/>,
		),
	};
}
