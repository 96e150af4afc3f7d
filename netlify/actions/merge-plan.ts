import type { Database } from '#db/client';
import type { StoredPost } from '#db/find-post';
import type { StoredPlan } from '#db/plans';
import { getRevision } from '#db/post-revisions';
import { valuesOf } from '#domain/form-values';
import type { CopyFields } from '#domain/post-versions';
import { mergeValues } from '#merge/merge-values';

/** The live text with the planned change in it; undefined when both changed the same place. */
export async function mergePlan(
	post: StoredPost,
	{ fields, base_revision }: StoredPlan,
	db: Database,
): Promise<CopyFields | undefined> {
	if (!fields || base_revision === null) return undefined;
	const base = valuesOf(await getRevision(db, post.id, base_revision));
	const { merged, clashes } = mergeValues({ base, mine: fields, theirs: valuesOf(post) });
	return clashes.length === 0 ? merged : undefined;
}
