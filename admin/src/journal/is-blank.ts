import type { DraftFields } from '#domain/post-versions';

/** Nothing was written: there is nothing to keep and nothing to lose. */
export const isBlank = ({ tags, ...values }: DraftFields): boolean =>
	tags.length === 0 &&
	[values.title, values.content, values.excerpt, values.slug, values.image_url, values.image_alt]
		.join('')
		.trim() === '';
