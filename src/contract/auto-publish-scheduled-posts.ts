import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The editor runs the scheduled publisher by hand. */
export const autoPublishScheduledPosts = defineEndpoint({
	name: 'auto-publish-scheduled-posts',
	access: 'admin',
	request: z.object({ trigger: z.literal('manual').default('manual') }),
	response: z.object({ success: z.literal(true), publishedCount: z.number(), count: z.number() }),
});
