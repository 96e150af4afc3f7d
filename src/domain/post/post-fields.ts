import { type FieldPlace, type FieldTypes, postFieldTable } from './post-field-table.ts';

type Table = typeof postFieldTable;
export type PostField = keyof Table;
interface Rule {
	type: keyof FieldTypes;
	in: readonly FieldPlace[];
	writtenBy: string;
	seen: boolean;
	ofCover?: true;
	isRead?: true;
	prefilled?: true;
}
/** The fields whose rule matches. */
type FieldsThat<Says> = {
	[Name in PostField]: Table[Name] extends Says ? Name : never;
}[PostField];
type FieldsIn<Place extends FieldPlace> = {
	[Name in PostField]: Place extends Table[Name]['in'][number] ? Name : never;
}[PostField];

/** Every field but the body, which lists do without. */
export type SummaryField = Exclude<PostField, 'content'>;
export type CardField = FieldsIn<'card'>;
export type RevisionField = FieldsIn<'revision'>;
export type CopyField = FieldsIn<'copy'>;
export type ExportField = FieldsIn<'export'>;
export type WrittenField = FieldsThat<{ writtenBy: 'editor' }>;
export type CoverField = FieldsThat<{ ofCover: true }>;
export type OptionalText = FieldsThat<{ type: 'optional text' }>;
export type SearchField = FieldsIn<'search'>;
/** The fields that are columns of `blog_posts`. */
export type ColumnField = Exclude<PostField, 'category' | 'excerpt_typed'>;

/** Fields with their value types. */
export type FieldValues<Name extends PostField> = { [N in Name]: FieldTypes[Table[N]['type']] };

export const postFieldNames = Object.keys(postFieldTable) as readonly PostField[];
const list = <Name extends PostField>(is: (rule: Rule) => boolean): readonly Name[] =>
	postFieldNames.filter((name): name is Name => is(postFieldTable[name]));
const listIn = <Place extends FieldPlace>(place: Place): readonly FieldsIn<Place>[] =>
	list((rule) => rule.in.includes(place));

export const summaryFields = postFieldNames.filter(
	(name): name is SummaryField => name !== 'content',
);
export const cardFields = listIn('card');
export const revisionFields = listIn('revision');
export const copyFields = listIn('copy');
export const exportFields = listIn('export');
export const writtenFields = list<WrittenField>(({ writtenBy }) => writtenBy === 'editor');
export const searchFields = listIn('search');
/** What only the desk's search reads beside title and article. */
export const listSearchFields: readonly Exclude<FieldsIn<'list search'>, 'title'>[] = listIn(
	'list search',
).filter((name) => name !== 'title');
export const optionalTexts = list<OptionalText>(({ type }) => type === 'optional text');
/** In which somebody can have written something. */
export const typedFields = copyFields.filter((name) => {
	const { type, writtenBy, prefilled }: Rule = postFieldTable[name];
	const isTyped = type === 'text' || type === 'optional text' || type === 'text list';
	return isTyped && writtenBy === 'editor' && !prefilled;
});
export const coverFields = list<CoverField>(({ ofCover }) => ofCover === true);
/** By which an article is a changed one. */
export const readFields = list<FieldsThat<{ isRead: true }>>(({ isRead }) => isRead === true);
/** What pages show of a post, apart from its article. */
export const seenFields = list<FieldsThat<{ seen: true }>>(({ seen }) => seen);

/** An object with the result of `of` for each of these fields. */
export const mapFields = <Name extends PostField, Value>(
	fields: readonly Name[],
	of: (name: Name) => Value,
) => Object.fromEntries(fields.map((name) => [name, of(name)])) as Record<Name, Value>;

/** Picks these fields of an object; undefined ones are omitted. */
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
	'text list': [],
	number: 0,
	'optional number': null,
	flag: false,
	time: '',
	'optional time': null,
	category: null,
};

/** The empty value of each of these fields. */
export const emptyFields = <Name extends PostField>(fields: readonly Name[]) =>
	mapFields(fields, (name) => nothing[postFieldTable[name].type]) as FieldValues<Name>;

/** The cover fields of a post without a cover. */
export const noCover = emptyFields(coverFields);
