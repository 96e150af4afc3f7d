import { limits } from '#config/limits';
import { paths } from '#config/paths';
import type { Author } from '#domain/names/author';
import { listPeople } from '#domain/names/list-people';
import type { PostSummary } from '#domain/post/post';
import { absoluteUrl } from './absolute-url.ts';
import { blogNode, brandNode, entityId, type Node, pageId } from './brand-nodes.ts';
import type { PageMeta } from './page-meta.ts';
import { postNodes } from './post-nodes.ts';

/** An author as Person, on the author's own page. */
const personNode = (author: Author, siteUrl: string): Node => ({
	'@type': 'Person',
	'@id': `${absoluteUrl(siteUrl, paths.author(author.slug))}#person`,
	name: author.name,
	url: absoluteUrl(siteUrl, paths.author(author.slug)),
	...(author.line ? { description: author.line } : {}),
	...(author.image_url ? { image: absoluteUrl(siteUrl, author.image_url) } : {}),
	...(author.links.length > 0 ? { sameAs: author.links.map(({ url }) => url) } : {}),
});

interface ListSubject {
	posts: readonly PostSummary[];
	total: number;
}

/**
 * The first 100 posts of a list page by address alone, as in Google's summary pages: the page itself has their titles.
 */
function itemListNode({ posts, total }: ListSubject, path: string, siteUrl: string): Node {
	return {
		'@type': 'ItemList',
		'@id': `${absoluteUrl(siteUrl, path)}#list`,
		numberOfItems: total,
		itemListElement: posts.slice(0, limits.structuredDataItems).map((post, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			url: absoluteUrl(siteUrl, paths.post(post.slug)),
		})),
	};
}

const pageTypes = { list: 'CollectionPage', post: 'WebPage', page: 'WebPage', empty: 'WebPage' };

/** The structured data of a page as one graph (schema.org): always the brand and the blog, the rest by page type. */
export function structuredData(meta: PageMeta, siteUrl: string): object {
	return {
		'@context': 'https://schema.org',
		'@graph': [brandNode(siteUrl), blogNode(siteUrl), ...pageNodes(meta, siteUrl)],
	};
}

function pageNodes(meta: PageMeta, siteUrl: string): Node[] {
	const { subject } = meta;
	if (subject.kind === 'preview') return [];
	const way = breadcrumbNode(meta, siteUrl);
	if (subject.kind === 'not-found') return [way];
	const page: Node = {
		'@type': pageTypes[subject.kind],
		'@id': pageId(siteUrl, meta.path),
		url: absoluteUrl(siteUrl, meta.path),
		name: meta.title,
		description: meta.description,
		inLanguage: 'pt-BR',
		isPartOf: { '@id': entityId(siteUrl, 'blog') },
		breadcrumb: { '@id': way['@id'] },
	};
	if (subject.kind === 'post') return [page, way, ...postNodes(subject, siteUrl)];
	if (subject.kind === 'page' || subject.kind === 'empty') return [page, way];
	const list = itemListNode(subject, meta.path, siteUrl);
	if (!subject.of || !('author' in subject.of)) {
		return [{ ...page, mainEntity: { '@id': list['@id'] } }, way, list];
	}
	const { author } = subject.of;
	const people = listPeople(author.name).map((name) => ({ '@type': 'Person', name }));
	if (people.length > 1)
		return [{ ...page, about: people, mainEntity: { '@id': list['@id'] } }, way, list];
	const person = personNode(author, siteUrl);
	const profile = { ...page, '@type': 'ProfilePage', mainEntity: { '@id': person['@id'] } };
	return [profile, way, person, list];
}

/** A BreadcrumbList of the page's crumbs, which it shows when there is more than one. */
function breadcrumbNode(meta: PageMeta, siteUrl: string): Node {
	return {
		'@type': 'BreadcrumbList',
		'@id': `${absoluteUrl(siteUrl, meta.path)}#breadcrumb`,
		itemListElement: meta.crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absoluteUrl(siteUrl, path),
		})),
	};
}
