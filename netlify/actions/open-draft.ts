import type { openDraft as endpoint } from '#contract/draft-link';
import { findLiveSlug, openDraftLink } from '#db/posts/draft-links';
import { getPost, postMissing, type StoredPost, toPost } from '#db/posts/find-post';
import { listCategories } from '#db/topics/categories';
import type { PostSummary } from '#domain/post/post';
import { noCover } from '#domain/post/post-fields';
import { type CopyFields, postOf } from '#domain/post/post-versions';
import { formatReadTime } from '#domain/text/read-time';
import type { Deps } from '#lib/deps';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { hashToken } from '#lib/tokens';
import { countedDay } from '#steps/readers/visit-log';
import { previewArticle } from '#steps/text/preview-article';

/** Of a post, what the page of a link does not show. */
const unshown = {
	id: '',
	revision: 0,
	views: 0,
	guid: null,
	review_on: null,
	category_id: null,
	excerpt: '',
	search_title: null,
	search_description: null,
};

/** The post with the words that the link shows, and nothing else that readers do not have. */
async function showWords(
	post: StoredPost,
	fields: CopyFields,
	minutes: number,
	{ db }: Deps,
): Promise<PostSummary> {
	const { scheduled_at: _, ...words } = postOf(fields);
	const category = (await listCategories(db)).find(({ id }) => id === words.category_id) ?? null;
	const isOtherCover = words.image_url !== post.image_url;
	return {
		...toPost(post),
		...(isOtherCover && noCover),
		...words,
		category,
		read_time: words.read_time || formatReadTime(minutes),
		updated_at: post.created_at,
		...unshown,
	};
}

/** Shows the text of a link, or where readers have it, to whoever has its secret; every other secret gets the same answer. */
export const openDraft: Action<typeof endpoint> = async ({ secret }, deps) => {
	const now = deps.now();
	const secretHash = hashToken(secret);
	const opened = await openDraftLink(deps.db, { secretHash, day: countedDay(now), now });
	if (!opened) {
		const live = await findLiveSlug(deps.db, secretHash, now);
		if (!live) throw postMissing();
		return { success: true, live };
	}
	const { fields, valid_until } = opened;
	const article = await renderArticle(fields.content, { title: fields.title });
	const stored = await getPost(deps.db, opened.post_id);
	const post = await showWords(stored, fields, article.reading_minutes, deps);
	return {
		success: true,
		post,
		...(await previewArticle(article, post.image_url, deps)),
		valid_until,
	};
};
