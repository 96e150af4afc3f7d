import { type FieldPlace, type FieldTypes, postFieldTable } from './post-field-table.ts';

type Table = typeof postFieldTable;
export type PostField = keyof Table;
type Rule = { in: readonly FieldPlace[]; writtenBy: string; seen: boolean; ofCover?: true };
/** The fields whose line in the table says this. */
type FieldsThat<Says> = {
	[Name in PostField]: Table[Name] extends Says ? Name : never;
}[PostField];
type FieldsIn<Place extends FieldPlace> = {
	[Name in PostField]: Place extends Table[Name]['in'][number] ? Name : never;
}[PostField];

export type SummaryField = FieldsIn<'summary'>;
export type CardField = FieldsIn<'card'>;
export type RevisionField = FieldsIn<'revision'>;
export type DraftField = FieldsIn<'draft'>;
export type ExportField = FieldsIn<'export'>;
export type WrittenField = FieldsThat<{ writtenBy: 'editor' }>;
export type CoverField = FieldsThat<{ ofCover: true }>;
/** What a row of posts has a column for. */
export type ColumnField = Exclude<PostField, 'category'>;

/** Fields with what each holds. */
export type FieldValues<Name extends PostField> = { [N in Name]: FieldTypes[Table[N]['type']] };

export const postFieldNames = Object.keys(postFieldTable) as readonly PostField[];
const list = <Name extends PostField>(is: (rule: Rule) => boolean): readonly Name[] =>
	postFieldNames.filter((name): name is Name => is(postFieldTable[name]));
const listIn = <Place extends FieldPlace>(place: Place): readonly FieldsIn<Place>[] =>
	list((rule) => rule.in.includes(place));

export const summaryFields = listIn('summary');
export const cardFields = listIn('card');
export const revisionFields = listIn('revision');
export const draftFields = listIn('draft');
export const exportFields = listIn('export');
export const writtenFields = list<WrittenField>(({ writtenBy }) => writtenBy === 'editor');
export const coverFields = list<CoverField>(({ ofCover }) => ofCover === true);
/** What pages show of a post, its article apart. */
export const seenFields = list<FieldsThat<{ seen: true }>>(({ seen }) => seen);

/** An object of these fields, each with what `of` says. */
export const mapFields = <Name extends PostField, Value>(
	fields: readonly Name[],
	of: (name: Name) => Value,
) => Object.fromEntries(fields.map((name) => [name, of(name)])) as Record<Name, Value>;

/** These fields of an object that may have more; what it leaves undefined is left out. */
export const pickFields = <Name extends PostField, From extends { [N in Name]?: unknown }>(
	from: From,
	fields: readonly Name[],
) =>
	mapFields(
		fields.filter((name) => from[name] !== undefined),
		(name) => from[name],
	) as Pick<From, Name>;

const nothing: FieldTypes = {
	text: '',
	'optional text': null,
	'optional id': null,
	words: [],
	number: 0,
	'optional number': null,
	flag: false,
	time: '',
	'optional time': null,
	category: null,
};

/** What these fields hold of which nothing was said. */
export const emptyFields = <Name extends PostField>(fields: readonly Name[]) =>
	mapFields(fields, (name) => nothing[postFieldTable[name].type]) as FieldValues<Name>;

/** A post's cover when it has none. */
export const noCover = emptyFields(coverFields);
