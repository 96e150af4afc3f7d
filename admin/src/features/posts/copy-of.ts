import { limits } from '#config/limits';
import type { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import { stripDraftPrefix } from '#domain/draft-text';
import type { Post } from '#domain/post';
import { pickFields, writtenFields } from '#domain/post-fields';
import { messages } from '../../messages.ts';

/** A long title gives way to the word that tells the copy from its original; never half a letter of it. */
function titleOfCopy(title: string): string {
	const room = limits.title - messages.list.copyOf('').length;
	return messages.list.copyOf(title.slice(0, room).replace(/[\ud800-\udbff]$/, ''));
}

/** What makes a draft of the same text, at an address of its own. */
export function copyOf(post: Post): InputOf<typeof createPost> {
	const { slug: _, ...written } = pickFields(post, writtenFields);
	return {
		...written,
		id: crypto.randomUUID(),
		copy_of: post.id,
		title: titleOfCopy(post.title),
		content: stripDraftPrefix(post.content),
	};
}
