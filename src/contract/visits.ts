import { z } from 'zod';
import { visitActs, visitSources } from '#domain/readers/visit-kinds';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';
import { slug } from './post-fields.ts';

/** Counts a view of a post, first-party and without cookies, once per reader, post and day. */
export const registerView = defineEndpoint({
	name: 'register-view',
	access: 'public',
	request: z.object({
		slug,
		/** Pages of the version before, which browsers still show, tell none. */
		source: z.enum(visitSources).default('direct'),
	}),
	response: z.object({ success: z.literal(true) }),
});

/** Counts what a reader did on a post's page, each once per reader, post and day, if the view counted. */
export const registerActs = defineEndpoint({
	name: 'register-acts',
	access: 'public',
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

const longestSearch = 200;
const mostResults = 100_000;

/** Counts a search, once per reader, text and day; what looks like a person's data is dropped. */
export const registerSearch = defineEndpoint({
	name: 'register-search',
	access: 'public',
	request: z.object({
		q: wellFormedText.min(1).max(longestSearch),
		results: z.int().min(0).max(mostResults),
	}),
	response: z.object({ success: z.literal(true) }),
});

const longestAddress = 2_000;

/** Counts an address at which a reader found nothing, once per reader and day; scanners' noise is dropped. */
export const registerMissed = defineEndpoint({
	name: 'register-missed',
	access: 'public',
	request: z.object({ path: wellFormedText.min(1).max(longestAddress) }),
	response: z.object({ success: z.literal(true) }),
});
