import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

/** Requires an admin token because it spends money. */
export const generateBlogImage = defineEndpoint({
	name: 'generate-blog-image',
	access: 'admin',
	request: z.object({
		prompt: wellFormedText.min(1).max(4000),
		style: z.literal('vivid').default('vivid'),
	}),
	response: z.object({
		success: z.literal(true),
		image_url: z.string(),
		image_width: z.number(),
		image_height: z.number(),
	}),
});
