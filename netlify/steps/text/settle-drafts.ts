import type { Database } from '#db/client';
import { findPost } from '#db/posts/find-post';
import { listLeftCopies, moveIntoRow, type StoredCopy } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import { mergeCopy } from './working-copy-merge.ts';

/** Where both changed the same place the copy's words stand; the row's stay in its history. */
async function merge(db: Database, copy: StoredCopy) {
	const post = await findPost(db, copy.post_id);
	if (!post) return undefined;
	const { revision } = post;
	const plain = { fields: copy.fields, revision };
	if (revision === 0) return plain;
	try {
		const { merged } = await mergeCopy(post, copy, db);
		return { fields: merged, revision };
	} catch (error) {
		// What the copy started from is no longer known.
		if (error instanceof AppError && error.code === 'not_found') return plain;
		throw error;
	}
}

/**
 * A post that is neither public nor scheduled has one text, its row: moves the working copies of these posts there that
 * were typed before they became drafts. A save at the same time is left to the next call.
 */
export async function settleDrafts(db: Database, ids?: readonly string[]): Promise<void> {
	for (const copy of await listLeftCopies(db, ids)) {
		const merged = await merge(db, copy);
		if (merged) await moveIntoRow(db, copy, merged);
	}
}
