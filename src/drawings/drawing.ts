import type { PostCard } from '#domain/post/post';
import { type Look, likesOf } from './look.ts';

/**
 * A post's `drawing` names its look and, after it, the version of its own file: `fachada-noite-1f0c9a2b`. Without a
 * version it is one of the spare drawings, which exist in every look for any post.
 */
export function readDrawing(drawing: string): Look & { version: string | undefined } {
	const [motif = '', ground = '', version] = drawing.split('-');
	return { motif, ground, version };
}

/** A post outside a build, such as a draft, is shown with the spare drawing that it likes best. */
export function drawingOf(post: Pick<PostCard, 'slug' | 'category' | 'tags' | 'drawing'>): string {
	if (post.drawing) return post.drawing;
	const { motif, ground } = likesOf(post);
	return `${motif([])}-${ground([])}`;
}

/** The name of the file that shows a post's drawing, without its extension. */
export function drawingFile({ slug, ...post }: Parameters<typeof drawingOf>[0]): string {
	const drawing = drawingOf({ slug, ...post });
	return readDrawing(drawing).version === undefined ? drawing : `${slug}-${drawing}`;
}
