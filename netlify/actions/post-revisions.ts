import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import type { postRevisions as endpoint } from '#contract/post-revisions';
import { getPost, getPostToChange, postMissing } from '#db/posts/find-post';
import { getRevision, listRevisions, revisionMissing } from '#db/posts/post-revisions';
import { updatePost } from '#db/posts/update-post';
import { findCopy, type StoredCopy } from '#db/posts/working-copies';
import { completeRevision, postOf } from '#domain/post/post-versions';
import { countSourceWords } from '#domain/text/read-time';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';

type Restore = Extract<ParsedInputOf<typeof endpoint>, { action: 'restore' }>;

/** What was typed in a draft since its last revision becomes one first. One that is not created has none. */
async function keepTyped(
	{ post_id, current_revision }: Restore,
	by: { userName: string; now: string },
	{ db }: Deps,
): Promise<number | undefined> {
	const { id, is_created, typed_version: version } = await getPostToChange(db, post_id);
	if (!is_created) throw revisionMissing();
	if (version === null) return current_revision;
	const { posts } = await updatePost(db, {
		id,
		values: {},
		revision: current_revision,
		cause: 'save',
		dropCopies: { version },
		...by,
	});
	return posts[0]?.revision;
}

/** Makes a new revision from an old one's text. Publication, schedule and working copy stay unchanged. */
async function restore(
	input: Restore,
	deps: Deps,
	caller: Caller,
): Promise<OutputOf<typeof endpoint>> {
	const {
		published: _,
		scheduled_at: __,
		...fields
	} = await getRevision(deps.db, input.post_id, input.revision);
	const article = await renderArticle(fields.content, { title: fields.title });
	const by = { userName: editorOf(caller).name, now: deps.now().toISOString() };
	const { posts, publication } = await makeChange(deps, async () => {
		const revision = await keepTyped(input, by, deps);
		return updatePost(deps.db, {
			id: input.post_id,
			values: { ...fields, article },
			revision,
			cause: 'restore',
			dropCopies: false,
			...by,
		});
	});
	const [post] = posts;
	if (!post) throw new Error('a restored revision answers its post');
	return { success: true, post: { ...post, content: fields.content }, publication };
}

/** Of a text that is not created yet there is one version: its working copy. */
function ofBegun(copy: StoredCopy, action: 'list' | 'get'): OutputOf<typeof endpoint> {
	const fields = completeRevision({ ...postOf(copy.fields), scheduled_at: null });
	const { title, content } = fields;
	const only = {
		revision: 0,
		created_at: copy.updated_at,
		cause: 'save',
		user_name: null,
	} as const;
	return action === 'get'
		? { success: true, fields }
		: { success: true, revisions: [{ ...only, title, words: countSourceWords(content) }] };
}

/** History: every save makes a revision, and so does restoring one. */
export const postRevisions: Action<typeof endpoint> = async (input, deps, caller) => {
	const post = await getPost(deps.db, input.post_id);
	if (post.id !== input.post_id.toLowerCase()) {
		throw postMissing();
	}
	const begun = post.revision === 0 ? await findCopy(deps.db, post.id) : undefined;
	if (begun && input.action !== 'restore') return ofBegun(begun, input.action);
	if (input.action === 'list') {
		return { success: true, revisions: await listRevisions(deps.db, post.id) };
	}
	if (input.action === 'get') {
		return { success: true, fields: await getRevision(deps.db, post.id, input.revision) };
	}
	return restore(input, deps, caller);
};
