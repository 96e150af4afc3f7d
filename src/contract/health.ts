import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * Reports that the server is up; with `deep`, whether the scheduler runs and publications come through, with status 503
 * when they do not. Never touches the database.
 */
export const health = defineEndpoint({
	name: 'health',
	method: 'GET',
	access: 'public',
	maxBodyBytes: 0,
	query: ['deep'],
	request: z.object({ deep: z.string().optional() }),
	response: z.object({
		success: z.literal(true),
		status: z.enum(['ok', 'late']),
		/** When the scheduler last ran; null when unknown. Only with `deep`, like the next. */
		scheduler_at: z.string().nullable().optional(),
		/** When the oldest change was made that readers do not see yet; null when there is none. */
		waiting_since: z.string().nullable().optional(),
		/** Whether this site can send mail; if not, the sign-in does not offer it. */
		mail: z.boolean().default(true),
	}),
});
