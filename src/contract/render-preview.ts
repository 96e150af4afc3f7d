import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';
import { previewReply } from './post-reply.ts';

/** The true preview: the current text, rendered by the same renderer as the site. */
export const renderPreview = defineEndpoint({
	name: 'render-preview',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: z.object({
		title: wellFormedText.max(10_000),
		content: wellFormedText,
		image_url: wellFormedText.max(10_000).optional(),
	}),
	response: z.object({
		success: z.literal(true),
		...previewReply,
		/** The excerpt that an empty field would be filled with. */
		excerpt: z.string(),
	}),
});
