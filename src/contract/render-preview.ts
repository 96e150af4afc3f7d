import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';
import { renderedArticleReply } from './post-reply.ts';

/** The true preview: the text in hand, rendered by the one renderer (S34). */
export const renderPreview = defineEndpoint({
	name: 'render-preview',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: z.object({ title: wellFormedText.max(10_000), content: wellFormedText }),
	response: z.object({
		success: z.literal(true),
		article: renderedArticleReply,
		/** What an empty excerpt would become. */
		excerpt: z.string(),
	}),
});
