import { ignoredImageHosts } from '#config/site';
import { readOwnImage } from '#domain/pictures/own-picture';
import { usableImageUrl } from '#domain/pictures/picture-address';
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

/** Pixels. What is left of a narrower cover when it is cut would be blurred. */
const leastCutWidth = 800;

/** A book's cover is shown whole, as a small one is, and any other is cropped around its focus. */
export function coverStyle(
	post: Pick<PostCard, 'category' | 'tags' | 'image_focus' | 'image_width'>,
): React.CSSProperties | undefined {
	if (isBook(post)) return onGround;
	if (post.image_width && post.image_width < leastCutWidth) return { objectFit: 'contain' };
	return post.image_focus ? { objectPosition: post.image_focus } : undefined;
}

/** How wide a picture is displayed, so that the browser can choose a stored size. */
export const shownWidths = {
	media: '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw',
	brief: '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 112px',
	featured: '(width >= 60rem) 45rem, 100vw',
	'article-hero': '(width >= 100rem) 35rem, (width >= 64rem) 28rem, 100vw',
} as const;

export interface PictureSource {
	src: string;
	/** Only pictures in this site's own store have several sizes. */
	srcSet: string | undefined;
	sizes: string | undefined;
}

/** Source of a post's picture for this place on the page; undefined when there is no usable picture. */
export function pictureSource(
	{ image_url }: Pick<PostCard, 'image_url'>,
	place: keyof typeof shownWidths,
): PictureSource | undefined {
	const src = usableImageUrl(image_url, ignoredImageHosts);
	if (!src) return undefined;
	const srcSet = readOwnImage(src)?.srcset;
	return { src, srcSet, sizes: srcSet && shownWidths[place] };
}
