import { useQuery } from '@tanstack/react-query';
import { paths } from '#config/paths';
import type { LinkedPost } from '#contract/linked-posts';
import { linkedSlug } from '#domain/text/own-links';
import { findPostsQuery, linkStatesQuery } from './link-queries.ts';
import { isAddressLike, type ReadAddress, readAddress } from './read-address.ts';

/** A possible target: a post of the blog, or an address. */
export type Choice = { address: string } & (
	| { post: LinkedPost; read?: never }
	| { read: ReadAddress; post?: never }
);

export interface Choices {
	list: Choice[];
	/** The query looks like an address but is invalid. */
	isBad: boolean;
	/** Set when the search found nothing; `nearest` has the most similar title. */
	none: { nearest: LinkedPost | null } | undefined;
	hasFailed: boolean;
	/** The list belongs to an earlier query: Enter must not choose from it. */
	isStale: boolean;
}

/** The targets for a query: an address, judged by its form, or posts, by their titles. */
export function useChoices(asked: string, except?: string): Choices {
	const isAddress = isAddressLike(asked);
	const read = isAddress ? readAddress(asked, location.host) : undefined;
	const slug = read?.kind === 'own' ? linkedSlug(read.address) : undefined;
	const found = useQuery({ ...findPostsQuery(asked, except), enabled: !isAddress });
	const known = useQuery(linkStatesQuery(slug ? [slug] : []));
	if (isAddress) {
		const post = slug === undefined ? undefined : known.data?.get(slug);
		const { address = '' } = read ?? {};
		const list: Choice[] = post ? [{ address, post }] : read ? [{ address, read }] : [];
		return { list, isBad: !read, none: undefined, hasFailed: false, isStale: false };
	}
	const { posts = [], nearest = null } = found.data ?? {};
	const isOver = found.isSuccess && !found.isPlaceholderData;
	return {
		list: posts.map((post) => ({ post, address: paths.post(post.slug) })),
		isBad: false,
		none: isOver && posts.length === 0 ? { nearest } : undefined,
		hasFailed: found.isError,
		isStale: found.isPlaceholderData,
	};
}
