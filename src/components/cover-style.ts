import { isBook } from '#domain/book';
import type { PostCard } from '#domain/post';

/** A wall and a table, as behind a drawn book; with the element, because most pages have none. */
export const onGround: React.CSSProperties = {
	objectFit: 'contain',
	padding: '3.5% 0',
	background: 'linear-gradient(#0000 89%,#0004 0),radial-gradient(at 50% 40%,#4b3a22,#2a2014)',
};

/** A book's cover is shown whole, and any other is cropped around its focus. */
export function coverStyle(
	post: Pick<PostCard, 'category' | 'tags' | 'image_focus'>,
): React.CSSProperties | undefined {
	if (isBook(post)) return onGround;
	return post.image_focus ? { objectPosition: post.image_focus } : undefined;
}
