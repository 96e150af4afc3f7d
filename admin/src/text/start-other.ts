import { workingCopies } from '#contract/working-copies';
import { call } from '../api/call.ts';
import { messages } from '../messages/all.ts';
import type { PostValues } from './post-values.ts';

/** Moves the text to a new post that does not exist yet; returns its id. */
export async function startOther(values: PostValues): Promise<string> {
	const post_id = crypto.randomUUID();
	const title = messages.conflict.otherTitle(values.title);
	const fields = { ...values, title, slug: '', scheduled_at: null };
	await call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	return post_id;
}
