import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * Exports the blog as files, paginated because a function's reply is limited to 6 MB. The caller combines the pages,
 * and fetches the pictures from their public addresses.
 */
export const exportBlog = defineEndpoint({
	name: 'export-blog',
	access: 'admin',
	request: z.object({
		/** `next` of the previous page; null for the first page. */
		after: z.uuid().nullable().default(null),
	}),
	response: z.object({
		success: z.literal(true),
		files: z.array(z.object({ name: z.string(), text: z.string() })),
		/** On the first page, the file names (and so the addresses) of all pictures of the blog. */
		pictures: z.array(z.string()),
		/** Null after the last page. */
		next: z.string().nullable(),
	}),
});
