import { queryOptions } from '@tanstack/react-query';
import { type Topics, topics } from '#contract/topics';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';

export type CategoryRow = Topics['categories'][number];
export type TagRow = Topics['tags'][number];

export const topicsQuery = queryOptions({
	queryKey: queryKeys.topics,
	queryFn: ({ signal }) => call(topics, {}, { signal }),
});

/** All posts of a category outside the bin. */
export const postsOf = ({ live, scheduled, drafts }: CategoryRow): number =>
	live + scheduled + drafts;
