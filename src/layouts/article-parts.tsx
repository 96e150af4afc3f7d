import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleView } from '#components/article-view.tsx';
import { pictureSource } from '#components/picture-source.ts';
import { paths } from '#config/paths';
import type { ShownArticle } from '#content/complete-articles';
import type { PageParts } from '#domain/site/late-post';
import { absoluteUrl } from '#seo/absolute-url';
import { headTags, voidTag } from '#seo/head-tags';
import { postMeta } from '#seo/page-meta';
import gallery from '#styles/gallery.css?url&no-inline';
import rich from '#styles/rich.css?url&no-inline';
import { picturePreload } from './picture-preload.ts';

/** What `rich.css` is for; most articles have none of it. */
const isRich =
	/<(?:table|pre|code|dl|details|figure|img|h4|hr|kbd|mark|section|su[bp]|video-card)\b|class="(?:gallery|wide|pull|link-card|door)"|class="[^"]*\b(?:narrow|tall-)/;

/** `href` comes first because the build moves `<link rel="stylesheet"` of all pages to the top (`paintFirst`). */
const sheet = (href: string) => voidTag('link', { href, rel: 'stylesheet' });

/** The style sheets that not every article needs, as HTML for the head. */
export const articleSheets = (html: string): string =>
	(isRich.test(html) ? sheet(rich) : '') + (html.includes('class="gallery"') ? sheet(gallery) : '');

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
