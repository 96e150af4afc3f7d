import { createPostRequest } from '#contract/create-post';
import type { ChangedPosts } from '#db/posts/change-posts';
import { getPost, getPostToChange, type PostToChange } from '#db/posts/find-post';
import type { PostValues } from '#db/posts/post-values';
import { staleRevision, updatePost } from '#db/posts/update-post';
import { listUnsaved, type StoredCopy } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import type { LeftOut, LeftOutPost } from '#domain/post/bulk-act';
import type { CopyFields } from '#domain/post/post-versions';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { refuseFields } from './check-fields.ts';
import { insertNewPost } from './insert-new-post.ts';
import { savedValues } from './saved-values.ts';
import { readFields } from './working-copy-check.ts';
import { mergeText } from './working-copy-merge.ts';

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
async function valuesOfCopy(copy: StoredCopy, post: PostToChange, deps: Deps): Promise<PostValues> {
	return savedValues(readFields(await textOf(copy, post, deps), post), post, deps);
}

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

const reasons: Partial<Record<string, LeftOut>> = {
	invalid_input: 'incomplete',
	slug_taken: 'incomplete',
	stale_revision: 'changed',
};

/**
 * Saves the words typed last in drafts before they go out together, and creates those that are not created. `seen` has
 * the revisions that the editor saw, and gets those that this makes; a draft that cannot go out leaves it and is returned.
 */
export async function saveDrafts(
	seen: Map<string, number | undefined>,
	deps: Deps,
	caller: Caller,
): Promise<LeftOutPost[]> {
	const leftOut: LeftOutPost[] = [];
	for (const id of await listUnsaved(deps.db, [...seen.keys()])) {
		const revision = seen.get(id);
		const post = await getPostToChange(deps.db, id);
		// The act itself leaves out what is not as the editor saw it.
		if (!isTyped(post) || (revision !== undefined && revision !== post.revision)) continue;
		try {
			const { posts } = await saveTyped(post, {}, deps, caller);
			if (revision !== undefined) seen.set(id, posts[0]?.revision);
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const why = reasons[error.code];
			if (!why) throw error;
			seen.delete(id);
			leftOut.push({ id, why, ...(why === 'incomplete' && { lacks: error.message }) });
		}
	}
	return leftOut;
}
