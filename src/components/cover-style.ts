import { isBook } from '#domain/post/book';
import type { PostCard } from '#domain/post/post';

/**
 * A wall on which dark and white lines can both be read, and a table below the book; with the element, because most
 * pages have none.
 */
export const onGround: React.CSSProperties = {
	objectFit: 'contain',
	padding: '3.5% 0',
	background: 'linear-gradient(#0000 94%,#0004 0) #857355',
};

/** A book's cover is shown whole, and any other is cropped around its focus. */
export function coverStyle(
	post: Pick<PostCard, 'category' | 'tags' | 'image_focus'>,
): React.CSSProperties | undefined {
	if (isBook(post)) return onGround;
	return post.image_focus ? { objectPosition: post.image_focus } : undefined;
}
