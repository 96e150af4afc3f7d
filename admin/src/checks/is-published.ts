import { ApiError } from '../api/api-error.ts';
import { fetchPost } from '../api/queries.ts';

/** Whether readers can open the post with this slug. */
export async function isPublished(slug: string, signal?: AbortSignal): Promise<boolean> {
	try {
		return (await fetchPost(slug, signal)).published;
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return false;
		throw error;
	}
}
