import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { copyFields, pickFields } from '#domain/post-fields';
import { type CopyFields, postOf } from '#domain/post-versions';
import type { Database } from '../client.ts';
import { blogPosts, categories, drafts, postRevisions } from '../schema.ts';

/** What the database has of a text besides its row. */
export const ofPost: SQL = eq(drafts.post_id, blogPosts.id);

const { begun_at, published, scheduled_at } = blogPosts;
const listedAs = (column: SQLWrapper, copied: SQL) =>
	sql`case when ${begun_at} is null then ${column} else ${copied} end`;
/** The words of a draft are those of its working copy, which publishing takes; what readers see or soon will is the row's. */
const wordedAs = (column: SQLWrapper, copied: SQL) =>
	sql`case when ${drafts.fields} is null or ${published} or ${scheduled_at} is not null
		then ${column} else ${copied} end`;
/** A draft's field as its form shows it: by its working copy where that alone changed it, else by its row. */
function shownAs(name: 'author' | 'category_id' | 'tags', column: SQLWrapper, inCopy: SQL): SQL {
	const before = sql`(select coalesce(fields ->> ${name}, '') from ${postRevisions}
		where post_id = ${blogPosts.id} and revision = ${drafts.base_revision})`;
	return sql`case when ${drafts.fields} is null or ${published} or ${scheduled_at} is not null
		or coalesce(${drafts.fields} ->> ${name}, '') = coalesce(${before}, '')
		or coalesce(to_jsonb(${column}) #>> '{}', '') <> ${before}
		then ${column} else ${inCopy} end`;
}
const copied = (name: keyof CopyFields) => sql`${drafts.fields} ->> ${sql.raw(`'${name}'`)}`;

/** Case and accents of a text, in the few places where the database has to remove them. */
export const folded = (text: SQL): SQL =>
	sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The same two lines as `searchWordsOf` makes; repeated words do no harm in a single text. */
const foldedWords = (title: SQL, text: SQL): SQL => {
	const line = (part: SQL) =>
		sql`' ' || regexp_replace(${folded(part)}, ${'[^[:alnum:]+#./]+'}, ' ', 'g') || ' '`;
	return sql`${line(title)} || ${'\n'} || ${line(text)}`;
};

const inCopy = {
	author: copied('author'),
	/** The id as text: a copy may name a category that does not exist. */
	category: sql`(select named.id::text from ${categories} named where named.id::text = ${copied('category_id')})`,
	tags: sql`array(select jsonb_array_elements_text(${drafts.fields} -> 'tags'))`,
};
const categoryText = sql`${blogPosts.category_id}::text`;

/** By what lists show, find and order a post: its row, a draft's words in its working copy, or all of the copy of one that is only begun. Join `ofPost`. */
export const listed = {
	title: wordedAs(blogPosts.title, copied('title')),
	text: wordedAs(blogPosts.plain_text, copied('content')),
	title_folded: wordedAs(blogPosts.title_folded, folded(copied('title'))),
	search_words: wordedAs(
		sql`coalesce(${blogPosts.search_words}, ' ' || ${blogPosts.title_folded} || ' ')`,
		foldedWords(sql`${copied('title')}`, sql`${copied('content')}`),
	),
	author: listedAs(blogPosts.author, inCopy.author),
	category: listedAs(categoryText, inCopy.category),
	tags: listedAs(blogPosts.tags, inCopy.tags),
	updated_at: wordedAs(
		blogPosts.updated_at,
		sql`greatest(${blogPosts.updated_at}, ${drafts.updated_at})`,
	),
};

/** The same of what a draft's form shows, where `listed` has what an act on many posts changes. */
export const shown = {
	author: shownAs(
		'author',
		blogPosts.author,
		sql`coalesce(nullif(btrim(${inCopy.author}), ''), ${blogPosts.author})`,
	),
	category: shownAs('category_id', categoryText, inCopy.category),
	tags: shownAs('tags', blogPosts.tags, inCopy.tags),
};

export const ofShownCategory: SQL = sql`${categories.id}::text = ${shown.category}`;
export const ofListedCategory: SQL = sql`${categories.id}::text = ${listed.category}`;

/** What `asListed` needs beside a post. */
export const begunText = sql<CopyFields | null>`case when ${begun_at} is not null
	then ${drafts.fields} end`.mapWith(drafts.fields);

/** Its address, its time and its category come from elsewhere. */
const words = copyFields.filter(
	(name) => name !== 'slug' && name !== 'scheduled_at' && name !== 'category_id',
);

/** A post as lists and forms show it: one that is only begun has the words of its working copy. */
export function asListed<
	Post extends { category: { id: string } | null; category_id: string | null },
>(post: Post, text: CopyFields | null): Post {
	if (!text) return post;
	return {
		...post,
		...pickFields(
			postOf(text),
			words.filter((name) => name in post),
		),
		category_id: post.category?.id ?? null,
		excerpt_typed: text.excerpt.trim() !== '',
	};
}

/** A text that has a letter in title or body. */
export const hasLetter = sql.raw(
	String.raw`(fields ->> 'title' ~ '\S' or fields ->> 'content' ~ '\S')`,
);

/** Makes empty drafts for texts of posts that do not exist, which are rows of `drafts`; `thrownAt` puts them into the bin. */
export const beginPosts = (texts: SQL, which: SQL, thrownAt: string | null = null): SQL =>
	sql`insert into blog_posts (id, slug, title, title_folded, content, excerpt, author, read_time,
			html, outline, plain_text, reading_minutes, renderer, revision,
			begun_at, created_at, updated_at, deleted_at)
		select post_id, post_id::text, '', '', '', '', '', '', '', '[]', '', 0, '', 0,
			created_at, created_at, updated_at, ${thrownAt}::timestamptz
		from ${texts} where base_revision = 0 and ${which}
		on conflict do nothing`;

const somethingTyped = sql.raw(
	String.raw`(concat(fields ->> 'title', fields ->> 'content', fields ->> 'excerpt', fields ->> 'slug',
		fields ->> 'image_url', fields ->> 'image_alt') ~ '\S' or coalesce(fields ->> 'tags', '[]') <> '[]')`,
);

/** Earlier versions began texts without a post: each with a word in it becomes a draft. Repeated, it changes nothing. */
export async function beginLeftTexts(db: Database): Promise<void> {
	await db.execute(beginPosts(sql`drafts`, somethingTyped));
}

/** A post's next revision; that of one that is only begun stays 0 until it is created. */
export const nextRevision = sql.raw(
	'revision = blog_posts.revision + (blog_posts.begun_at is null)::integer',
);

/** Writes fields into working copies of posts that are only begun; an open form merges them. */
export async function writeInCopies(
	db: Database,
	texts: readonly { id: string; fields: Partial<CopyFields> }[],
): Promise<void> {
	if (texts.length === 0) return;
	await db.execute(sql`update drafts set fields = drafts.fields || given.fields, version = version + 1
		from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(id uuid, fields jsonb)
		where post_id = given.id`);
}

/** Which of these neither are public nor have a date, but a working copy: what is only begun, and drafts that were not saved. */
export async function listUnsaved(
	db: Database,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	const isOne = and(
		inArray(blogPosts.id, [...ids]),
		eq(published, false),
		isNull(scheduled_at),
		isNull(blogPosts.deleted_at),
	);
	const rows = await db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.innerJoin(drafts, ofPost)
		.where(isOne);
	return new Set(rows.map(({ id }) => id));
}
