import {
	type DraftField,
	draftFields,
	emptyFields,
	type FieldValues,
	mapFields,
	type RevisionField,
	revisionFields,
} from './post-fields.ts';

/** What the form holds while a post is being written: nothing is required, nothing is judged yet. */
export type DraftFields = { [Name in DraftField]: Written<FieldValues<DraftField>, Name> };
/** A form's field of text is empty where a post's is absent; a time is absent in both. */
type Written<Values, Name extends keyof Values> = Name extends 'scheduled_at'
	? Values[Name]
	: NonNullable<Values[Name]>;

/** A form's value out of a post's. */
const toWritten = (name: DraftField, value: unknown) =>
	name === 'scheduled_at' ? value : (value ?? '');

/** What a form holds of a post. */
export const draftOf = (post: FieldValues<DraftField>): DraftFields =>
	mapFields(draftFields, (name) => toWritten(name, post[name])) as DraftFields;

/** What a post has of a form's values: what was left empty is absent where a post may lack it. */
export const postOf = (values: DraftFields): FieldValues<DraftField> =>
	mapFields(draftFields, (name) => {
		const value = values[name];
		const isBare = typeof value === 'string' && value.trim() === '';
		return isBare ? emptyFields([name])[name] : value;
	}) as FieldValues<DraftField>;

/** A working copy of an earlier version of this product lacks what posts did not have then. */
export const completeDraft = (kept: Partial<DraftFields>): DraftFields => ({
	...draftOf(emptyFields(draftFields)),
	...kept,
});

/** The fields of a post as one revision had them. */
export type RevisionFields = FieldValues<RevisionField>;

/** A revision of before a field was there had none of it. */
export const completeRevision = (kept: Partial<RevisionFields>): RevisionFields => ({
	...emptyFields(revisionFields),
	...kept,
});

/** Why a revision was made. */
export const revisionCauses = [
	'create',
	'save',
	'publish',
	'unpublish',
	'schedule',
	'restore',
	'import',
	'delete',
] as const;
export type RevisionCause = (typeof revisionCauses)[number];
