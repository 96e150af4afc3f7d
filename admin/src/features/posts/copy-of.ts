import { limits } from '#config/limits';
import type { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import type { Post } from '#domain/post/post';
import { pickFields, writtenFields } from '#domain/post/post-fields';
import { cutLetters } from '#domain/text/cut-text';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import { messages } from '../../messages.ts';

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
