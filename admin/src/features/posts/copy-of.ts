import { limits } from '#config/limits';
import type { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import { stripDraftPrefix } from '#domain/draft-text';
import type { Post } from '#domain/post';
import { messages } from '../../messages.ts';

/** A long title gives way to the word that tells the copy from its original; never half a letter of it. */
function titleOfCopy(title: string): string {
	const room = limits.title - messages.list.copyOf('').length;
	return messages.list.copyOf(title.slice(0, room).replace(/[\ud800-\udbff]$/, ''));
}

/** What makes a draft of the same text. */
export const copyOf = (post: Post): InputOf<typeof createPost> => ({
	id: crypto.randomUUID(),
	copy_of: post.id,
	title: titleOfCopy(post.title),
	content: stripDraftPrefix(post.content),
	author: post.author,
	excerpt: post.excerpt,
	category_id: post.category_id,
	tags: post.tags,
	read_time: post.read_time,
	image_url: post.image_url,
	image_alt: post.image_alt,
	image_width: post.image_width,
	image_height: post.image_height,
});
