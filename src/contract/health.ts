import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Is the server up? Touches no database. */
export const health = defineEndpoint({
	name: 'health',
	method: 'GET',
	access: 'public',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.object({
		success: z.literal(true),
		status: z.literal('ok'),
		/** Can this site send a mail? Else nobody is offered one. */
		mail: z.boolean().default(true),
	}),
});
