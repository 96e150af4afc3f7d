import { queryOptions } from '@tanstack/react-query';
import { postRevisions } from '#contract/post-revisions';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';

export const revisionsQuery = (postId: string) =>
	queryOptions({
		queryKey: queryKeys.revisions(postId),
		queryFn: async ({ signal }) =>
			(await call(postRevisions, { action: 'list', post_id: postId }, { signal })).revisions ?? [],
	});

/** A revision never changes, so it is fetched once. */
export const revisionQuery = (postId: string, revision: number) =>
	queryOptions({
		queryKey: [...queryKeys.revisions(postId), revision],
		queryFn: async ({ signal }) => {
			const reply = await call(
				postRevisions,
				{ action: 'get', post_id: postId, revision },
				{ signal },
			);
			if (!reply.fields) throw new ApiError({ code: 'bad_reply', message: '' });
			return reply.fields;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
