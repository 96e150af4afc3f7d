import { ignoredImageHosts } from '#config/ignored-image-hosts';
import { usableImageUrl } from '#domain/image-rules';
import { readOwnImage } from '#domain/own-image';
import type { PostCard } from '#domain/post';

/** How wide a picture is shown: the browser takes the stored size that suffices. */
const shownWidths = {
	media: '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw',
	featured: '(width >= 60rem) 45rem, 100vw',
	'article-hero': 'min(100vw, 75rem)',
} as const;

export interface PictureSource {
	src: string;
	/** Only pictures of our own come in several sizes. */
	srcSet: string | undefined;
	sizes: string | undefined;
}

/** Where a post's picture is to be had for this place of a page; undefined where it has no usable one (Spec §4). */
export function pictureSource(
	{ image_url }: Pick<PostCard, 'image_url'>,
	place: keyof typeof shownWidths,
): PictureSource | undefined {
	const src = usableImageUrl(image_url, ignoredImageHosts);
	if (!src) return undefined;
	const srcSet = readOwnImage(src)?.srcset;
	return { src, srcSet, sizes: srcSet && shownWidths[place] };
}
