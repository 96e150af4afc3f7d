import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { PostArticle } from '#domain/post/post';
import { pickFields, typedFields, writtenFields } from '#domain/post/post-fields';
import type { CopyFields } from '#domain/post/post-versions';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import type { Database } from '../client.ts';
import { blogPosts, drafts } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import { getRevision } from './post-revisions.ts';
import { assignments } from './post-values.ts';
import {
	type BegunDraft,
	beginDraft,
	firstVersion,
	isDraft,
	isUnsaved,
	keepTexts,
	nothingTyped,
	shownRevision,
	typedAssignments,
	typedColumns,
	typedText,
} from './typed-draft.ts';

/** What a form has that no act has saved: a draft's row, or the working copy of a post that readers have or are promised. */
export interface StoredCopy {
	post_id: string;
	base_revision: number;
	version: number;
	fields: CopyFields;
	updated_at: string;
}

export interface CopySave {
	postId: string;
	userId: string;
	baseRevision: number;
	/** The version last seen; 0 when there was none. */
	version: number;
	fields: CopyFields;
	now: string;
}

/** The columns that `copyOf` reads. Join `ofPost`. */
export const copyColumns = {
	typed: {
		...typedColumns,
		version: blogPosts.typed_version,
		revision: shownRevision(blogPosts),
		updated_at: blogPosts.updated_at,
		is_draft: sql<boolean>`${isDraft}`,
	},
	copy: {
		post_id: drafts.post_id,
		base_revision: drafts.base_revision,
		version: drafts.version,
		fields: drafts.fields,
		updated_at: drafts.updated_at,
	},
};
export const ofPost: SQL = eq(drafts.post_id, blogPosts.id);

type CopyRow = {
	typed: Parameters<typeof typedText>[0] & {
		version: number | null;
		revision: number;
		updated_at: string;
		is_draft: boolean;
	};
	copy: StoredCopy | null;
};

export function copyOf(id: string, { typed, copy }: CopyRow): StoredCopy | null {
	const { version, revision, updated_at, is_draft, ...row } = typed;
	if (copy || version === null || !is_draft) return copy;
	return { post_id: id, base_revision: revision, version, fields: typedText(row), updated_at };
}

export async function findCopy(db: Database, postId: string): Promise<StoredCopy | undefined> {
	const [row] = await db
		.select({ id: blogPosts.id, ...copyColumns })
		.from(blogPosts)
		.leftJoin(drafts, ofPost)
		.where(eq(blogPosts.id, postId));
	return (row && copyOf(row.id, row)) ?? undefined;
}

const stored = sql`post_id, base_revision, version, updated_at`;
const fromRow = sql`returning id as post_id, revision * is_created::integer as base_revision,
	typed_version as version, updated_at`;

/** Into the row of a draft. The condition stands in the statement: no autosave reaches what is public or scheduled by then. */
function typeInRow({ postId, baseRevision, version, fields, now }: CopySave): SQL {
	const isSeen =
		version === 0
			? sql`typed_version is null and revision * is_created::integer = ${baseRevision}::integer`
			: sql`typed_version = ${version}::integer`;
	return sql`update blog_posts set ${typedAssignments(fields)},
			typed_version = coalesce(typed_version + 1, ${firstVersion}), updated_at = ${now}::timestamptz
		where id = ${postId}::uuid and ${isSeen} and ${isDraft}
			and not exists (select from drafts where post_id = ${postId}::uuid)
		${fromRow}`;
}

/** A new copy must start from the current revision: a copy of an older one could never be published. */
function insertCopy(save: CopySave): SQL {
	const base = sql`${save.baseRevision}::integer`;
	return sql`insert into drafts (post_id, user_id, base_revision, version, fields, created_at, updated_at)
		select id, ${save.userId}::uuid, revision, ${firstVersion}, ${JSON.stringify(save.fields)}::jsonb,
			${save.now}::timestamptz, ${save.now}::timestamptz
		from blog_posts where id = ${save.postId}::uuid and revision = ${base} and not ${isDraft}
		on conflict do nothing returning ${stored}`;
}

/** A publication may have moved the copy to a newer revision meanwhile, so its base only increases. */
const updateCopy = (save: CopySave): SQL => sql`update drafts set
		base_revision = greatest(base_revision, ${save.baseRevision}::integer),
		fields = ${JSON.stringify(save.fields)}::jsonb, user_id = ${save.userId}::uuid,
		updated_at = ${save.now}::timestamptz, version = version + 1
	where post_id = ${save.postId}::uuid and version = ${save.version} returning ${stored}`;

/**
 * Saves what a form has, in one statement: into a draft's row, else into the working copy. A text without a row becomes
 * a draft. Throws `stale_revision`, with the server's text or null in `details.draft`, when the version is not the one
 * last seen, or when a first save starts from an older revision.
 */
export async function saveCopy(db: Database, save: CopySave): Promise<StoredCopy> {
	const { postId, version, fields, now } = save;
	const begun = sql`begun as (${beginDraft({ postId, fields, at: now })}),
		revised as (${keepTexts('begun')}), `;
	const fromBegun = sql`union all
		select id, 0, typed_version, updated_at from begun`;
	const [written] = await listRows<Omit<StoredCopy, 'fields'>>(
		db,
		sql`with ${version === 0 ? begun : sql``} typed as (${typeInRow(save)}),
				copied as (${version === 0 ? insertCopy(save) : updateCopy(save)})
			select ${stored} from typed union all select ${stored} from copied
			${version === 0 ? fromBegun : sql``}`,
	);
	if (written)
		return { ...written, fields, updated_at: new Date(written.updated_at).toISOString() };
	const draft = (await findCopy(db, postId)) ?? null;
	throw new AppError('stale_revision', 'Este rascunho foi alterado em outra aba.', { draft });
}

/** Makes a draft of a text that only a browser of an earlier version had; where the server has one, that one stays. */
export async function carryText(db: Database, text: BegunDraft, now: string): Promise<void> {
	const at = text.at < now ? text.at : now;
	const thrownAt = text.thrownAt && text.thrownAt > now ? now : text.thrownAt;
	await db.execute(sql`with begun as (${beginDraft({ ...text, at, thrownAt })}),
			revised as (${keepTexts('begun')})
		select`);
}

/** The columns in which something can be typed, where they differ from the fields. */
const typedColumnOf: Partial<Record<string, string>> = {
	tags: "array_to_string(tags, '')",
	slug: 'typed_slug',
};
const hasLetter = sql.raw(
	String.raw`concat(${typedFields.map((name) => typedColumnOf[name] ?? name).join(', ')}) ~ '\S'`,
);

/**
 * Discards what no act has saved, with a version only that one: a draft becomes its last revision again. One that is not
 * created has none; it goes into the bin, and only an emptied one is gone.
 */
export async function discardCopy(
	db: Database,
	{ postId, version, now }: { postId: string; version?: number | undefined; now: string },
): Promise<void> {
	const isIt = (column: string) =>
		version === undefined ? sql`true` : sql`${sql.raw(column)} = ${version}`;
	const isBegun = sql`id = ${postId}::uuid and not is_created and ${isIt('typed_version')}`;
	await db.execute(sql`with discarded as (
			delete from drafts where post_id = ${postId}::uuid and ${isIt('version')}
		), binned as (
			update blog_posts set deleted_at = coalesce(deleted_at, ${now}::timestamptz)
			where ${isBegun} and ${hasLetter} returning id
		), unlinked as (
			delete from draft_links using binned where post_id = binned.id
		)
		delete from blog_posts where ${isBegun} and not ${hasLetter}`);
	await takeBack(db, postId, isIt('typed_version'));
}

/** An article that is made when somebody needs it: no renderer is named ''. */
const unrendered = (plain_text: string): PostArticle => ({
	html: '',
	outline: [],
	plain_text,
	opening: '',
	reading_minutes: 0,
	renderer: '',
});

/** Makes a created draft its last revision again. */
async function takeBack(db: Database, postId: string, isIt: SQL): Promise<void> {
	const isTyped = sql`${blogPosts.id} = ${postId}::uuid and ${isDraft} and is_created
		and typed_version is not null and ${isIt}`;
	const [typed] = await db.select({ revision: blogPosts.revision }).from(blogPosts).where(isTyped);
	if (!typed) return;
	const { revision } = typed;
	const { image_width, image_height, ...fields } = await getRevision(db, postId, revision);
	const article = unrendered(stripTitlePrefix(fields.content));
	const values = { ...pickFields(fields, writtenFields), image_width, image_height, article };
	await db.execute(sql`update blog_posts set ${assignments(values)}, ${nothingTyped}
		where ${isTyped} and revision = ${revision}`);
}

/**
 * Before a draft goes out as its last revision has it: what was typed since becomes its working copy. Call it in a
 * transaction.
 */
export async function moveIntoCopy(db: Database, postId: string, now: string): Promise<void> {
	const isTyped = sql`${blogPosts.id} = ${postId}::uuid and ${isDraft} and ${blogPosts.is_created}
		and ${blogPosts.typed_version} is not null`;
	const [row] = await db
		.select({ ...typedColumns, version: blogPosts.typed_version, revision: blogPosts.revision })
		.from(blogPosts)
		.where(isTyped)
		.for('update');
	if (!row) return;
	const fields = JSON.stringify(typedText(row));
	await db.execute(sql`insert into drafts (post_id, base_revision, version, fields, created_at, updated_at)
		values (${postId}::uuid, ${row.revision}, ${row.version}, ${fields}::jsonb, ${now}::timestamptz, ${now}::timestamptz)`);
	await takeBack(db, postId, sql`true`);
}

/**
 * Moves a working copy into the row of its post, which became a draft; `fields` are what both say. What was typed in the
 * row becomes a revision first.
 */
export async function moveIntoRow(
	db: Database,
	{ post_id, version }: StoredCopy,
	{ fields, revision }: { fields: CopyFields; revision: number },
): Promise<void> {
	await db.execute(sql`with moved as (
			delete from drafts using blog_posts where post_id = ${post_id}::uuid and version = ${version}
				and blog_posts.id = post_id and ${isDraft}
				and blog_posts.revision * blog_posts.is_created::integer = ${revision}
			returning drafts.updated_at
		), typed as (
			select blog_posts.* from blog_posts cross join moved
			where id = ${post_id}::uuid and is_created and typed_version is not null
		), kept as (${keepTexts('typed', sql`revision + 1`)})
		update blog_posts set ${typedAssignments(fields)}, typed_version = ${version},
			revision = revision + (is_created and typed_version is not null)::integer,
			updated_at = greatest(blog_posts.updated_at, moved.updated_at)
		from moved where id = ${post_id}::uuid`);
}

/** Of these, the drafts with words that no act has saved. */
export async function listUnsaved(db: Database, ids: readonly string[]): Promise<string[]> {
	const rows = await db.select({ id: blogPosts.id }).from(blogPosts).where(isUnsaved(ids));
	return rows.map(({ id }) => id);
}

/** Working copies of drafts: of posts that were public, scheduled or in the bin when their text was typed. */
export async function listLeftCopies(db: Database, ids?: readonly string[]): Promise<StoredCopy[]> {
	const among = ids && sql`${blogPosts.id} = any(${sql.param([...ids])}::uuid[])`;
	const rows = await db
		.select({ copy: copyColumns.copy })
		.from(blogPosts)
		.innerJoin(drafts, ofPost)
		.where(and(isDraft, among));
	return rows.map(({ copy }) => copy);
}
