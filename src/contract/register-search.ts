import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

const mostLetters = 200;
const mostResults = 100_000;

/** Counts a search, once per reader, text and day; what looks like a person's data is dropped. */
export const registerSearch = defineEndpoint({
	name: 'register-search',
	method: 'POST',
	access: 'public',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({
		q: wellFormedText.min(1).max(mostLetters),
		results: z.int().min(0).max(mostResults),
	}),
	response: z.object({ success: z.literal(true) }),
});
