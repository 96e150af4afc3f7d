import { findTypedExcerpt } from '#content/typed-excerpt';
import type { Database } from '#db/client';
import type { StoredPost } from '#db/posts/find-post';
import { valuesOf } from '#domain/form-values';
import type { CopyFields } from '#domain/post-versions';
import { mergeValues } from '#merge/merge-values';
import { getOwnRevision } from './get-own-revision.ts';

/** A working copy or a planned change. */
interface LaterText {
	/** Null for a plan that changes no text. */
	fields: CopyFields | null;
	/** The post's revision from which it started. */
	base_revision: number | null;
}

/** The post's text with the later one in it; undefined when both changed the same place. */
export async function mergeText(
	post: StoredPost,
	{ fields, base_revision }: LaterText,
	db: Database,
): Promise<CopyFields | undefined> {
	if (!fields || base_revision === null) return undefined;
	const base = valuesOf(await getOwnRevision({ db }, post.id, base_revision));
	const own = async (values: CopyFields) => ({
		...values,
		excerpt: await findTypedExcerpt(db, { id: post.id, excerpt: values.excerpt }),
	});
	const { merged, clashes } = mergeValues({
		base,
		mine: await own(fields),
		theirs: await own(valuesOf(post)),
	});
	return clashes.length === 0 ? merged : undefined;
}
