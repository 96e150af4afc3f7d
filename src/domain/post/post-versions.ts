import {
	type CopyField,
	copyFields,
	emptyFields,
	type FieldValues,
	mapFields,
	type RevisionField,
	revisionFields,
} from './post-fields.ts';

/** What the form contains while a post is being edited: nothing is required or validated yet. */
export type CopyFields = { [Name in CopyField]: Written<FieldValues<CopyField>, Name> };
/** A form's text field is empty where a post's field is absent; a time is absent in both. */
type Written<Values, Name extends keyof Values> = Name extends 'scheduled_at'
	? Values[Name]
	: NonNullable<Values[Name]>;

/** Converts a post's value to the form's. */
const toWritten = (name: CopyField, value: unknown) =>
	name === 'scheduled_at' ? value : (value ?? '');

/** Converts a post to form values. */
export const copyFieldsOf = (post: FieldValues<CopyField>): CopyFields =>
	mapFields(copyFields, (name) => toWritten(name, post[name])) as CopyFields;

/** Converts form values to a post's: empty fields become absent where a post allows that. */
export const postOf = (values: CopyFields): FieldValues<CopyField> =>
	mapFields(copyFields, (name) => {
		const value = values[name];
		const isBare = typeof value === 'string' && value.trim() === '';
		return isBare ? emptyFields([name])[name] : value;
	}) as FieldValues<CopyField>;

/** Completes a working copy from an earlier version of this product, which lacks newer fields. */
export const completeCopy = (kept: Partial<CopyFields>): CopyFields => ({
	...copyFieldsOf(emptyFields(copyFields)),
	...kept,
});

/** The post's fields at one revision. */
export type RevisionFields = FieldValues<RevisionField>;

/** A revision from before a field existed gets its empty value. */
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
	/** A planned change reached its time. */
	'planned',
	/** A plan took the post off the site. */
	'removed',
	/** The date on which it came out or was created was corrected. */
	'dated',
] as const;
export type RevisionCause = (typeof revisionCauses)[number];
