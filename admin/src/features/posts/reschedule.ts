import type { PostSummary } from '#domain/post';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { loadPart } from '../../ui/load-part.ts';

/** Schedules the post again, whatever was done to it meanwhile. */
export async function reschedule({ id, scheduled_at }: PostSummary): Promise<void> {
	const { updatePost } = await loadPart(() => import('#contract/update-post'));
	const { title, content } = await fetchPost(id);
	await call(updatePost, { id, title, content, scheduled_at });
}
