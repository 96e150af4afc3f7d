import { createPostRequest } from '#contract/create-post';
import type { ChangedPosts } from '#db/posts/change-posts';
import type { PostToChange } from '#db/posts/find-post';
import { staleRevision, updatePost } from '#db/posts/update-post';
import type { StoredCopy } from '#db/posts/working-copies';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { insertNewPost } from './insert-new-post.ts';
import { refuseFields } from './refuse-fields.ts';
import { valuesOfCopy } from './values-of-copy.ts';

/** A post with words that no act has saved. */
export type TypedPost = PostToChange & { copy: StoredCopy };
export const isTyped = (post: PostToChange): post is TypedPost => post.copy !== null;

export type NewState = { published: true } | { scheduled_at: string } | Record<string, never>;

/** Creates a draft by the rules of the form. */
async function create({ id, copy }: TypedPost, state: NewState, deps: Deps, caller: Caller) {
	const { fields, version } = copy;
	const read = createPostRequest.safeParse({
		...fields,
		id,
		slug: fields.slug || undefined,
		draft_version: version,
		published: false,
		scheduled_at: null,
		...state,
	});
	if (!read.success) throw refuseFields(read.error);
	const made = await insertNewPost(read.data, { id, createdFrom: null }, deps, caller);
	if (made.posts.length === 0) throw await staleRevision(deps.db, id);
	return made;
}

/**
 * Saves what a post's form has, publishes or schedules it in the same statement, and creates what is not created yet.
 * Throws `invalid_input` with what the text lacks, and `stale_revision` when somebody else was faster.
 */
export async function saveTyped(
	post: TypedPost,
	state: NewState,
	deps: Deps,
	caller: Caller,
): Promise<ChangedPosts> {
	if (!post.is_created) return create(post, state, deps, caller);
	const publishes = 'published' in state;
	const values = await valuesOfCopy(post.copy, post, deps);
	return updatePost(deps.db, {
		id: post.id,
		values: 'scheduled_at' in state ? { ...values, scheduled_at: state.scheduled_at } : values,
		dropCopies: { version: post.copy.version },
		revision: post.revision,
		cause: publishes ? 'publish' : 'scheduled_at' in state ? 'schedule' : 'save',
		publishes,
		userName: editorOf(caller).name,
		now: deps.now().toISOString(),
	});
}
