import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';
import { renderedArticleReply } from './post-reply.ts';

/** The true preview: the current text, rendered by the same renderer as the site (S34). */
export const renderPreview = defineEndpoint({
	name: 'render-preview',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: z.object({ title: wellFormedText.max(10_000), content: wellFormedText }),
	response: z.object({
		success: z.literal(true),
		article: renderedArticleReply,
		/** The excerpt that an empty field would be filled with. */
		excerpt: z.string(),
	}),
});
