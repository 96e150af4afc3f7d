import { iconOf } from '#domain/names/category';
import type { PostCard } from '#domain/post/post';
import { band } from '#drawings/band';
import { drawingOf, readDrawing } from '#drawings/drawing';
import type { GroundName } from '#drawings/grounds';
import { iconDrawing } from './icon-drawing.ts';

/** The address of a band that no build drew, as for a draft. */
export const drawBand = (post: PostCard): string =>
	`data:image/svg+xml,${encodeURIComponent(articleBand(post))}`;

/** Draws the strip above an article without a picture (Spec §2: a gradient with the category's icon). */
export function articleBand(post: PostCard): string {
	const icon = iconDrawing(iconOf(post.category));
	const { ground } = readDrawing(drawingOf(post));
	return band({ slug: post.slug, title: post.title, icon }, ground as GroundName);
}
