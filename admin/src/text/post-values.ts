import { defaultReadTime } from '#config/limits';
import { type CopyField, copyFields, typedFields } from '#domain/post/post-fields';
import { type CopyFields, completeCopy } from '#domain/post/post-versions';

/** Nothing was written, so there is nothing to keep. */
export const isBlank = (values: PostValues): boolean =>
	typedFields.every((name) => [values[name] ?? ''].join('').trim() === '');

/** The form's values; a working copy on the server has the same fields. */
export type PostValues = CopyFields;
export type FieldName = CopyField;
export type SmallName = Exclude<FieldName, 'content'>;
/** What react-hook-form holds: every field but the text, which only has its faults there. */
export type SmallFields = Pick<PostValues, SmallName> & { content?: never };
/** In the form's order, which decides which of several errors is shown first. */
export const fieldNames = copyFields;
export const smallFieldNames = fieldNames.filter((name) => name !== 'content');

export const emptyValues = (author: string): PostValues =>
	completeCopy({ author, read_time: defaultReadTime });
