import { paths } from '#config/paths';
import { site } from '#config/site';
import { absoluteUrl } from './absolute-url.ts';
import type { PageMeta } from './page-meta.ts';

/** Pixels of every social card picture. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

export interface SocialPicture {
	url: string;
	alt: string;
}

/** The picture of a page's card: a post has its own, every other page uses the brand's. */
export function socialPicture(meta: Pick<PageMeta, 'subject'>, siteUrl: string): SocialPicture {
	const { subject } = meta;
	return subject.kind === 'post'
		? {
				url: absoluteUrl(siteUrl, paths.socialPicture(subject.post.slug, subject.post.revision)),
				alt: `${subject.post.title}, no blog ${site.name}`,
			}
		: { url: absoluteUrl(siteUrl, paths.brandPicture), alt: `${site.name}: ${site.tagline}` };
}
