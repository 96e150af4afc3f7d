import { z } from 'zod';
import { limits } from '#config/limits';
import { visitSources } from '#domain/readers/visit-kinds';
import { defineEndpoint } from './endpoint.ts';
import { slug } from './post-fields.ts';

/** Counts a view of a post, first-party and without cookies, once per reader, post and day. */
export const registerView = defineEndpoint({
	name: 'register-view',
	method: 'POST',
	access: 'public',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({
		slug,
		/** Pages of the version before, which browsers still show, tell none. */
		source: z.enum(visitSources).default('direct'),
	}),
	response: z.object({ success: z.literal(true) }),
});
