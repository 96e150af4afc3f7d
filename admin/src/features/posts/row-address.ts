import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';

/** Published posts at their address, the others with `preview=1`. */
export const addressOf = (post: Pick<PostSummary, 'published' | 'slug'>): string =>
	post.published ? paths.post(post.slug) : paths.preview(post.slug);
