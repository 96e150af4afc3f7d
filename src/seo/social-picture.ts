import { paths } from '#config/paths';
import { site } from '#config/site';
import { readOwnImage } from '#domain/pictures/own-picture';
import type { PostSummary } from '#domain/post/post';
import { absoluteUrl } from './absolute-url.ts';
import type { PageMeta } from './page-meta.ts';

/** Pixels of every social card picture. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

export interface SocialPicture {
	url: string;
	type: 'image/jpeg' | 'image/png';
	alt: string;
}

/** The picture of a post's card: its cover, or a drawing with its title where the cover is missing or on another site. */
export function postPicture(
	{ slug, revision, title, image_url, image_alt }: PostSummary,
	siteUrl: string,
): SocialPicture {
	const hasCover = readOwnImage(image_url ?? '') !== undefined;
	return {
		url: absoluteUrl(siteUrl, paths.socialPicture(slug, revision, hasCover ? 'jpg' : 'png')),
		type: hasCover ? 'image/jpeg' : 'image/png',
		alt: (hasCover && image_alt) || `${title}, no blog ${site.name}`,
	};
}

/** The picture of a page's card; every page but a post's uses the brand's. */
export function socialPicture(
	{ subject }: Pick<PageMeta, 'subject'>,
	siteUrl: string,
): SocialPicture {
	if (subject.kind === 'post') return postPicture(subject.post, siteUrl);
	const url = absoluteUrl(siteUrl, paths.brandPicture);
	return { url, type: 'image/png', alt: `${site.name}: ${site.tagline}` };
}
