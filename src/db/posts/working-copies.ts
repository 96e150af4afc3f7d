import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { CopyFields } from '#domain/post-versions';
import type { Database } from '../client.ts';
import { blogPosts, drafts } from '../schema.ts';

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
function insertCopy(db: Database, save: CopySave) {
	const base = sql`${save.baseRevision}::integer`;
	return db
		.insert(drafts)
		.select(
			sql`select ${save.postId}::uuid, ${save.userId}::uuid, ${base}, ${firstVersion}, ${JSON.stringify(save.fields)}::jsonb,
				${save.now}::timestamptz, ${save.now}::timestamptz
			where ${base} = coalesce((select revision from blog_posts where id = ${save.postId}::uuid), ${base})`,
		)
		.onConflictDoNothing()
		.returning(copyColumns);
}

/** A publication may have moved the copy to a newer revision meanwhile, so its base only increases. */
function updateCopy(db: Database, save: CopySave) {
	return db
		.update(drafts)
		.set({
			base_revision: sql`greatest(${drafts.base_revision}, ${save.baseRevision})`,
			fields: save.fields,
			user_id: save.userId,
			updated_at: save.now,
			version: sql`${drafts.version} + 1`,
		})
		.where(and(eq(drafts.post_id, save.postId), eq(drafts.version, save.version)))
		.returning(copyColumns);
}

/**
 * Saves a working copy; the live row is never touched (S41). Throws `stale_revision`, with the server's copy or null in
 * `details.draft`, when the version is not the one last seen, or when a first copy starts from an older revision.
 */
export async function saveCopy(db: Database, save: CopySave): Promise<StoredCopy> {
	const [written] = await (save.version === 0 ? insertCopy(db, save) : updateCopy(db, save));
	if (written) return written;
	const draft = (await findCopy(db, save.postId)) ?? null;
	throw new AppError('stale_revision', 'Este rascunho foi alterado em outra aba.', { draft });
}

export async function discardCopy(db: Database, postId: string, version?: number): Promise<void> {
	const isThis = version === undefined ? undefined : eq(drafts.version, version);
	await db.delete(drafts).where(and(eq(drafts.post_id, postId), isThis));
}

/** Working copies of posts that were never created, newest first. */
export function listUncreatedCopies(db: Database): Promise<StoredCopy[]> {
	const created = db.select().from(blogPosts).where(eq(blogPosts.id, drafts.post_id));
	return db
		.select(copyColumns)
		.from(drafts)
		.where(and(eq(drafts.base_revision, 0), notExists(created)))
		.orderBy(desc(drafts.updated_at))
		.limit(50);
}
