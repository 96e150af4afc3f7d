import { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import type { TestApi } from '../test-api.ts';

export type NewPostInput = InputOf<typeof createPost>;

/** What the create form sends, all of it boring. */
export const aNewPost = (given: Partial<NewPostInput> = {}): NewPostInput => ({
	title: 'Um título',
	content: 'Um texto curto.',
	author: 'Ana',
	category: 'Gestão',
	...given,
});

/** A post, made through the function that makes posts. */
export async function createdPost(api: TestApi, given: Partial<NewPostInput> = {}) {
	return (await api.call(createPost, aNewPost(given))).post;
}
