import { paths } from '#config/paths';
import { storageKeys } from '#config/storage-keys';
import { adminPosts } from '#contract/admin-posts';
import { tokenHeader } from '#contract/endpoint';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { readStored } from '#elements/browser-storage.ts';

export interface Previewed {
	post: PostSummary;
	article: RenderedArticle;
}

/** Requests a post as the editor sees it; undefined when it does not exist or the visitor has no access. */
export async function requestPreview(
	slug: string | undefined,
	signal: AbortSignal,
): Promise<Previewed | undefined> {
	const token = readStored(storageKeys.adminToken);
	if (!slug || !token) return undefined;
	try {
		const response = await fetch(paths.api(adminPosts.name), {
			method: adminPosts.method,
			headers: { 'content-type': 'application/json', [tokenHeader.admin]: token },
			body: JSON.stringify({ slug }),
			cache: 'no-store',
			signal,
		});
		const reply = adminPosts.response.safeParse(await response.json());
		if (!reply.success || !('post' in reply.data) || !reply.data.article) return undefined;
		const { post, article, cover_generated } = reply.data;
		return { post: { ...post, ...(cover_generated && { cover_generated }) }, article };
	} catch {
		// Spec §8: a failed preview shows as not found, whatever the reason.
		return undefined;
	}
}
