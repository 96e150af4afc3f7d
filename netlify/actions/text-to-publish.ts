import { site } from '#config/site';
import type { textToPublish as endpoint } from '#contract/text-to-publish';
import { countNewer } from '#db/posts/count-newer';
import { getPost } from '#db/posts/find-post';
import { isTitleTaken, listHiddenSlugs } from '#db/posts/linked-posts';
import { findCopy } from '#db/posts/working-copies';
import { findPostLinks } from '#domain/post-links';
import { copyFieldsOf } from '#domain/post-versions';
import type { Action } from '#lib/serve';

/** Throws `not_found`. */
export const textToPublish: Action<typeof endpoint> = async ({ post_id }, { db }) => {
	const [post, copy] = await Promise.all([getPost(db, post_id), findCopy(db, post_id)]);
	const fields = copy?.fields ?? copyFieldsOf(post);
	const [is_title_taken, hidden_slugs, newer_posts] = await Promise.all([
		isTitleTaken(db, post.id, fields.title),
		listHiddenSlugs(db, [...findPostLinks(fields.content).keys()]),
		countNewer(db, post.id, site.orderBy),
	]);
	return { success: true, fields, is_title_taken, hidden_slugs, newer_posts };
};
