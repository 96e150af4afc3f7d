import { getPost, type PostToChange } from '#db/posts/find-post';
import type { PostValues } from '#db/posts/post-values';
import { staleRevision } from '#db/posts/update-post';
import type { StoredCopy } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import type { CopyFields } from '#domain/post/post-versions';
import type { Deps } from '#lib/deps';
import { mergeText } from './merge-text.ts';
import { readFields } from './read-copy.ts';
import { savedValues } from './saved-values.ts';

/** Undefined when both changed the same place, or what the copy started from is no longer known. */
async function merge(copy: StoredCopy, post: PostToChange, { db }: Deps) {
	const stored = await getPost(db, post.id);
	if (stored.revision !== post.revision) return undefined;
	try {
		return await mergeText(stored, copy, db);
	} catch (error) {
		if (error instanceof AppError && error.code === 'not_found') return undefined;
		throw error;
	}
}

async function textOf(copy: StoredCopy, post: PostToChange, deps: Deps): Promise<CopyFields> {
	if (copy.base_revision === post.revision) return copy.fields;
	const merged = await merge(copy, post, deps);
	if (!merged) throw await staleRevision(deps.db, post.id);
	return merged;
}

/**
 * What a draft takes from its form's text when it goes out, with what changed in its row since. Throws `stale_revision`
 * where both changed the same place, and `invalid_input` with what the text lacks.
 */
export async function valuesOfCopy(
	copy: StoredCopy,
	post: PostToChange,
	deps: Deps,
): Promise<PostValues> {
	return savedValues(readFields(await textOf(copy, post, deps), post), post, deps);
}
