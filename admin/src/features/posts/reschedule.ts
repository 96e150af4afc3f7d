import type { PostSummary } from '#domain/post';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';

/** Schedules the post again, whatever was done to it meanwhile. */
export async function reschedule({ id, scheduled_at }: PostSummary): Promise<void> {
	const { updatePost } = await import('#contract/update-post');
	const { title, content } = await fetchPost(id);
	await call(updatePost, { id, title, content, scheduled_at });
}
