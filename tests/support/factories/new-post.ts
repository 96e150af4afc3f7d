import { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
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

/** Creates a post through the function that creates posts. */
export async function createdPost(api: TestApi, given: Partial<NewPostInput> = {}) {
	return (await api.call(createPost, aNewPost(given))).post;
}
