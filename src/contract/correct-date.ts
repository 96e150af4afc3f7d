import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './plain-fields.ts';
import { postReply } from './post-reply.ts';

/**
 * Says when a public post came out: a time that has passed. `from` is its date as last seen: if it is another one by now,
 * or the post is not public, the call fails with 409. Can be repeated.
 */
export const correctDate = defineEndpoint({
	name: 'correct-date',
	access: 'admin',
	request: z.object({ post_id: id, from: instant.nullable(), at: instant }),
	response: z.object({
		success: z.literal(true),
		post: postReply,
		/** Null when the post had this date already. */
		publication: z.number().nullable(),
	}),
});
