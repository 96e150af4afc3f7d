import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';

/**
 * The blog as files, a page of them at a time: a reply of a function is at most 6 MB, and a blog is not. The
 * caller puts them together, and fetches the pictures where every reader fetches them.
 */
export const exportBlog = defineEndpoint({
	name: 'export-blog',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({
		/** The `next` of the page before; without it, the first. */
		after: z.uuid().nullable().default(null),
	}),
	response: z.object({
		success: z.literal(true),
		files: z.array(z.object({ name: z.string(), text: z.string() })),
		/** Of the whole blog, with the first page: the files' names, which are their addresses. */
		pictures: z.array(z.string()),
		/** Null after the last page. */
		next: z.string().nullable(),
	}),
});
