import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

/** Applies one change to many posts, in one transaction and with one publication. */
export const bulkPosts = defineEndpoint({
	name: 'bulk-posts',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({
		action: z.enum(['publish', 'unpublish', 'delete', 'restore']),
		postIds: z.array(id).min(1).max(200),
	}),
	response: z.object({
		success: z.literal(true),
		/** Ids of the posts that changed; the others were already in that state or no longer exist. */
		changed: z.array(z.string()),
		publication: z.number().nullable(),
	}),
});
