import { defaultReadTime } from '#config/limits';
import { type DraftField, draftFields } from '#domain/post-fields';
import { completeDraft, type DraftFields } from '#domain/post-versions';

/** The form's values; a working copy on the server has the same fields. */
export type PostValues = DraftFields;
export type FieldName = DraftField;
/** In the form's order, which decides which of several errors is shown first. */
export const fieldNames = draftFields;

export const emptyValues = (author: string): PostValues =>
	completeDraft({ author, read_time: defaultReadTime });
