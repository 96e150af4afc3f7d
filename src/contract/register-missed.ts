import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

const mostLetters = 2_000;

/** Counts an address at which a reader found nothing, once per reader and day; scanners' noise is dropped. */
export const registerMissed = defineEndpoint({
	name: 'register-missed',
	method: 'POST',
	access: 'public',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({ path: wellFormedText.min(1).max(mostLetters) }),
	response: z.object({ success: z.literal(true) }),
});
