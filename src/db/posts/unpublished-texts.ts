import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { listRows } from '../sql-text.ts';
import type { TaggedRow } from '../topics/kept-topic.ts';

/** Where texts wait that are not posts yet, with the fields of a form: working copies and planned changes. */
const places = [
	{ table: sql`drafts`, id: sql`post_id` },
	{ table: sql`plans`, id: sql`id` },
];

const idList = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;
const everywhere = async <Row>(db: Database, query: (place: (typeof places)[number]) => SQL) => {
	const found: Row[] = [];
	for (const place of places) found.push(...(await listRows<Row>(db, query(place))));
	return found;
};

/** Gives the texts of one category another one, in a form '' for none, and returns their ids. */
export async function moveUnpublishedTexts(
	db: Database,
	from: string | null,
	into: string | null,
	among?: readonly string[],
): Promise<string[]> {
	const rows = await everywhere<{ id: string }>(
		db,
		({ table, id }) => sql`update ${table}
			set fields = jsonb_set(fields, '{category_id}', to_jsonb(${into ?? ''}::text))
			where fields ->> 'category_id' = ${from ?? ''}
				and ${among ? sql`${id} = any(${idList(among)})` : sql`true`}
			returning ${id} as id`,
	);
	return rows.map(({ id }) => id);
}

const lockWhere = (db: Database, where: (id: SQL) => SQL) =>
	everywhere<TaggedRow>(
		db,
		({ table, id }) => sql`select ${id} as id, fields -> 'tags' as tags from ${table}
			where ${where(id)} order by ${id} for update`,
	);

/** The texts with one of these tags, locked. */
export const lockTaggedTexts = (db: Database, names: SQL): Promise<TaggedRow[]> =>
	lockWhere(db, () => sql`fields -> 'tags' ?| ${names}`);

/** The texts with these ids, locked. */
export const lockTexts = (db: Database, ids: readonly string[]): Promise<TaggedRow[]> =>
	lockWhere(db, (id) => sql`${id} = any(${idList(ids)})`);

export async function writeTagsOfTexts(db: Database, texts: readonly TaggedRow[]): Promise<void> {
	if (texts.length === 0) return;
	await everywhere(
		db,
		({ table, id }) => sql`update ${table} set fields = jsonb_set(fields, '{tags}', given.tags)
			from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(id uuid, tags jsonb)
			where ${table}.${id} = given.id`,
	);
}
