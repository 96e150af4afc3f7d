import { readOwnImage } from '#domain/pictures/own-picture';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { withoutPictureWords } from '#domain/pictures/picture-words';
import { setAttribute } from '../create-element.ts';

/** Shows the picture at this address as readers would see it; returns false for an address that cannot be shown. */
export function showPicture(
	image: HTMLImageElement,
	{ url, alt }: { url: string; alt: string },
	sizes = '(width >= 48rem) 43rem, 100vw',
): boolean {
	const source = usableImageUrl(url);
	const own = source === null ? undefined : readOwnImage(source);
	const src = own?.src ?? (source === null ? undefined : withoutPictureWords(source));
	image.alt = alt;
	setAttribute(image, 'width', own?.height === undefined ? undefined : `${own.width}`);
	setAttribute(image, 'height', own?.height === undefined ? undefined : `${own.height}`);
	setAttribute(image, 'sizes', own && sizes);
	setAttribute(image, 'srcset', own?.srcset);
	if (image.getAttribute('src') !== src) setAttribute(image, 'src', src);
	return src !== undefined;
}
