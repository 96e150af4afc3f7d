import { eq } from 'drizzle-orm';
import { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import { blogPosts } from '#db/schema';
import type { TestApi } from '../test-api.ts';

export type NewPostInput = InputOf<typeof createPost>;

/** What the create form sends, with default values. */
export const aNewPost = (given: Partial<NewPostInput> = {}): NewPostInput => ({
	title: 'Um título',
	content: 'Um texto curto.',
	author: 'Ana',
	category: 'Gestão',
	...given,
});

/**
 * Creates a post through the function that creates posts. A time that has passed, which the function refuses, is one at
 * which no scheduler ran.
 */
export async function createdPost(api: TestApi, given: Partial<NewPostInput> = {}) {
	const { scheduled_at: at, ...rest } = given;
	if (!at || Date.parse(at) > api.deps.now().getTime())
		return (await api.call(createPost, aNewPost(given))).post;
	const { post } = await api.call(createPost, aNewPost(rest));
	await api.db.update(blogPosts).set({ scheduled_at: at }).where(eq(blogPosts.id, post.id));
	return { ...post, scheduled_at: at };
}
