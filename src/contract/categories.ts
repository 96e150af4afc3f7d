import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { categoryName } from './plain-fields.ts';
import { categoryReply } from './post-reply.ts';

/** All categories, ordered by name. `at` asks for those of this moment, which nobody else has read. */
export const categories = defineEndpoint({
	name: 'categories',
	method: 'GET',
	access: 'public',
	maxBodyBytes: 0,
	query: ['at'],
	request: z.object({ at: z.string().optional() }),
	response: z.object({ success: z.literal(true), categories: z.array(categoryReply) }),
});

/** Creates a category, or returns the existing one with this name. */
export const createCategory = defineEndpoint({
	name: 'create-category',
	access: 'admin',
	request: z.object({ name: categoryName }),
	response: z.object({ success: z.literal(true), category: categoryReply }),
});
