import type { PostValues } from './post-values.ts';

/** Nothing was written, so there is nothing to keep. */
export const isBlank = ({ tags, ...values }: PostValues): boolean =>
	tags.length === 0 &&
	[values.title, values.content, values.excerpt, values.slug, values.image_url, values.image_alt]
		.join('')
		.trim() === '';
