import { limits } from '#config/limits';
import { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import { valuesOf } from '#domain/post/form-values';
import { type Post, postStatus } from '#domain/post/post';
import { pickFields, writtenFields } from '#domain/post/post-fields';
import { cutLetters } from '#domain/text/cut-text';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import { call } from '../api/call.ts';
import { fetchPost } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { beginText } from '../text/begin-post.ts';

/** Shortens a long title to make room for the copy's suffix. */
export function titleOfCopy(title: string): string {
	const room = limits.title - messages.list.copyOf('').length;
	return messages.list.copyOf(cutLetters(title, room));
}

/** The input that creates a draft with the same text and a new address. */
export function copyOf(post: Post): InputOf<typeof createPost> {
	const { slug: _, ...written } = pickFields(post, writtenFields);
	return {
		...written,
		id: crypto.randomUUID(),
		copy_of: post.id,
		title: titleOfCopy(post.title),
		content: stripTitlePrefix(post.content),
	};
}

/** Makes a draft with the words of a post, of a draft also with what it still lacks. Loaded on demand: the list must not wait for the validation rules. Returns the copy's id. */
export async function duplicate(id: string): Promise<string> {
	const post = await fetchPost(id);
	if (postStatus(post) !== 'draft') return (await call(createPost, copyOf(post))).post.id;
	return beginText({ ...valuesOf(post), title: titleOfCopy(post.title), slug: '' });
}
