import { iconOf } from '#domain/names/category';
import type { PostCard } from '#domain/post/post';
import { band } from '#drawings/band';
import { drawingOf, readDrawing } from '#drawings/drawing';
import type { GroundName } from '#drawings/grounds';
import type { IconName } from './icon.tsx';
import sprite from './sprites/icons.svg?raw';

/** The address of a band that no build drew, as for a draft. */
export const drawBand = (post: PostCard): string =>
	`data:image/svg+xml,${encodeURIComponent(articleBand(post))}`;

/** Draws the strip above an article without a picture: a gradient with the category's icon. */
export function articleBand(post: PostCard): string {
	const icon = iconDrawing(iconOf(post.category));
	const { ground } = readDrawing(drawingOf(post));
	return band({ slug: post.slug, title: post.title, icon }, ground as GroundName);
}

/** The markup of an icon on its grid of 24 units, for drawings that stand alone. */
export function iconDrawing(name: IconName): string {
	return sprite.split(`id="${name}" viewBox="0 0 24 24">`)[1]?.split('</symbol>')[0] ?? '';
}
