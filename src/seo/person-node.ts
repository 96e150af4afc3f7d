import { paths } from '#config/paths';
import type { Author } from '#domain/author';
import { absoluteUrl } from './absolute-url.ts';
import type { Node } from './brand-nodes.ts';

/** An author as Person, on the author's own page. */
export const personNode = (author: Author, siteUrl: string): Node => ({
	'@type': 'Person',
	'@id': `${absoluteUrl(siteUrl, paths.author(author.slug))}#person`,
	name: author.name,
	url: absoluteUrl(siteUrl, paths.author(author.slug)),
	...(author.line ? { description: author.line } : {}),
	...(author.image_url ? { image: absoluteUrl(siteUrl, author.image_url) } : {}),
	...(author.links.length > 0 ? { sameAs: author.links.map(({ url }) => url) } : {}),
});
