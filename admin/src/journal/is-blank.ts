import type { DraftFields } from '#domain/post-versions';

/** Nothing was written: there is nothing to keep and nothing to lose. */
export const isBlank = (values: DraftFields): boolean =>
	[values.title, values.content, values.excerpt, values.image_url].every(
		(text) => text.trim() === '',
	);
