import type { QueryClient } from '@tanstack/react-query';
import { createPost } from '#contract/create-post';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { examplePosts } from './example-posts.ts';

/** One after the other, so that they stand in their order. They wait for the hook like any post. */
export async function createExamples(queries: QueryClient): Promise<void> {
	try {
		for (const post of examplePosts) await call(createPost, post);
	} finally {
		await queries.invalidateQueries({ queryKey: queryKeys.posts });
	}
}
