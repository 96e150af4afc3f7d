import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LinkedPost, linkedPosts } from '#contract/linked-posts';
import { call } from '../../../api/call.ts';

const most = 60;

/** `except`: the post that would link to itself. */
export const findPostsQuery = (q: string, except?: string) =>
	queryOptions({
		queryKey: ['posts', 'to-link', q, except],
		queryFn: ({ signal }) =>
			call(linkedPosts, { action: 'find', q: q.slice(0, 200), except }, { signal }),
		placeholderData: keepPreviousData,
		staleTime: 15_000,
	});

/** The posts at these slugs; undefined stands for a missing post. */
export const linkStatesQuery = (slugs: readonly string[]) =>
	queryOptions({
		queryKey: ['posts', 'link-states', ...slugs],
		queryFn: async ({ signal }): Promise<ReadonlyMap<string, LinkedPost | undefined>> => {
			const { posts } = await call(
				linkedPosts,
				{ action: 'states', slugs: [...slugs] },
				{ signal },
			);
			const found = new Map(posts.map(({ asked = '', ...post }) => [asked, post]));
			return new Map(slugs.map((slug) => [slug, found.get(slug)]));
		},
		enabled: slugs.length > 0,
		placeholderData: keepPreviousData,
		staleTime: 30_000,
	});

const isOpen = (post: LinkedPost | undefined): boolean =>
	post?.published === true && post.deleted_at === null;

/** The posts at these slugs that readers cannot open; those still being checked are not included. */
export function useHiddenSlugs(
	slugs: readonly string[],
): ReadonlyMap<string, LinkedPost | undefined> {
	const key = [...new Set(slugs)].sort().slice(0, most).join(' ');
	const states = useQuery(linkStatesQuery(key === '' ? [] : key.split(' '))).data;
	return useMemo(
		() =>
			new Map([...(states ?? [])].filter(([slug, post]) => key.includes(slug) && !isOpen(post))),
		[states, key],
	);
}
