import { paths } from '#config/paths';
import { site } from '#config/site';
import { readOwnImage } from '#domain/pictures/own-picture';
import { absoluteUrl } from './absolute-url.ts';
import type { PageMeta } from './page-meta.ts';

/** Pixels of every social card picture. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

export interface SocialPicture {
	url: string;
	type: 'image/jpeg' | 'image/png';
	alt: string;
}

/**
 * The picture of a page's card. A post has its own: its cover, or a drawing with its title where the cover is missing or
 * on another site. Every other page uses the brand's.
 */
export function socialPicture(
	{ subject }: Pick<PageMeta, 'subject'>,
	siteUrl: string,
): SocialPicture {
	if (subject.kind !== 'post') {
		const url = absoluteUrl(siteUrl, paths.brandPicture);
		return { url, type: 'image/png', alt: `${site.name}: ${site.tagline}` };
	}
	const { slug, revision, title, image_url, image_alt } = subject.post;
	const hasCover = readOwnImage(image_url ?? '') !== undefined;
	return {
		url: absoluteUrl(siteUrl, paths.socialPicture(slug, revision, hasCover ? 'jpg' : 'png')),
		type: hasCover ? 'image/jpeg' : 'image/png',
		alt: (hasCover && image_alt) || `${title}, no blog ${site.name}`,
	};
}
