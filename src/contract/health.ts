import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Reports that the server is up, without touching the database. */
export const health = defineEndpoint({
	name: 'health',
	method: 'GET',
	access: 'public',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.object({
		success: z.literal(true),
		status: z.literal('ok'),
		/** Whether this site can send mail; if not, the sign-in does not offer it. */
		mail: z.boolean().default(true),
	}),
});
