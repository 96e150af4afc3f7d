import { updatePostRequest } from '#contract/update-post';
import { findCopy, type StoredCopy } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import { withoutTime } from '#domain/post/form-values';
import type { CopyFields } from '#domain/post/post-versions';
import type { Deps } from '#lib/deps';
import { refuseFields } from './check-fields.ts';

/** Validates what a form contains by its rules before it is published. Throws `invalid_input`. */
export function readFields(fields: CopyFields, post: { id: string; revision: number }) {
	const parsed = updatePostRequest.safeParse({
		...fields,
		id: post.id,
		slug: fields.slug || undefined,
		author: fields.author || undefined,
		scheduled_at: undefined,
		revision: post.revision,
	});
	if (!parsed.success) throw refuseFields(parsed.error);
	return parsed.data;
}

/** The working copy at this version, valid by the form's rules and without a time of its own. */
export async function readCopy(
	post: { id: string; revision: number },
	version: number,
	deps: Pick<Deps, 'db'>,
): Promise<StoredCopy> {
	const copy = await findCopy(deps.db, post.id);
	if (copy?.version !== version) {
		throw new AppError('stale_revision', 'Este texto foi alterado em outra aba.', {
			draft: copy ?? null,
		});
	}
	readFields(copy.fields, post);
	return { ...copy, fields: withoutTime(copy.fields) };
}
