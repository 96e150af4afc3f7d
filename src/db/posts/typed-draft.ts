import { inArray, type SQL, sql } from 'drizzle-orm';
import { limits } from '#config/limits';
import {
	type CopyField,
	copyFields,
	optionalTexts,
	pickFields,
	revisionFields,
} from '#domain/post/post-fields';
import { type CopyFields, copyFieldsOf } from '#domain/post/post-versions';
import { fold } from '#domain/text/fold';
import { hasPrefix, oneLine, stripTitlePrefix } from '#domain/text/title-prefix';
import { blogPosts, drafts } from '../schema.ts';
import { followedTags } from '../topics/former-topics.ts';
import { textArray } from './post-values.ts';
import { searchWordsOf } from './search-words.ts';

const { id, published, scheduled_at, deleted_at, is_created, typed_version } = blogPosts;

/** Neither readers nor the schedule know of it, so autosave may write its row. A created one in the bin is left as it is. */
export const isDraft: SQL = sql`(not ${published} and ${scheduled_at} is null
	and (${deleted_at} is null or not ${is_created}))`;

/** On the wire a text that is not created yet has revision 0. */
export const shownRevision = (posts: typeof blogPosts) =>
	sql<number>`${posts.revision} * ${posts.is_created}::integer`.mapWith(Number);

/** Of these, the drafts with words that no act has checked: in their rows, or in a copy from before they were drafts. */
export const isUnsaved = (ids: readonly string[]): SQL =>
	sql`${inArray(id, [...ids])} and ${isDraft} and ${deleted_at} is null and (${typed_version} is not null
		or exists (select from ${drafts} where ${drafts.post_id} = ${id}))`;

/** Where versions begin: never where earlier ones did, which another tab may still show. */
export const firstVersion = sql`1000 + floor(random() * 1000000000)::integer`;

/** For a change that leaves what the form has alone. A post that is not created has no revisions yet. */
export const nextRevision = sql.raw(
	'revision = blog_posts.revision + blog_posts.is_created::integer',
);
/** For a change of a field that the form has: an open form merges it. */
export const nextText = sql`${nextRevision}, typed_version = blog_posts.typed_version + 1`;
/** For an act that confirms or replaces everything typed. */
export const nothingTyped = sql.raw(
	'typed_version = null, typed_slug = null, typed_time = null, typed_category = null',
);

/** What `typedText` reads. */
export const typedColumns = {
	...pickFields(blogPosts, copyFields),
	is_created,
	typed_slug: blogPosts.typed_slug,
	typed_time: blogPosts.typed_time,
	typed_category: blogPosts.typed_category,
};
type TypedRow = Pick<
	typeof blogPosts.$inferSelect,
	CopyField | 'is_created' | 'typed_slug' | 'typed_time' | 'typed_category'
>;

/** A draft's row as its form has it. */
export function typedText(row: TypedRow): CopyFields {
	const { is_created: isCreated, typed_slug, typed_time, typed_category } = row;
	const fields = copyFieldsOf(row);
	return {
		...fields,
		content: isCreated ? stripTitlePrefix(row.content) : row.content,
		slug: typed_slug ?? (isCreated ? row.slug : ''),
		scheduled_at: typed_time,
		category_id: typed_category ?? fields.category_id,
	};
}

/** A category that is gone leads to the one in its place. */
const categoryOf = (typed: string): SQL => sql`coalesce(
	(select id from categories where id::text = lower(${typed}::text)),
	(select category_id from former_categories where former_id::text = lower(${typed}::text) order by id desc limit 1))`;

/** The columns of a new draft. Its article is made when somebody needs it: no renderer is named ''. */
function typedValues(fields: CopyFields): [column: string, value: SQL][] {
	const { title, content, excerpt, author, read_time, tags, category_id, slug } = fields;
	const texts = { title, title_folded: fold(title), content, plain_text: content, excerpt, author };
	const rest = {
		search_words: searchWordsOf(title, content),
		read_time,
		renderer: '',
		opening: '',
	};
	return [
		...Object.entries({ ...texts, ...rest }).map(([name, text]): [string, SQL] => [
			name,
			sql`${text}::text`,
		]),
		...optionalTexts
			.filter((name): name is typeof name & keyof CopyFields => name in fields)
			.map((name): [string, SQL] => [name, sql`${fields[name] || null}::text`]),
		['tags', textArray(tags)],
		['category_id', categoryOf(category_id)],
		[
			'typed_category',
			sql`case when ${categoryOf(category_id)} is null then nullif(${category_id}::text, '') end`,
		],
		['typed_slug', sql`nullif(${slug}::text, '')`],
		['typed_time', sql`${fields.scheduled_at}::text`],
	];
}

/** The two leading blocks that `create-post` adds, which no form shows. */
const prefix = `^([ \\t]*\\r?\\n)*# [^\\r\\n]*\\r?\\n([ \\t]*\\r?\\n)*— ?[^\\r\\n]{1,${limits.author}}(\\r?\\n|$)`;

/**
 * What autosave writes into the row of a draft. A text that begins like a prefix gets one above it, so that it is read
 * as text; an emptied author leaves the one who signs a created post.
 */
export function typedAssignments(fields: CopyFields): SQL {
	const { title, author, content, tags, image_url, slug } = fields;
	const [heading, byline] = [oneLine(title), oneLine(author).slice(0, limits.author - 1)];
	const prefixed = `# ${heading}\n\n— ${byline}\n\n${content}`;
	const ofSameCover = (column: string) =>
		sql`case when blog_posts.image_url is not distinct from ${image_url || null}::text
			then blog_posts.${sql.identifier(column)} end`;
	const columns = new Map([
		...typedValues(fields),
		[
			'content',
			sql`case when blog_posts.is_created and (${hasPrefix(content)} or blog_posts.content ~ ${prefix})
				then ${prefixed}::text else ${content}::text end`,
		],
		[
			'author',
			sql`case when blog_posts.is_created and btrim(${author}::text) = ''
				then blog_posts.author else ${author}::text end`,
		],
		['tags', followedTags(tags)],
		[
			'typed_slug',
			sql`nullif(${slug}::text, case when blog_posts.is_created then blog_posts.slug else '' end)`,
		],
		['image_width', ofSameCover('image_width')],
		['image_height', ofSameCover('image_height')],
	] as const);
	return sql.join(
		[...columns].map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
		sql`, `,
	);
}

const namedFields = sql.raw(revisionFields.map((name) => `'${name}', ${name}`).join(', '));

/** Stores a text as a draft that is not created yet, where `which` holds. Its revision is for releases that know no such drafts. */
export function beginDraft(
	{ postId, fields, at, thrownAt = null }: BegunDraft,
	which: SQL = sql`true`,
): SQL {
	const columns = typedValues(fields);
	const names = columns.map(([name]) => sql.identifier(name));
	const values = columns.map(([, value]) => value);
	return sql`insert into blog_posts (id, slug, is_created, typed_version, html, outline, reading_minutes,
			created_at, updated_at, deleted_at, ${sql.join(names, sql`, `)})
		select ${postId}::uuid, ${postId}, false, ${firstVersion}, '', '[]', 0,
			${at}::timestamptz, ${at}::timestamptz, ${thrownAt}::timestamptz, ${sql.join(values, sql`, `)}
		where ${which} on conflict do nothing returning *`;
}

export interface BegunDraft {
	postId: string;
	fields: CopyFields;
	/** When it was typed. */
	at: string;
	/** When it was thrown away; it goes into the bin then. */
	thrownAt?: string | null;
}

/** Revisions of rows of posts that stand in an earlier step of the statement, under this number. */
export const keepTexts = (step: string, revision = sql`revision`): SQL => sql`
	insert into post_revisions (post_id, revision, created_at, cause, fields)
	select id, ${revision}, updated_at, 'save', jsonb_build_object(${namedFields}) from ${sql.identifier(step)}
	on conflict do nothing`;
