import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '#domain/app-error';
import type { CopyFields } from '#domain/post-versions';
import type { Database } from '../client.ts';
import { drafts } from '../schema.ts';
import { beginPosts, hasLetter } from './begun-posts.ts';

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

export const copyColumns = {
	post_id: drafts.post_id,
	base_revision: drafts.base_revision,
	version: drafts.version,
	fields: drafts.fields,
	updated_at: drafts.updated_at,
};

export async function findCopy(db: Database, postId: string): Promise<StoredCopy | undefined> {
	const [copy] = await db.select(copyColumns).from(drafts).where(eq(drafts.post_id, postId));
	return copy;
}

/** Where a new copy's versions begin: never where those of a discarded one did, which another tab may still show. */
export const firstVersion = sql`1000 + floor(random() * 1000000000)::integer`;

/** A new copy must start from the current revision: a copy of an older one could never be published. */
function insertCopy(save: CopySave): SQL {
	const base = sql`${save.baseRevision}::integer`;
	return sql`insert into drafts (post_id, user_id, base_revision, version, fields, created_at, updated_at)
		select ${save.postId}::uuid, ${save.userId}::uuid, ${base}, ${firstVersion}, ${JSON.stringify(save.fields)}::jsonb,
			${save.now}::timestamptz, ${save.now}::timestamptz
		where ${base} = coalesce((select revision from blog_posts where id = ${save.postId}::uuid), ${base})
		on conflict do nothing returning *`;
}

/** A publication may have moved the copy to a newer revision meanwhile, so its base only increases. */
const updateCopy = (save: CopySave): SQL => sql`update drafts set
		base_revision = greatest(base_revision, ${save.baseRevision}::integer),
		fields = ${JSON.stringify(save.fields)}::jsonb, user_id = ${save.userId}::uuid,
		updated_at = ${save.now}::timestamptz, version = version + 1
	where post_id = ${save.postId}::uuid and version = ${save.version} returning *`;

const kept = alias(drafts, 'kept') as unknown as typeof drafts;
const keptColumns = {
	post_id: kept.post_id,
	base_revision: kept.base_revision,
	version: kept.version,
	fields: kept.fields,
	updated_at: kept.updated_at,
};

/** Writes a copy, and begins its post in the same statement if it is the first with a letter. */
async function writeCopy(db: Database, written: SQL, begun: SQL): Promise<StoredCopy | undefined> {
	const writing = db.$with('kept', { id: kept.post_id }).as(written);
	const [copy] = await db
		.with(writing, db.$with('begun', {}).as(begun))
		.select(keptColumns)
		.from(writing);
	return copy;
}

/**
 * Saves a working copy; the live row is never touched (S41), and one that does not exist is begun. Throws `stale_revision`, with the server's copy or null in
 * `details.draft`, when the version is not the one last seen, or when a first copy starts from an older revision.
 */
export async function saveCopy(db: Database, save: CopySave): Promise<StoredCopy> {
	const change = save.version === 0 ? insertCopy(save) : updateCopy(save);
	const written = await writeCopy(db, change, beginPosts(sql`kept`, hasLetter));
	if (written) return written;
	const draft = (await findCopy(db, save.postId)) ?? null;
	throw new AppError('stale_revision', 'Este rascunho foi alterado em outra aba.', { draft });
}

export interface CarriedText {
	postId: string;
	userId: string;
	fields: CopyFields;
	/** When it was last edited. */
	at: string;
	/** When it was thrown away; it goes into the bin then. */
	thrownAt: string | null;
	now: string;
}

/** Begins a post of a text that only a browser of an earlier version had; where the server has one, that one stays. */
export async function carryCopy(db: Database, text: CarriedText): Promise<void> {
	const { postId, userId, fields, now } = text;
	const at = text.at < now ? text.at : now;
	const thrownAt = text.thrownAt && text.thrownAt > now ? now : text.thrownAt;
	const written = sql`insert into drafts (post_id, user_id, base_revision, version, fields, created_at, updated_at)
		select ${postId}::uuid, ${userId}::uuid, 0, ${firstVersion}, ${JSON.stringify(fields)}::jsonb,
			${at}::timestamptz, ${at}::timestamptz
		where not exists (select from blog_posts where id = ${postId}::uuid)
		on conflict do nothing returning *`;
	await writeCopy(db, written, beginPosts(sql`kept`, sql`true`, thrownAt));
}

/**
 * Discards a working copy, with a version only that one. Of a post that is only begun nothing else has the words: it
 * goes into the bin, and only an emptied one is gone.
 */
export async function discardCopy(
	db: Database,
	{ postId, version, now }: { postId: string; version?: number | undefined; now: string },
): Promise<void> {
	const which = sql`drafts.post_id = ${postId}::uuid
		and ${version === undefined ? sql`true` : sql`drafts.version = ${version}`}`;
	await db.execute(sql`with binned as (
			update blog_posts set deleted_at = coalesce(deleted_at, ${now}::timestamptz)
			from drafts where blog_posts.id = post_id and ${which} and begun_at is not null and ${hasLetter}
			returning id
		), gone as (
			delete from drafts where ${which} and not exists (select from binned) returning post_id
		)
		delete from blog_posts using gone where id = post_id and begun_at is not null`);
}
