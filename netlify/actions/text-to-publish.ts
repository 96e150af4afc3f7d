import type { textToPublish as endpoint } from '#contract/text-to-publish';
import { getPost, postMissing } from '#db/posts/find-post';
import { findCopy } from '#db/posts/working-copies';
import { copyFieldsOf } from '#domain/post/post-versions';
import type { Action } from '#lib/serve';
import { listPublishFacts } from '#steps/publish/list-publish-facts';

/** Throws `not_found`. */
export const textToPublish: Action<typeof endpoint> = async ({ post_id }, { db }) => {
	const [post, copy] = await Promise.all([getPost(db, post_id), findCopy(db, post_id)]);
	const text = { id: post.id, fields: copy?.fields ?? copyFieldsOf(post) };
	const [facts] = await listPublishFacts([text], db);
	if (!facts) throw postMissing();
	const { id: _, ...reply } = facts;
	return { success: true, ...reply };
};
