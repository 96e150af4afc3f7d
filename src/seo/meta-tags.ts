import { locale, site } from '#config/site';
import { lastNews } from '#domain/post/post';
import { absoluteUrl } from './absolute-url.ts';
import { isIndexable, type PageMeta } from './page-meta.ts';
import { socialPicture, socialPictureSize } from './social-picture.ts';

/** The attributes of one meta element. */
export type MetaTag =
	| { name: string; content: string; property?: never }
	| { property: string; content: string; name?: never };

/** Description, robots and social cards of a page; what is not there has no card, because apps keep what they once saw. */
export function metaTags(meta: PageMeta, siteUrl: string): MetaTag[] {
	return [
		{ name: 'description', content: meta.description },
		{
			name: 'robots',
			content: isIndexable(meta) ? 'index, follow, max-image-preview:large' : 'noindex',
		},
		...(meta.subject.kind === 'not-found'
			? []
			: [...openGraph(meta, siteUrl), ...articleTags(meta), ...twitterCard(meta, siteUrl)]),
	];
}

function openGraph(meta: PageMeta, siteUrl: string): MetaTag[] {
	const picture = socialPicture(meta, siteUrl);
	return Object.entries({
		'og:type': meta.subject.kind === 'post' ? 'article' : 'website',
		'og:site_name': site.name,
		'og:locale': locale.replace('-', '_'),
		'og:title': meta.title,
		'og:description': meta.description,
		'og:url': absoluteUrl(siteUrl, meta.path),
		'og:image': picture.url,
		'og:image:type': picture.type,
		'og:image:width': String(socialPictureSize.width),
		'og:image:height': String(socialPictureSize.height),
		'og:image:alt': picture.alt,
	}).map(([property, content]) => ({ property, content }));
}

function articleTags({ subject }: PageMeta): MetaTag[] {
	if (subject.kind !== 'post') return [];
	const { post } = subject;
	const tags: [property: string, content: string][] = [
		['article:published_time', post.published_at ?? post.created_at],
		['article:modified_time', lastNews(post)],
		['article:author', post.author || site.defaultAuthor],
		...(post.category ? [['article:section', post.category.name] as [string, string]] : []),
		...post.tags.map((tag): [string, string] => ['article:tag', tag]),
	];
	return tags.map(([property, content]) => ({ property, content }));
}

function twitterCard(meta: PageMeta, siteUrl: string): MetaTag[] {
	const picture = socialPicture(meta, siteUrl);
	return Object.entries({
		'twitter:card': 'summary_large_image',
		'twitter:title': meta.title,
		'twitter:description': meta.description,
		'twitter:image': picture.url,
		'twitter:image:alt': picture.alt,
	}).map(([name, content]) => ({ name, content }));
}
