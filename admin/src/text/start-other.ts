import { messages } from '../messages/all.ts';
import { beginText } from './begin-post.ts';
import type { PostValues } from './post-values.ts';

/** Moves the text to a new draft; returns its id. */
export const startOther = (values: PostValues): Promise<string> => {
	const title = messages.conflict.otherTitle(values.title);
	return beginText({ ...values, title, slug: '', scheduled_at: null });
};
