import { limits } from '#config/limits';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post';
import { absoluteUrl } from './absolute-url.ts';
import type { Node } from './brand-nodes.ts';

interface ListSubject {
	posts: readonly PostSummary[];
	total: number;
}

/** The posts of a list page, newest first; Spec §9: at most 100. */
export function itemListNode({ posts, total }: ListSubject, path: string, siteUrl: string): Node {
	return {
		'@type': 'ItemList',
		'@id': `${absoluteUrl(siteUrl, path)}#list`,
		numberOfItems: total,
		itemListElement: posts.slice(0, limits.structuredDataItems).map((post, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: post.title,
			url: absoluteUrl(siteUrl, paths.post(post.slug)),
		})),
	};
}
