import type { DraftFields } from '#domain/post-versions';

/** Nothing was written: there is nothing to keep and nothing to lose. */
export const isBlank = (values: DraftFields): boolean =>
	values.title.trim() === '' && values.content.trim() === '' && values.excerpt.trim() === '';
