import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
	adminPosts,
	type listFilters,
	type postSorts,
	type statusFilters,
} from '#contract/admin-posts';
import { categories } from '#contract/categories';
import { news } from '#contract/news';
import { type SiteStatus, siteStatus } from '#contract/site-status';
import { messages } from '../messages.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { type Asked, isNobodyThere, knownWhileAway, refreshPolled } from './presence.ts';

/** What is known, if a blob says that it still holds: then the database sleeps on. */
async function findUnchanged(known: SiteStatus, signal: AbortSignal) {
	if (!known.mark) return undefined;
	try {
		const { is_same, last_run_at } = await call(news, { mark: known.mark }, { signal });
		return is_same ? { ...known, scheduler: { ...known.scheduler, last_run_at } } : undefined;
	} catch (error) {
		// A server of an earlier version does not know the call.
		if (error instanceof ApiError && error.code !== 'aborted') return undefined;
		throw error;
	}
}

/** While nobody is at the desk, it asks the database only for what changed, and then everything that is shown. */
async function fetchSiteStatus(asked: Asked): Promise<SiteStatus> {
	const { client, signal } = asked;
	const known = knownWhileAway<SiteStatus>(asked);
	const unchanged = known && (await findUnchanged(known, signal));
	if (unchanged) return unchanged;
	if (known) void refreshPolled(client, asked.queryKey);
	return call(siteStatus, { action: 'get' }, { signal });
}

export type StatusFilter = (typeof statusFilters)[number];
export type PostSort = (typeof postSorts)[number];
export interface ListInput {
	page: number;
	status: StatusFilter;
	sort: PostSort;
	q: string;
	category?: string | undefined;
	author?: string | undefined;
	period?: string | undefined;
	review?: 'dated' | undefined;
}
export type ListFilter = keyof typeof listFilters.shape;

export const queryKeys = {
	posts: ['posts'] as const,
	post: (id: string) => ['post', id] as const,
	revisions: (id: string) => ['revisions', id] as const,
	workingCopies: ['working-copies'] as const,
	draftLinks: ['draft-links'] as const,
	categories: ['categories'] as const,
	results: ['results'] as const,
	topics: ['topics'] as const,
	siteStatus: ['site-status'] as const,
	system: ['system'] as const,
	profile: ['profile'] as const,
	devices: ['devices'] as const,
	audit: ['audit'] as const,
};

export async function fetchPostList(input: ListInput, signal?: AbortSignal) {
	const reply = await call(adminPosts, { action: 'list', ...input }, { signal });
	if (!('posts' in reply)) throw new ApiError({ code: 'bad_reply', message: '' });
	const named = ({ title }: { title: string }) => title || messages.list.untitled;
	return { ...reply, posts: reply.posts.map((post) => ({ ...post, title: named(post) })) };
}

export const postListQuery = (input: ListInput) =>
	queryOptions({
		queryKey: [...queryKeys.posts, input],
		queryFn: ({ signal }) => fetchPostList(input, signal),
		placeholderData: keepPreviousData,
		staleTime: 5_000,
	});

/** A whole post by id or slug. */
export async function fetchPost(idOrSlug: string, signal?: AbortSignal) {
	const reply = await call(adminPosts, { action: 'get', slug: idOrSlug }, { signal });
	if (!('post' in reply)) throw new ApiError({ code: 'bad_reply', message: '' });
	return reply.post;
}

/** Whether a post is in the bin. */
export async function fetchIsBinned(id: string): Promise<boolean> {
	const reply = await call(adminPosts, { action: 'get', slug: id });
	return 'post' in reply && Boolean(reply.deleted_at);
}

/** What the site could not show of a post; null when it shows everything. */
export async function fetchFinding(id: string, signal?: AbortSignal) {
	const reply = await call(adminPosts, { action: 'get', slug: id }, { signal });
	return ('finding' in reply && reply.finding) || null;
}

export const categoriesQuery = queryOptions({
	queryKey: queryKeys.categories,
	queryFn: async ({ signal }) =>
		(await call(categories, { at: new Date().toISOString() }, { signal })).categories,
	staleTime: 60_000,
});

const awayMs = 10_000;

/**
 * Polls every second while something is on its way to readers, more slowly after a failed build and while nobody is
 * there, and otherwise every half minute.
 */
function askAgainAfterMs(status: SiteStatus | undefined): number {
	const isOnItsWay = status && (status.pending.length > 0 || status.build.state === 'building');
	if (!isOnItsWay && status?.build.state !== 'failed') return 30_000;
	if (isNobodyThere()) return awayMs;
	return status.build.state === 'failed' ? 5_000 : 1_000;
}

export const siteStatusQuery = queryOptions({
	queryKey: queryKeys.siteStatus,
	queryFn: fetchSiteStatus,
	meta: { isPolled: true },
	refetchInterval: ({ state }) => askAgainAfterMs(state.data),
	staleTime: 500,
});
