import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

/** Moves a post to the bin, restores it as a draft, or deletes it for good. The bin keeps a post for 30 days. */
export const deletePost = defineEndpoint({
	name: 'delete-post',
	access: 'admin',
	request: z.object({
		postId: id,
		action: z.enum(['delete', 'restore', 'purge']).default('delete'),
	}),
	response: z.object({ success: z.literal(true), publication: z.number().nullable() }),
});
