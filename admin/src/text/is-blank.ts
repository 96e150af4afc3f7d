import { typedFields } from '#domain/post/post-fields';
import type { PostValues } from './post-values.ts';

/** Nothing was written, so there is nothing to keep. */
export const isBlank = (values: PostValues): boolean =>
	typedFields.every((name) => [values[name] ?? ''].join('').trim() === '');
