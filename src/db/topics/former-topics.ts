import { and, asc, desc, eq, gte, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FormerCategory, FormerTag } from '#domain/names/topic';
import type { Database } from '../client.ts';
import { textArray } from '../posts/post-values.ts';
import { categories } from '../schema.ts';
import { formerCategories, formerTags } from '../topic-schema.ts';

/** The category that one that is gone leads to; null for none, undefined for one that never was. */
export async function findCategoryHeir(
	db: Database,
	id: string,
): Promise<string | null | undefined> {
	const [former] = await db
		.select({ heir: formerCategories.category_id })
		.from(formerCategories)
		.where(eq(formerCategories.former_id, id))
		.orderBy(desc(formerCategories.id))
		.limit(1);
	return former?.heir;
}

/** What a tag that existed at this moment is called today; null when it is gone. */
export async function findTagHeir(db: Database, name: string, at: string): Promise<string | null> {
	const [former] = await db
		.select({ heir: formerTags.tag })
		.from(formerTags)
		.where(and(eq(formerTags.name, name), gte(formerTags.created_at, at)))
		.orderBy(asc(formerTags.id))
		.limit(1);
	return former ? former.heir : name;
}

/** Newest first. */
export const listFormerCategories = (db: Database): Promise<FormerCategory[]> =>
	db
		.select({
			id: formerCategories.former_id,
			name: formerCategories.name,
			slug: formerCategories.slug,
			to: categories.slug,
		})
		.from(formerCategories)
		.leftJoin(categories, eq(categories.id, formerCategories.category_id))
		.orderBy(desc(formerCategories.id));

/** Newest first. */
export const listFormerTags = (db: Database): Promise<FormerTag[]> =>
	db
		.select({ name: formerTags.name, to: formerTags.tag })
		.from(formerTags)
		.orderBy(desc(formerTags.id));

/** Whether the post once had this tag, as its revisions say; what was only typed in a draft is in none. */
const mayHaveHad = (postId: SQLWrapper | string, name: SQLWrapper): SQL => sql`exists (
	select from blog_posts unsaved where unsaved.id = ${postId} and unsaved.typed_version is not null
	union all
	select from post_revisions where post_id = ${postId} and fields -> 'tags' ? ${name})`;

/**
 * The tags of a form that may have been open while they got another name: a former name that this post once had means
 * the tag in its place, unless the form has both.
 */
export async function followOpenForm(
	db: Database,
	post: { id: string; tags: readonly string[] },
	tags: readonly string[],
): Promise<string[]> {
	const added = tags.filter((tag) => !post.tags.includes(tag));
	const missing = post.tags.filter((tag) => !tags.includes(tag));
	if (added.length === 0 || missing.length === 0) return [...tags];
	const rows = await db
		.select({ name: formerTags.name, tag: formerTags.tag })
		.from(formerTags)
		.where(
			sql`${inArray(formerTags.name, added)} and ${inArray(formerTags.tag, missing)}
				and ${mayHaveHad(post.id, formerTags.name)}`,
		);
	const heirs = new Map(rows.map(({ name, tag }) => [name, tag]));
	return [...new Set(tags.map((tag) => heirs.get(tag) ?? tag))];
}

/** The same within the update of a draft's row. */
export const followedTags = (tags: readonly string[]): SQL => sql`array(
	select coalesce((
		select tag from former_tags
		where name = typed.name and typed.name <> all(blog_posts.tags)
			and tag = any(blog_posts.tags) and tag <> all(${textArray(tags)})
			and ${mayHaveHad(sql`blog_posts.id`, sql`typed.name`)}
		order by former_tags.id desc limit 1), typed.name)
	from unnest(${textArray(tags)}) with ordinality as typed(name, place) order by place)`;

/** Fields that were written at `writtenAt`, with the topics that theirs lead to today. */
export async function followTopics<
	Fields extends { category_id: string | null; tags: readonly string[] },
>(db: Database, fields: Fields, writtenAt: string): Promise<Fields & { tags: string[] }> {
	const heir = fields.category_id ? await findCategoryHeir(db, fields.category_id) : undefined;
	const former = await db
		.select({ name: formerTags.name, tag: formerTags.tag })
		.from(formerTags)
		.where(and(inArray(formerTags.name, [...fields.tags]), gte(formerTags.created_at, writtenAt)))
		// The first change after the text was written says what its tag became.
		.orderBy(asc(formerTags.id));
	const heirs = new Map(former.toReversed().map(({ name, tag }) => [name, tag]));
	const tags = fields.tags.flatMap((name) => (heirs.has(name) ? (heirs.get(name) ?? []) : name));
	return {
		...fields,
		tags: [...new Set(tags)],
		category_id: heir === undefined ? fields.category_id : heir,
	};
}
