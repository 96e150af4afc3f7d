import { renderToStaticMarkup } from 'react-dom/server';
import { AuthorView } from '#components/author-view.tsx';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { TagView } from '#components/tag-view.tsx';
import type { AuthorPage, TagPage } from '#content/listing-pages';
import type { PageParts } from '#domain/site/late-post';
import { headTags } from '#seo/head-tags';
import { authorMeta, type PageMeta, tagMeta } from '#seo/page-meta';

const toParts = (meta: PageMeta, view: React.ReactNode, siteUrl: string): PageParts => ({
	head: headTags(meta, siteUrl),
	main: renderToStaticMarkup(
		<>
			<div className="wrap">
				<Breadcrumbs crumbs={meta.crumbs} />
			</div>
			{view}
		</>,
	),
});

/** The parts in which the pages of tags differ. */
export const tagParts = (page: TagPage, siteUrl: string): PageParts =>
	toParts(tagMeta(page.tag, page.list), <TagView {...page} />, siteUrl);

/** The parts in which the pages of authors differ. */
export const authorParts = (page: AuthorPage, siteUrl: string): PageParts =>
	toParts(authorMeta(page.author, page.list), <AuthorView {...page} />, siteUrl);
