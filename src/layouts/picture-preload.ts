import type { PictureSource } from '#components/picture-source.ts';
import { voidTag } from '#seo/head-tags';

/** Preloads the first viewport's picture, as HTML for the head, so that it loads alongside the style sheets. */
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
