import type { PictureSource } from '#components/picture-source.ts';
import { voidTag } from '#seo/head-tags';

/** The picture of the first screen, as HTML for the head: asked for with the style sheets, not after them. */
export function picturePreload(picture: PictureSource | undefined): string {
	if (!picture) return '';
	return voidTag('link', {
		rel: 'preload',
		as: 'image',
		href: picture.src,
		imagesrcset: picture.srcSet,
		imagesizes: picture.sizes,
		fetchpriority: 'high',
	});
}
