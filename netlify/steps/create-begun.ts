import { createPostRequest } from '#contract/create-post';
import type { BegunPost } from '#db/posts/find-post';
import { staleRevision } from '#db/posts/update-post';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { insertNewPost } from './insert-new-post.ts';
import { refuseFields } from './refuse-fields.ts';

/**
 * Creates a post that was only begun, from its working copy and by the rules of the form. Throws `invalid_input` with
 * what it still lacks.
 */
export async function createBegun(
	{ id, copy }: BegunPost,
	state: { published: boolean; scheduled_at?: string | null },
	deps: Deps,
	caller: Caller,
) {
	const { fields, version } = copy;
	const read = createPostRequest.safeParse({
		...fields,
		id,
		slug: fields.slug || undefined,
		draft_version: version,
		scheduled_at: null,
		...state,
	});
	if (!read.success) throw refuseFields(read.error);
	const made = await insertNewPost(read.data, { id, createdFrom: null }, deps, caller);
	if (made.posts.length === 0) throw await staleRevision(deps.db, id);
	return made;
}
