import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './plain-fields.ts';
import { postReply } from './post-reply.ts';

/**
 * Says when a public post came out, or when a post was created, by which lists go: a time that has passed, without `at`
 * now. `from` is the date as last seen: if it is another one by now, or the post is not public, the call fails with 409.
 * With `at` it can be repeated.
 */
export const correctDate = defineEndpoint({
	name: 'correct-date',
	access: 'admin',
	request: z.object({
		post_id: id,
		date: z.enum(['published_at', 'created_at']).default('published_at'),
		from: instant.nullable(),
		at: instant.optional(),
	}),
	response: z.object({
		success: z.literal(true),
		post: postReply,
		/** Null when the post had this date already. */
		publication: z.number().nullable(),
	}),
});
