import type { Database } from '#db/client';
import type { StoredPost } from '#db/posts/find-post';
import { getRevision } from '#db/posts/post-revisions';
import { valuesOf } from '#domain/post/form-values';
import type { CopyFields } from '#domain/post/post-versions';
import { type Merge, mergeValues } from '#merge/merge-values';

/** A working copy or a planned change. */
interface LaterText {
	/** Null for a plan that changes no text. */
	fields: CopyFields | null;
	/** The post's revision from which it started. */
	base_revision: number | null;
}

/** The post's text with the later one in it, whose words stand where both changed the same place. Throws `not_found`. */
export async function mergeCopy(
	post: StoredPost,
	{ fields, base_revision }: { fields: CopyFields; base_revision: number },
	db: Database,
): Promise<Merge> {
	const base = valuesOf(await getRevision(db, post.id, base_revision));
	return mergeValues({ base, mine: fields, theirs: valuesOf(post) });
}

/** The same; undefined when both changed the same place. */
export async function mergeText(
	post: StoredPost,
	{ fields, base_revision }: LaterText,
	db: Database,
): Promise<CopyFields | undefined> {
	if (!fields || base_revision === null) return undefined;
	const { merged, clashes } = await mergeCopy(post, { fields, base_revision }, db);
	return clashes.length === 0 ? merged : undefined;
}
