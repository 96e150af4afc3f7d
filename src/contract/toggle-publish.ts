import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { postSummaryReply } from './post-reply.ts';

/** Unpublishing also unschedules; otherwise the next run would publish the post again. */
export const togglePublish = defineEndpoint({
	name: 'toggle-publish',
	access: 'admin',
	request: z.object({ postId: id, publish: z.boolean() }),
	response: z.object({
		success: z.literal(true),
		post: postSummaryReply,
		/** Null when the post was already in that state. */
		publication: z.number().nullable(),
	}),
});
