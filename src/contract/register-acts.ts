import { z } from 'zod';
import { limits } from '#config/limits';
import { visitActs } from '#domain/readers/visit-kinds';
import { defineEndpoint } from './endpoint.ts';
import { slug } from './post-fields.ts';

/** Counts what a reader did on a post's page, each once per reader, post and day, if the view counted. */
export const registerActs = defineEndpoint({
	name: 'register-acts',
	method: 'POST',
	access: 'public',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({
		slug,
		acts: z
			.array(z.enum(visitActs))
			.min(1)
			.max(visitActs.length)
			.refine((acts) => new Set(acts).size === acts.length, 'Cada ato aparece uma vez.'),
	}),
	response: z.object({ success: z.literal(true) }),
});
