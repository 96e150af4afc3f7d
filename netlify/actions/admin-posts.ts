import { rendererVersion } from '#article/renderer-version';
import type { adminPosts as endpoint } from '#contract/admin-posts';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import { getPost, type StoredPost, toPost } from '#db/posts/find-post';
import { listPosts } from '#db/posts/list-posts';
import { localDay } from '#domain/time/dates';
import { rangeOf } from '#domain/time/period';
import type { Deps } from '#lib/deps';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { previewArticle } from '#steps/text/preview-article';

type Input = ParsedInputOf<typeof endpoint>;
type Output = OutputOf<typeof endpoint>;

async function list(
	{ action: _, period, ...query }: Extract<Input, { action: 'list' }>,
	deps: Deps,
): Promise<Output> {
	const now = deps.now().toISOString();
	const dated = period ? rangeOf(period, now) : undefined;
	const found = await listPosts(deps.db, { ...query, dated, today: localDay(now) });
	const { status, page, pageSize } = query;
	return { success: true, ...found, total: found.counts[status], page, pageSize };
}

/** Renders articles of an older renderer again, so that the editor sees what the next build shows. */
async function renew(post: StoredPost): Promise<StoredPost> {
	if (post.article.renderer === rendererVersion) return post;
	const article = await renderArticle(post.content, { title: post.title });
	return { ...post, article, excerpt: post.excerpt_typed ? post.excerpt : article.opening };
}

/** The editor's list; one post, by id or slug; or its preview, published or not. */
export const adminPosts: Action<typeof endpoint> = async (input, deps) => {
	if (input.action === 'list') return list(input, deps);
	const post = await renew(await getPost(deps.db, input.slug));
	const { finding, deleted_at } = post;
	if (input.action === 'get') return { success: true, post: toPost(post), finding, deleted_at };
	const dressed = await previewArticle(post.article, post.image_url, deps);
	return { success: true, post: toPost(post), ...dressed };
};
