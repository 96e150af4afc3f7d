import { ignoredImageHosts } from '#config/site';
import { readOwnImage } from '#domain/pictures/own-picture';
import { usableImageUrl } from '#domain/pictures/picture-address';
import type { PostCard } from '#domain/post/post';

/** How wide a picture is displayed, so that the browser can choose a stored size. */
const shownWidths = {
	media: '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw',
	featured: '(width >= 60rem) 45rem, 100vw',
	'article-hero': 'min(100vw, 75rem)',
} as const;

export interface PictureSource {
	src: string;
	/** Only pictures in this site's own store have several sizes. */
	srcSet: string | undefined;
	sizes: string | undefined;
}

/** Source of a post's picture for this place on the page; undefined when there is no usable picture (Spec §4). */
export function pictureSource(
	{ image_url }: Pick<PostCard, 'image_url'>,
	place: keyof typeof shownWidths,
): PictureSource | undefined {
	const src = usableImageUrl(image_url, ignoredImageHosts);
	if (!src) return undefined;
	const srcSet = readOwnImage(src)?.srcset;
	return { src, srcSet, sizes: srcSet && shownWidths[place] };
}
