import { z } from 'zod';
import { findingStates } from '#domain/site/finding';
import { defineEndpoint } from './endpoint.ts';

/** The switch of the fast lane. `turn-on` tries the site's own deploy first, and leaves it as it is where a check fails. */
export const fastLane = defineEndpoint({
	name: 'fast-lane',
	access: 'admin',
	request: z.object({ action: z.enum(['turn-on', 'turn-off']) }),
	response: z.object({
		success: z.literal(true),
		on: z.boolean(),
		/** What was checked before switching it on. */
		findings: z.array(
			z.object({
				about: z.string(),
				state: z.enum(findingStates),
				text: z.string(),
				mend: z.string().optional(),
			}),
		),
	}),
});
