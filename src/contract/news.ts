import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A mark that `site-status` gave; nobody else can name it. */
export const siteMark = z.string().regex(/^[\w-]{22}$/);

/**
 * Whether `site-status` would still answer the same. Anybody may ask, because only a blob is read and only whoever knows
 * the present mark learns anything.
 */
export const news = defineEndpoint({
	name: 'news',
	access: 'public',
	request: z.object({ mark: siteMark }),
	response: z.object({
		success: z.literal(true),
		is_same: z.boolean(),
		/** When the scheduler last ran; null when something changed. */
		last_run_at: z.string().nullable(),
	}),
});
